import { PenLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Subscribers } from '../features/email-subscription/administration/Subscribers';
import { useIssue } from '../features/email-subscription/administration/useIssue';
import { useWords } from '../features/email-subscription/administration/useWords';
import { Button } from '../ui/Button';
import { Page } from '../ui/Page';
import { NavTabs } from '../ui/Tabs';
import { inTime } from '../ui/lazily';
import { sheet } from '../ui/theme/sheet';

const IssueComposer = inTime(async () => ({
  default: (await import('../features/email-subscription/administration/IssueComposer')).IssueComposer,
}));

const Newsletters = inTime(async () => ({
  default: (await import('../features/email-subscription/administration/Newsletters')).Newsletters,
}));

const PATH = '/admin/email-subscriptions';

/** /admin/email-subscriptions: who gets news by mail, and the news. */
export function AdminEmailSubscriptions() {
  const w = useWords();
  const [parameters, setParameters] = useSearchParams();
  const [isWriting, setWriting] = useState(false);
  const issue = useIssue(() => {
    setWriting(false);
    setParameters({ tab: 'newsletters' });
  });
  const tab = parameters.get('tab') === 'newsletters' ? 'newsletters' : 'subscribers';
  return (
    <Page
      title={w('title')}
      padded
      actions={
        <Button
          icon={PenLine}
          size="sm"
          aria-label={w('write')}
          className={styles.write}
          onClick={() => setWriting(true)}
        >
          {w('write')}
        </Button>
      }
      tabs={
        <NavTabs
          label={w('sections')}
          items={[
            { to: PATH, label: w('subscribers'), current: tab === 'subscribers' },
            { to: `${PATH}?tab=newsletters`, label: w('newsletters'), current: tab === 'newsletters' },
          ]}
        />
      }
    >
      <Suspense fallback={null}>
        {tab === 'subscribers' ? <Subscribers /> : <Newsletters onWrite={() => setWriting(true)} />}
      </Suspense>
      {isWriting && (
        <Suspense fallback={null}>
          <IssueComposer issue={issue} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </Page>
  );
}

const styles = sheet({
  // On a phone the title needs the room of the words.
  write: { '& > span': { display: { base: 'none', sm: 'inline' } } },
});
