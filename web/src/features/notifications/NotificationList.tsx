import { useT } from '../../i18n/I18nProvider';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { InfiniteList } from '../../ui/InfiniteList';
import { NewItemsPill } from '../../ui/NewItemsPill';
import type { NotificationFilter } from '../../graphql/schema.generated';
import { useViewer } from '../identity/viewer/viewer';
import { frameDialog } from '../shortcuts/frame-dialog';
import { useShortcut } from '../shortcuts/useShortcut';
import { moveInFeed, pressInFocused } from '../timelines/feed-keys';
import { useFocusFirst } from '../timelines/useFocusFirst';
import { usePages } from '../timelines/usePages';
import { nameOf } from './notification-face';
import { NotificationRow } from './NotificationRow';
import { useNotificationsQuery } from './Notifications.generated';
import { NOTIFICATION_HEIGHT_PX, NotificationSkeleton } from './NotificationSkeleton';
import { NOTIFICATIONS_PAGE, useArrivals } from './useArrivals';
import { useSeen } from './useReading';
import { useWords } from './useWords';

interface NotificationListProps {
  filter: NotificationFilter;
  /** Shown as it was left, by Back; otherwise with what has come since. */
  isReturn: boolean;
}

/** One tab of the notifications, with what comes in live. Give each filter its own key. */
export function NotificationList({ filter, isReturn }: NotificationListProps) {
  const t = useT();
  const say = useWords();
  const viewer = useViewer();
  const answer = useNotificationsQuery({
    variables: { filter, first: NOTIFICATIONS_PAGE },
    fetchPolicy: isReturn ? 'cache-first' : 'cache-and-network',
  });
  const { data, error, refetch } = answer;
  const list = data?.viewer?.notifications;
  const items = list?.edges.map(({ node }) => node);
  const arrivals = useArrivals(filter, items);
  const focusFirst = useFocusFirst(items?.[0] && items[0].id + items[0].createdAt);
  useSeen(filter, items);

  async function loadAnew() {
    await refetch();
    arrivals.forget();
  }

  const pages = usePages(answer, {
    pageInfo: list?.pageInfo,
    refetch: loadAnew,
    failure: say('loadFailed'),
  });

  function showNew() {
    if (arrivals.count === 0) return;
    window.scrollTo({ top: 0 });
    focusFirst();
    if (!arrivals.show()) void loadAnew().catch(() => undefined);
  }
  useShortcut('.', showNew);
  useShortcut('j', () => moveInFeed(1));
  useShortcut('k', () => moveInFeed(-1));
  useShortcut('o', () => pressInFocused('open'));

  return (
    <>
      <NewItemsPill count={arrivals.count} onShow={showNew}>
        {say('new', { count: arrivals.count })}
      </NewItemsPill>
      <InfiniteList
        label={say('list')}
        name={filter}
        items={items ?? []}
        keyOf={({ id }) => id}
        nameOf={(notification) => nameOf(notification, say)}
        renderItem={(notification) => (
          <NotificationRow notification={notification} viewerHandle={viewer?.handle ?? ''} />
        )}
        estimatePx={NOTIFICATION_HEIGHT_PX}
        skeleton={<NotificationSkeleton />}
        empty={<Empty filter={filter} />}
        {...pages}
        reason={error ? (pages.reason ?? t('errors.generic')) : null}
      />
    </>
  );
}

function Empty({ filter }: { filter: NotificationFilter }) {
  const say = useWords();
  if (filter === 'UNREAD') {
    return (
      <EmptyState
        drawing="lily"
        title={say('emptyUnread')}
        text={say('emptyUnreadText')}
        action={
          <ButtonLink to="/notifications" variant="outline">
            {say('seeAll')}
          </ButtonLink>
        }
      />
    );
  }
  if (filter === 'MENTIONS') {
    return <EmptyState drawing="reeds" title={say('emptyMentions')} text={say('emptyMentionsText')} />;
  }
  return (
    <EmptyState
      drawing="pond"
      title={say('emptyAll')}
      text={say('emptyAllText')}
      action={<Button onClick={() => frameDialog.open('compose')}>{say('write')}</Button>}
    />
  );
}
