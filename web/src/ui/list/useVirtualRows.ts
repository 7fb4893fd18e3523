import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { scheduleAfterFrame, reserveNextFrame } from '../loading/frame-scheduler';
import { covers, moved, oneRowNearer, rowAt, type RowRange, rowsWithin, within } from './row-layout';
import { RowObserver } from './row-observer';
import { rememberedHeights, rememberHeights } from './stored-heights';

interface Options<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  estimatePx: number;
  /** Identifies the list within its page. */
  name: string;
}

export interface VirtualRows extends RowRange {
  /** The height of the rows that are not rendered, before and after. */
  beforePx: number;
  afterPx: number;
}

/** Rows within this distance of the viewport must be rendered, in pixels. */
const NEAR_PX = 200;
/** Rows within this distance are rendered ahead, one in each frame. */
const AHEAD_PX = 1_000;
/** Rows stay rendered up to this distance, so that scrolling back finds them. */
const RENDERED_PX = 1_200;

/**
 * Which rows of a virtualized list to render, and the height of the others. Measured heights are stored per visit to a
 * page, so that Back and a reload restore them. Rows that are added, removed or measured above the viewport do not move what is
 * being read.
 */
export function useVirtualRows<Item>({ items, keyOf, estimatePx, name }: Options<Item>) {
  const visit = `${useLocation().key} ${name}`;
  const list = useRef<HTMLDivElement>(null);
  const [heights] = useState(() => rememberedHeights(visit, estimatePx));
  const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
  const [range, setRange] = useState(() => rowsWithin(heights.startsOf(keys), 0, window.innerHeight + NEAR_PX));
  const shown = useRef<{ items: readonly Item[]; keys: readonly string[] } | null>(null);
  // Nothing is rendered ahead before the first scroll, so that it does not delay the first paint.
  const scroll = useRef({
    y: 0,
    down: true,
    hasScrolled: false,
    isScheduled: false,
    isUnmounted: false,
  });

  /** Pixels of the list above the viewport; negative if the list starts below its top. */
  const pastPx = () => -(list.current?.getBoundingClientRect().top ?? 0);

  const around = (px: number) => {
    const top = pastPx();
    return rowsWithin(heights.startsOf(keys), top - px, top + window.innerHeight + px);
  };

  const renderAhead = useEffectEvent(() => {
    const { current } = scroll;
    current.isScheduled = false;
    const rendered = within(range, around(RENDERED_PX), around(NEAR_PX));
    // Distant rows are removed in a frame of their own.
    const next = covers(rendered, range) ? oneRowNearer(rendered, around(AHEAD_PX), current.down) : rendered;
    if (!covers(range, next) || !covers(next, range)) setRange(next);
  });

  const scheduleAhead = useEffectEvent(() => {
    const { current } = scroll;
    if (!current.hasScrolled || current.isScheduled) return;
    current.isScheduled = true;
    scheduleAfterFrame(() => !current.isUnmounted && renderAhead());
  });

  const follow = useEffectEvent((commit: (update: () => void) => void) => {
    const needed = around(NEAR_PX);
    if (!covers(range, needed)) {
      reserveNextFrame();
      commit(() => setRange(within(range, around(RENDERED_PX), needed)));
    }
    if (!covers(range, around(AHEAD_PX))) scheduleAhead();
  });

  const measure = useEffectEvent((entries: readonly ResizeObserverEntry[]) => {
    let shift = 0;
    for (const { target, borderBoxSize } of entries) {
      const key = target instanceof HTMLElement ? target.dataset['row'] : undefined;
      const height = borderBoxSize[0]?.blockSize ?? 0;
      if (key === undefined || height === 0) continue;
      const change = height - heights.of(key);
      if (Math.abs(change) < 0.5) continue;
      heights.set(key, height);
      if (target.getBoundingClientRect().bottom - change <= 0) shift += change;
    }
    if (shift !== 0) window.scrollBy(0, shift);
    // Rows that are shorter than estimated leave room for more.
    follow((update) => update());
  });

  const [observer] = useState(() => new RowObserver());
  useLayoutEffect(() => observer.listen((entries) => measure(entries)), [observer]);

  useEffect(() => {
    const stop = new AbortController();
    const { current } = scroll;
    current.isScheduled = false;
    current.isUnmounted = false;
    const onScroll = () => {
      const y = window.scrollY;
      current.down = y >= current.y;
      current.y = y;
      current.hasScrolled = true;
      follow(flushSync);
    };
    window.addEventListener('scroll', onScroll, { passive: true, signal: stop.signal });
    window.addEventListener('resize', onScroll, { signal: stop.signal });
    return () => {
      stop.abort();
      current.isUnmounted = true;
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    // The position of the list is not read after each change of rows, because that would force a layout.
    if (before?.items === items) return scheduleAhead();
    shown.current = { items, keys };
    const top = before ? pastPx() : 0;
    if (before && top > 0 && rowAt(heights.startsOf(keys), top) >= heights.sameSince(before.keys)) {
      const was = { keys: before.keys, starts: [...heights.startsOf(before.keys)] };
      const shift = moved(was, { keys, starts: heights.startsOf(keys) }, top);
      if (shift !== 0) window.scrollBy(0, shift);
    }
    follow((update) => update());
  });

  useEffect(() => rememberHeights(visit, heights), [visit, heights]);

  const first = Math.min(range.first, Math.max(0, keys.length - 1));
  const end = Math.min(range.end, keys.length);
  const starts = heights.startsOf(keys);
  const rows: VirtualRows = {
    first,
    end,
    beforePx: starts[first] ?? 0,
    afterPx: (starts[keys.length] ?? 0) - (starts[end] ?? 0),
  };
  return { rows, listRef: list, observer };
}

/** Reports the height of a row while it is mounted. */
export function useMeasured(observer: RowObserver) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (row.current) return observer.observe(row.current);
  }, [observer]);
  return row;
}
