import { PenLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIssue } from '../features/admin/email-subscription/useIssue';
import { useMessages } from '../features/admin/email-subscription/useMessages';
import { Button } from '../ui/form/Button';
import { Page } from '../ui/layout/Page';
import { NavTabs } from '../ui/navigation/Tabs';
import { TableSkeleton } from '../features/admin/tables/TableSkeleton';
import { preloadWhenIdle } from '../ui/loading/lazy-with-retry';
import { sheet } from '../ui/theme/sheet';
import { Subscribers } from '../features/admin/email-subscription/Subscribers';

const IssueComposer = preloadWhenIdle(async () => ({
  default: (await import('../features/admin/email-subscription/IssueComposer')).IssueComposer,
}));

const Newsletters = preloadWhenIdle(async () => ({
  default: (await import('../features/admin/email-subscription/Newsletters')).Newsletters,
}));

const ScheduledNewsletters = preloadWhenIdle(async () => ({
  default: (await import('../features/admin/email-subscription/ScheduledNewsletters')).ScheduledNewsletters,
}));

const PATH = '/admin/email-subscriptions';

/** /admin/email-subscriptions: who gets news by mail, and the news. */
export function AdminEmailSubscriptionsPage() {
  const w = useMessages();
  const [parameters, setParameters] = useSearchParams();
  const [isWriting, setWriting] = useState(false);
  const issue = useIssue(null, () => {
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
      <Suspense fallback={<TableSkeleton />}>
        {tab === 'subscribers' ? (
          <Subscribers />
        ) : (
          <>
            <ScheduledNewsletters />
            <Newsletters onWrite={() => setWriting(true)} />
          </>
        )}
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
  // On phones the title needs the space.
  write: { '& > span': { display: { base: 'none', sm: 'inline' } } },
});
