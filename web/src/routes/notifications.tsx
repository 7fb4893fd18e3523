import { CheckCheck } from 'lucide-react';
import { Suspense } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { useUnread } from '../features/inbox/useUnread';
import { KindFilters } from '../features/inbox/notifications/KindFilters';
import { KIND_FILTERS, type NotificationChoice } from '../features/inbox/notifications/kind-filters';
import { NotificationList } from '../features/inbox/notifications/NotificationList';
import { useMarkAllRead } from '../features/inbox/notifications/useReading';
import { useMessages } from '../features/inbox/notifications/useMessages';
import type { NotificationFilter } from '../graphql/schema.generated';
import { IconButton } from '../ui/form/IconButton';
import { Page } from '../ui/layout/Page';
import { TabList, TabPanel } from '../ui/navigation/Tabs';
import { FollowRequestsLink } from '../features/people/requests/FollowRequestsLink';
import { RequestsLink } from '../features/inbox/notifications/requests/RequestsLink';

const NAME = 'notifications';
const filters: readonly NotificationFilter[] = ['ALL', 'MENTIONS', 'UNREAD'];

/** /notifications: what people did that concerns the viewer; the tab and the kind are kept in the address. */
export function NotificationsPage() {
  const say = useMessages();
  const { notifications } = useUnread();
  const [search, setSearch] = useSearchParams();
  const cameBack = useNavigationType() === NavigationType.Pop;
  const markAll = useMarkAllRead();
  const asked = search.get('tab')?.toUpperCase();
  const filter = filters.find((each) => each === asked) ?? 'ALL';
  // Mentions are a kind by themselves.
  const hasKinds = filter !== 'MENTIONS';
  const askedKind = hasKinds ? search.get('kind')?.toUpperCase() : undefined;
  const kind = KIND_FILTERS.find((each) => each === askedKind) ?? null;

  function choose(next: NotificationChoice) {
    setSearch(
      {
        ...(next.filter !== 'ALL' && { tab: next.filter.toLowerCase() }),
        ...(next.kind && next.filter !== 'MENTIONS' && { kind: next.kind.toLowerCase() }),
      },
      { replace: true },
    );
    window.scrollTo({ top: 0 });
  }

  return (
    <Page
      title={say('title')}
      actions={
        notifications > 0 && (
          <IconButton icon={CheckCheck} label={say('markAll')} size="lg" onClick={() => void markAll()} />
        )
      }
      tabs={
        <TabList
          label={say('filters')}
          name={NAME}
          items={[
            { id: 'ALL', label: say('all') },
            { id: 'MENTIONS', label: say('mentions') },
            { id: 'UNREAD', label: say('unread') },
          ]}
          selected={filter}
          onSelect={(next) => choose({ filter: next, kind })}
        />
      }
    >
      <TabPanel name={NAME} id={filter}>
        {hasKinds && <KindFilters value={kind} onChange={(next) => choose({ filter, kind: next })} />}
        {filter === 'ALL' && kind === null && (
          <Suspense fallback={null}>
            <FollowRequestsLink wide />
            <RequestsLink />
          </Suspense>
        )}
        <NotificationList key={`${filter} ${kind}`} choice={{ filter, kind }} isReturn={cameBack} />
      </TabPanel>
    </Page>
  );
}
