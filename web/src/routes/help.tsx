import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RequireClaim } from '../features/session/viewer/guards';
import { CategoryCards } from '../features/help/CategoryCards';
import { helpTabOf } from '../features/help/help-tab';
import { HelpSearch } from '../features/help/HelpSearch';
import { HelpTabs } from '../features/help/HelpTabs';
import { useMessages } from '../features/help/useMessages';
import { useTakeOver } from '../ui/layout/server-page';
import { Skeleton } from '../ui/feedback/Skeleton';
import { usePageTitle } from '../ui/layout/usePageTitle';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry';

const LegalPage = lazyWithRetry(async () => ({
  default: (await import('../features/help/legal/LegalPage')).LegalPage,
}));
const Contact = lazyWithRetry(async () => ({ default: (await import('../features/help/contact/Contact')).Contact }));
const Inbox = lazyWithRetry(async () => ({ default: (await import('../features/help/contact/Inbox')).Inbox }));

/** /help, its sections by ?tab=. */
export function HelpPage() {
  const w = useMessages();
  const [parameters] = useSearchParams();
  const tab = helpTabOf(parameters.get('tab'));
  // The server renders another section for this address.
  useTakeOver(tab === 'messages');
  usePageTitle(tab === 'topics' ? w('title') : w(tab));
  return (
    <>
      <HelpTabs selected={tab} />
      <Suspense fallback={<Skeleton height="24rem" />}>
        {tab === 'topics' && (
          <HelpSearch>
            <CategoryCards />
          </HelpSearch>
        )}
        {(tab === 'privacy' || tab === 'terms') && <LegalPage key={tab} slug={tab} />}
        {tab === 'contact' && <Contact />}
        {tab === 'messages' && (
          <RequireClaim of={['help.contact.read']}>
            <Inbox />
          </RequireClaim>
        )}
      </Suspense>
    </>
  );
}
