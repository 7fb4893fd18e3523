import {
  Activity,
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { useT } from '../i18n/I18nProvider';
import { ErrorCard } from './ErrorCard';
import { listStyles as styles } from './list-styles';
import { ListFoot } from './ListFoot';
import type { RowObserver } from './row-observer';
import { useTakeOver } from './server-page';
import { useMeasured, useWindowRows } from './useWindowRows';
import { VisuallyHidden } from './VisuallyHidden';

/** `loading` and `failed` speak of the first page, `loadingMore` and `moreFailed` of a later one. */
export type ListStatus = 'loading' | 'failed' | 'ready' | 'loadingMore' | 'moreFailed';

/** Puts what is in a row into its place, under a name. */
export type RowFrame = (name: string, content: ReactNode) => ReactNode;

export interface InfiniteListProps<Item> {
  /** The accessible name. */
  label: string;
  /** A feed of articles (the wrapper is the `article`, so a row needs none), or a plain list. */
  kind?: 'feed' | 'list';
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The accessible name of one article of a feed. */
  nameOf?: (item: Item) => string;
  /** What is in a row. */
  renderItem?: (item: Item, index: number) => ReactNode;
  /** The whole row, for items that are named by what they read themselves. */
  renderRow?: (item: Item, frame: RowFrame) => ReactNode;
  /** The usual height of a row in pixels, until it is measured. */
  estimatePx: number;
  status: ListStatus;
  /** What failed is asked for again. */
  busy?: boolean;
  hasMore: boolean;
  loadMore: () => void;
  /** Again the first page. */
  retry: () => void;
  /** Why the first page failed, in words for people. */
  reason?: string | null;
  /** One row's shape while loading. */
  skeleton: ReactNode;
  empty: ReactNode;
  /** Names the list within its page, so that Back finds its heights again. */
  name: string;
}

const SKELETON_ROWS = 5;

/** A long list that grows as one scrolls, with every state that it can be in. Only the rows near the window exist. */
export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { label, kind = 'feed', items, status, busy, skeleton, empty, reason, retry } = props;
  const t = useT();
  const hasRows = items.length > 0;
  /** How many rows there were when somebody pressed Retry. */
  const askedRef = useRef<number>(null);
  const askAgain = () => {
    askedRef.current = items.length;
    if (hasRows) props.loadMore();
    else retry();
  };
  // The first rows take some time to make: in slices, between which the browser can draw and listen.
  const isTime = useDeferredValue(hasRows);

  if (hasRows && isTime) return <Rows {...props} askedRef={askedRef} onRetry={askAgain} />;
  if (!hasRows && status === 'failed') return <ErrorCard reason={reason ?? ''} onRetry={askAgain} busy={busy} />;
  if (hasRows || status !== 'ready') {
    return (
      <>
        <VisuallyHidden role="status">{t('states.loading')}</VisuallyHidden>
        <div aria-busy="true" role={kind} aria-label={label}>
          {Array.from({ length: SKELETON_ROWS }, (_, index) => (
            <div key={index} className={styles.row}>
              {skeleton}
            </div>
          ))}
        </div>
      </>
    );
  }
  return empty;
}

interface RowsProps<Item> extends InfiniteListProps<Item> {
  askedRef: RefObject<number | null>;
  onRetry: () => void;
}

function Rows<Item>(props: RowsProps<Item>) {
  const { label, kind = 'feed', items, keyOf, nameOf, estimatePx, status, hasMore, loadMore, name } = props;
  const { renderItem, renderRow, askedRef, onRetry } = props;
  const { rows, listRef, observer } = useWindowRows({ items, keyOf, estimatePx, name });
  useTakeOver(true);
  const wantsMore = status === 'ready' && hasMore && rows.end > items.length - 4;
  const ask = useEffectEvent(() => loadMore());

  useEffect(() => {
    if (wantsMore) ask();
  }, [wantsMore, items.length]);

  // Whoever pressed Retry goes on at the first row that came of it: the button they were on is gone.
  useEffect(() => {
    if (askedRef.current === null || status === 'moreFailed' || items.length <= askedRef.current) return;
    const row = listRef.current?.querySelector<HTMLElement>(`[aria-posinset="${askedRef.current + 1}"]`);
    if (document.activeElement === document.body) row?.focus({ preventScroll: true });
    // A row that is made out of sight takes no focus as yet.
    if (document.activeElement !== document.body) askedRef.current = null;
  });

  return (
    <div className={styles.list}>
      <div
        ref={listRef}
        role={kind}
        aria-label={label}
        aria-busy={status === 'loadingMore'}
        style={{ paddingBlockStart: `${rows.beforePx}px`, paddingBlockEnd: `${rows.afterPx}px` }}
      >
        {items.slice(rows.first, rows.end).map((item, index) => (
          <Activity key={keyOf(item)} mode={rows.first + index === rows.made ? 'hidden' : 'visible'}>
            <Row
              rowKey={keyOf(item)}
              observer={observer}
              role={kind === 'feed' ? 'article' : 'listitem'}
              name={nameOf?.(item)}
              item={item}
              index={rows.first + index}
              count={hasMore ? -1 : items.length}
              renderItem={renderItem as RowProps['renderItem']}
              renderRow={renderRow as RowProps['renderRow']}
            />
          </Activity>
        ))}
      </div>
      <ListFoot status={status} hasMore={hasMore} onRetry={onRetry} busy={props.busy} skeleton={props.skeleton} />
    </div>
  );
}

interface RowProps {
  rowKey: string;
  observer: RowObserver;
  role: 'article' | 'listitem';
  name: string | undefined;
  item: unknown;
  index: number;
  count: number;
  renderItem: ((item: unknown, index: number) => ReactNode) | undefined;
  renderRow: ((item: unknown, frame: RowFrame) => ReactNode) | undefined;
}

/** Kept while others scroll in and out: the list renders as one scrolls, its rows only when they change. */
const Row = memo(function Row({ rowKey, observer, role, name, item, index, count, ...render }: RowProps) {
  const ref = useMeasured(observer);
  const frame = (name: string | undefined, content: ReactNode) => (
    <div
      ref={ref}
      data-row={rowKey}
      role={role}
      aria-label={name}
      aria-posinset={index + 1}
      aria-setsize={count}
      tabIndex={-1}
      className={styles.row}
    >
      {content}
    </div>
  );
  return render.renderRow ? render.renderRow(item, frame) : frame(name, render.renderItem?.(item, index));
});
