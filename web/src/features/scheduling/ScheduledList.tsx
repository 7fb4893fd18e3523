import { MAX_ON_DAY, MAX_WAITING } from '@mallard/server/scheduling-rules';
import { useEffect, useEffectEvent } from 'react';
import { useFormats } from '../../i18n/I18nProvider';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { InfiniteList } from '../../ui/InfiniteList';
import { Skeleton } from '../../ui/Skeleton';
import { sheet } from '../../ui/theme/sheet';
import { useNow } from '../../ui/useNow';
import { frameDialog } from '../shortcuts/frame-dialog';
import { usePages } from '../timelines/usePages';
import { ScheduledCard } from './ScheduledCard';
import { type Scheduled_ItemFragment, useScheduledPostsQuery } from './Scheduling.generated';
import { useWhen } from './useWhen';
import { useWords } from './words';

const PAGE = 20;
const ROW_PX = 110;
/** A quack is out this long after its time, as a rule. */
const OUT_AFTER_MS = 4_000;
/** As far as timers reach. */
const LONGEST_WAIT_MS = 86_400_000;

/** Every quack that waits for its time, by days; those that failed lead. */
export function ScheduledList() {
  const w = useWords();
  const when = useWhen();
  const formats = useFormats();
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
  useLookWhenOut(items, () => void refetch().catch(() => undefined));

  const headingOf = (item: Scheduled_ItemFragment) =>
    item.failure === null ? when.day(new Date(item.publishAt), now) : w('failedHeading');
  return (
    <>
      {items.length > 0 && (
        <p className={styles.lead}>
          {w('lead', {
            zone: w('zone', { zone: when.zone }),
            waiting: formats.number(MAX_WAITING),
            day: formats.number(MAX_ON_DAY),
          })}
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
        {...pages}
      />
    </>
  );
}

/** Looks again when the next quack should be out, since nothing tells of it. */
function useLookWhenOut(items: readonly Scheduled_ItemFragment[], look: () => void) {
  const next = items.find(({ failure }) => failure === null)?.publishAt;
  const again = useEffectEvent(look);
  useEffect(() => {
    if (next === undefined) return;
    const wait = Math.max(0, new Date(next).getTime() - Date.now()) + OUT_AFTER_MS;
    if (wait > LONGEST_WAIT_MS) return;
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
