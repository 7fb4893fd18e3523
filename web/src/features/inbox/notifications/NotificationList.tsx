import { Suspense } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button, ButtonLink } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { InfiniteList } from '../../../ui/list/InfiniteList';
import { NewItemsPill } from '../../../ui/list/NewItemsPill';
import { useViewer } from '../../session/viewer/viewer';
import { frameDialog } from '../../session/shortcuts/frame-dialog';
import { useShortcut } from '../../session/shortcuts/useShortcut';
import type { ReadPlace } from '../../posts/reading/position-keeper';
import { moveInFeed, pressInFocused } from '../../timelines/feeds/feed-keys';
import { useFocusFirst } from '../../timelines/stream/useFocusFirst';
import { usePages } from '../../../graphql/usePages';
import { type KindFilter, listArguments, type NotificationChoice } from './kind-filters';
import { nameOf } from './notification-presentation';
import { NotificationRow } from './NotificationRow';
import { useNotificationsQuery } from './Notifications.generated';
import { NOTIFICATION_HEIGHT_PX, NotificationSkeleton } from './NotificationSkeleton';
import { NOTIFICATIONS_PAGE, useArrivals } from './useArrivals';
import { useSeen } from './useReading';
import { useMessages } from './useMessages';
import { ReadingPlace } from '../../timelines/reading/ReadingPlace';

const PLACE: ReadPlace = { timeline: 'NOTIFICATIONS', subjectId: null };

interface NotificationListProps {
  choice: NotificationChoice;
  /** Restored by Back; otherwise refreshed. */
  isReturn: boolean;
}

/** A tab of the notifications with live updates, or some kinds of it. Give each choice its own key. */
export function NotificationList({ choice, isReturn }: NotificationListProps) {
  const t = useT();
  const say = useMessages();
  const { filter, kind } = choice;
  const viewer = useViewer();
  const answer = useNotificationsQuery({
    variables: { ...listArguments(choice), first: NOTIFICATIONS_PAGE },
    fetchPolicy: isReturn ? 'cache-first' : 'cache-and-network',
  });
  const { data, error, refetch } = answer;
  const list = data?.viewer?.notifications;
  const items = list?.edges.map(({ node }) => node);
  const arrivals = useArrivals(choice, items);
  const focusFirst = useFocusFirst(items?.[0] && items[0].id + items[0].createdAt);
  useSeen(choice, items);

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
  useShortcut('r', () => pressInFocused('reply'));
  useShortcut('l', () => pressInFocused('nod'));

  return (
    <>
      <NewItemsPill count={arrivals.count} onShow={showNew}>
        {say('new', { count: arrivals.count })}
      </NewItemsPill>
      <InfiniteList
        label={say('list')}
        name={kind === null ? filter : `${filter}-${kind}`}
        items={items ?? []}
        keyOf={({ id }) => id}
        nameOf={(notification) => nameOf(notification, say)}
        renderItem={(notification) => (
          <NotificationRow notification={notification} viewerHandle={viewer?.handle ?? ''} />
        )}
        estimatePx={NOTIFICATION_HEIGHT_PX}
        skeleton={<NotificationSkeleton />}
        empty={<Empty {...choice} />}
        {...pages}
        reason={error ? (pages.reason ?? t('errors.generic')) : null}
      />
      {filter === 'ALL' && kind === null && items && items.length > 0 && (
        <Suspense fallback={null}>
          <ReadingPlace
            place={PLACE}
            ids={items.map(({ id }) => id)}
            positionOf={(id) => items.find((each) => each.id === id)?.position}
            pages={pages}
            isReturn={isReturn}
          />
        </Suspense>
      )}
    </>
  );
}

function Empty({ filter, kind }: NotificationChoice) {
  const say = useMessages();
  if (filter === 'UNREAD') {
    return (
      <EmptyState
        drawing="lily"
        title={say('emptyUnread')}
        text={kind === null ? say('emptyUnreadText') : say('emptyUnreadKind', { kind: say(`kind${kind}`) })}
        action={
          <ButtonLink to={`/notifications${kind === null ? '' : `?kind=${kind.toLowerCase()}`}`} variant="outline">
            {kind === null ? say('seeAll') : say('seeRead')}
          </ButtonLink>
        }
      />
    );
  }
  if (filter === 'MENTIONS') {
    return <EmptyState drawing="reeds" title={say('emptyMentions')} text={say('emptyMentionsText')} />;
  }
  if (kind !== null) {
    return (
      <EmptyState
        drawing={drawings[kind]}
        title={say(`empty${kind}`)}
        text={say(`empty${kind}Text`)}
        action={
          <ButtonLink to="/notifications" variant="outline">
            {say('seeAll')}
          </ButtonLink>
        }
      />
    );
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

const drawings = {
  REPLIES: 'reeds',
  NODS: 'lily',
  REQUACKS: 'pond',
  FOLLOWS: 'reeds',
  POSTS: 'pond',
  POLLS: 'lily',
  SYSTEM: 'reeds',
} as const satisfies Record<KindFilter, string>;
