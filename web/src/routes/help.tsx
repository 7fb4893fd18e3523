import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CategoryCards } from '../features/help/CategoryCards';
import { helpTabOf } from '../features/help/help-tab';
import { HelpSearch } from '../features/help/HelpSearch';
import { HelpTabs } from '../features/help/HelpTabs';
import { useWords } from '../features/help/useWords';
import { Skeleton } from '../ui/Skeleton';
import { usePageTitle } from '../ui/usePageTitle';
import { lazily } from '../ui/lazily';

const LegalPage = lazily(async () => ({ default: (await import('../features/help/legal/LegalPage')).LegalPage }));
const Contact = lazily(async () => ({ default: (await import('../features/help/contact/Contact')).Contact }));
const Messages = lazily(async () => ({ default: (await import('../features/help/contact/Messages')).Messages }));

/** /help, its sections by ?tab=. */
export function Help() {
  const w = useWords();
  const [parameters] = useSearchParams();
  const tab = helpTabOf(parameters.get('tab'));
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
        {tab === 'messages' && <Messages />}
      </Suspense>
    </>
  );
}
