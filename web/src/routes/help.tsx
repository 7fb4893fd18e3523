import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
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

/** /help, its sections by ?tab=. */
export function HelpPage() {
  const w = useMessages();
  const [parameters] = useSearchParams();
  const tab = helpTabOf(parameters.get('tab'));
  const isOfMessages = parameters.get('tab') === 'messages';
  // The server renders another section for this address.
  useTakeOver(isOfMessages);
  usePageTitle(tab === 'topics' ? w('title') : w(tab));
  if (isOfMessages) return <Navigate replace to={messagesPath(parameters)} />;
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
      </Suspense>
    </>
  );
}

/** Where the messages are now, for links to where they were. */
function messagesPath(former: URLSearchParams): string {
  const next = new URLSearchParams();
  for (const [name, value] of [
    ['state', former.get('state')],
    ['q', former.get('q')],
    ['assignee', former.get('mine') === '1' ? 'me' : null],
    ['open', former.get('message')],
  ] as const) {
    if (value) next.set(name, value);
  }
  return `/admin/messages${next.size > 0 ? `?${next.toString()}` : ''}`;
}
