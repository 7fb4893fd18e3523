import { MAX_WAITING } from '@mallard/rules/scheduling-rules';
import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { InfiniteList } from '../../../ui/list/InfiniteList';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { sheet } from '../../../ui/theme/sheet';
import { useNow } from '../../../ui/text/useNow';
import { frameDialog } from '../../session/shortcuts/frame-dialog';
import { usePages } from '../../../graphql/usePages';
import { ScheduledCard } from './ScheduledCard';
import { type Scheduled_ItemFragment, useScheduledPostsQuery } from './Scheduling.generated';
import { useWhen } from './useWhen';
import { useMessages } from './messages';

const PAGE = 20;
const ROW_PX = 110;
/** A post is usually published within this time. */
const OUT_AFTER_MS = 4_000;
/** Below the limit of browser timers. */
const MAX_WAIT_MS = 86_400_000;

/** Scheduled posts by day; failed ones come first. */
export function ScheduledList() {
  const t = useT();
  const w = useMessages();
  const when = useWhen();
  const now = useNow();
  const answer = useScheduledPostsQuery({
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const { data, refetch } = answer;
  const list = data?.viewer?.scheduledPosts;
  const items = (list?.edges ?? []).map(({ node }) => node);
  const pages = usePages(answer, {
    pageInfo: list?.pageInfo,
    failure: w('loadFailed'),
  });
  useRefetchWhenDue(items, () => void refetch().catch(() => undefined));

  const headingOf = (item: Scheduled_ItemFragment) =>
    item.failure === null ? when.day(new Date(item.publishAt), now) : w('failedHeading');
  return (
    <>
      {items.length > 0 && (
        <p className={styles.lead}>
          {w('zone', { zone: when.zone })}
          {items.length >= MAX_WAITING && ` ${w('tooManyWaiting', { count: MAX_WAITING })}`}
        </p>
      )}
      <InfiniteList
        label={w('list')}
        name="scheduled"
        items={items}
        keyOf={({ id }) => id}
        nameOf={({ publishAt, content }) => w('item', { when: when.moment(new Date(publishAt)), text: content })}
        renderItem={(item, index) => {
          const before = items[index - 1];
          const heading = headingOf(item);
          return (
            <>
              {(!before || headingOf(before) !== heading) && <h2 className={styles.day}>{heading}</h2>}
              <ScheduledCard item={item} now={now} />
            </>
          );
        }}
        estimatePx={ROW_PX}
        skeleton={<RowSkeleton />}
        empty={
          <EmptyState
            drawing="nest"
            title={w('empty')}
            text={w('emptyText')}
            action={<Button onClick={() => frameDialog.open('compose')}>{w('write')}</Button>}
          />
        }
        end={t('states.endOfFew')}
        {...pages}
      />
    </>
  );
}

/** Refetches when the next post is due, because no live update announces it. */
function useRefetchWhenDue(items: readonly Scheduled_ItemFragment[], refetch: () => void) {
  const next = items.find(({ failure }) => failure === null)?.publishAt;
  const again = useEffectEvent(refetch);
  useEffect(() => {
    if (next === undefined) return;
    const wait = Math.max(0, new Date(next).getTime() - Date.now()) + OUT_AFTER_MS;
    if (wait > MAX_WAIT_MS) return;
    const timer = setTimeout(() => again(), wait);
    return () => clearTimeout(timer);
  }, [next]);
}

function RowSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="5rem" />
      <Skeleton width="85%" />
      <Skeleton width="60%" />
    </div>
  );
}

const styles = sheet({
  lead: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    fontSize: 'sm',
    color: 'fg.muted',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  day: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '2.5',
    bg: 'bg.sunken',
    fontSize: 'sm',
    fontWeight: 'bold',
  },
  skeleton: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2.5',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '4',
  },
});
