import { memo, type ReactNode, type RefObject, useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { useT } from '../../i18n/I18nProvider';
import { ErrorCard } from '../feedback/ErrorCard';
import { listStyles as styles } from './list-styles';
import type { ListStatus } from './list-status';
import { ListFoot } from './ListFoot';
import type { RowObserver } from './row-observer';
import { useTakeOver } from '../layout/server-page';
import { useMeasured, useVirtualRows } from './useVirtualRows';
import { VisuallyHidden } from '../text/VisuallyHidden';

/** Positions the content of a row and labels it. */
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
  /** The content of a row. */
  renderItem?: (item: Item, index: number) => ReactNode;
  /** The whole row, for items that read their own label. */
  renderRow?: (item: Item, frame: RowFrame) => ReactNode;
  /** The usual height of a row in pixels, until it is measured. */
  estimatePx: number;
  status: ListStatus;
  /** Retries what failed. */
  busy?: boolean;
  hasMore: boolean;
  loadMore: () => void;
  /** Reloads the first page. */
  retry: () => void;
  /** Why the first page failed, for users. */
  reason?: string | null;
  /** The skeleton of one row. */
  skeleton: ReactNode;
  empty: ReactNode;
  /** Said at the end, in place of "You're all caught up", which is for news. */
  end?: string | undefined;
  /** Identifies the list within its page, so that going back restores its heights. */
  name: string;
}

const SKELETON_ROWS = 5;
/** With fewer rows, the end is not worth a compliment. */
const FEW = 10;

/** A virtualized, infinitely scrolling list with all its states. Only rows near the viewport are rendered. */
export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { label, kind = 'feed', items, status, busy, skeleton, empty, reason, retry } = props;
  const t = useT();
  // A page may be empty where the viewer's filters hide all of it, and more follow.
  const hasRows = items.length > 0 || (props.hasMore && status !== 'loading' && status !== 'failed');
  /** How many rows there were when Retry was pressed. */
  const askedRef = useRef<number>(null);
  const askAgain = () => {
    askedRef.current = items.length;
    if (hasRows) props.loadMore();
    else retry();
  };
  // The first rows are rendered in a deferred update, so that the browser stays responsive.
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
  const { rows, listRef, observer } = useVirtualRows({ items, keyOf, estimatePx, name });
  useTakeOver(true);
  const wantsMore = status === 'ready' && hasMore && rows.end > items.length - 4;
  const ask = useEffectEvent(() => loadMore());

  useEffect(() => {
    if (wantsMore) ask();
  }, [wantsMore, items.length]);

  // After Retry, the focus moves to the first new row, because the button is gone.
  useEffect(() => {
    if (askedRef.current === null || status === 'moreFailed' || items.length <= askedRef.current) return;
    const row = listRef.current?.querySelector<HTMLElement>(`[aria-posinset="${askedRef.current + 1}"]`);
    if (document.activeElement === document.body) row?.focus({ preventScroll: true });
    // The row may not be rendered yet.
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
          <Row
            key={keyOf(item)}
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
        ))}
      </div>
      <ListFoot
        status={status}
        hasMore={hasMore}
        onRetry={onRetry}
        busy={props.busy}
        skeleton={props.skeleton}
        end={props.end}
        few={items.length < FEW}
      />
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

/** Memoized: the list renders while scrolling, its rows only when they change. */
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
