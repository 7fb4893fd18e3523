import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { inTurn, takeTurn } from './frame-turns';
import { RowHeights } from './row-heights';
import { covers, moved, oneRowNearer, rowAt, type RowRange, rowsWithin, within } from './row-layout';
import { RowObserver } from './row-observer';

interface Options<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  estimatePx: number;
  /** Names the list within its page. */
  name: string;
}

export interface WindowRows extends RowRange {
  /** The first or the last of them where it is only made as yet, out of sight (`Activity`); -1 where none is. */
  made: number;
  /** The room of the rows that are not to be seen, before and after those that are. */
  beforePx: number;
  afterPx: number;
}

/** Rows this near to the window must exist, in pixels. */
const NEAR_PX = 200;
/**
 * Rows this near are made ahead, one at a time: first out of sight, by React in slices between which the browser draws and
 * listens, and in a later frame they get their styles and their place.
 */
const AHEAD_PX = 1_000;
/** A row that is not there after so many turns, such as one that has nothing to show, is waited for no longer. */
const TURNS_WAITED = 20;
const NONE = -1;
/** Rows stay until they are so far away: who turns round meets them again. */
const KEPT_PX = 1_200;
const LISTS_REMEMBERED = 30;
const heightsByVisit = new Map<string, RowHeights>();

function heightsOf(visit: string, estimatePx: number): RowHeights {
  return heightsByVisit.get(visit) ?? new RowHeights(estimatePx);
}

/** The row by which a range is wider than another one. */
function rowBetween(range: RowRange, wider: RowRange): number {
  if (wider.end > range.end) return range.end;
  return wider.first < range.first ? wider.first : NONE;
}

function remember(visit: string, heights: RowHeights) {
  heightsByVisit.delete(visit);
  heightsByVisit.set(visit, heights);
  const [oldest] = heightsByVisit.keys();
  if (heightsByVisit.size > LISTS_REMEMBERED && oldest !== undefined) heightsByVisit.delete(oldest);
}

/**
 * Which rows of a list stand near the window, and the room of the others. Heights are measured once a row is drawn and
 * kept per visit to a page, so that Back finds the list as tall as it was left. Whatever happens above the window, rows
 * coming, going or turning out taller than expected, what is being read stays where it is.
 */
export function useWindowRows<Item>({ items, keyOf, estimatePx, name }: Options<Item>) {
  const visit = `${useLocation().key} ${name}`;
  const list = useRef<HTMLDivElement>(null);
  const [heights] = useState(() => heightsOf(visit, estimatePx));
  const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
  const [range, setRange] = useState(() => ({
    ...rowsWithin(heights.startsOf(keys), 0, window.innerHeight + NEAR_PX),
    made: NONE,
  }));
  const shown = useRef<{ items: readonly Item[]; keys: readonly string[] } | null>(null);
  // Nothing is made ahead before somebody scrolls: the page's first look comes first.
  const way = useRef({ y: 0, down: true, hasBegun: false, waits: false, turns: 0, isOver: false });

  /** Pixels of the list that are above the window; negative where the list begins further down. */
  const pastPx = () => -(list.current?.getBoundingClientRect().top ?? 0);

  const around = (px: number) => {
    const top = pastPx();
    return rowsWithin(heights.startsOf(keys), top - px, top + window.innerHeight + px);
  };

  /** Whether the browser has a row that was asked for out of sight. */
  const isMade = (index: number) => {
    const { firstElementChild, lastElementChild } = list.current ?? {};
    const edge = index < range.first ? firstElementChild : lastElementChild;
    return edge instanceof HTMLElement && edge.dataset['row'] === keys[index];
  };

  const goAhead = useEffectEvent(() => {
    const { current } = way;
    current.waits = false;
    const kept = within(range, around(KEPT_PX), around(NEAR_PX));
    // Rows that are far away go in a turn of their own.
    if (!covers(kept, range)) return setRange({ ...kept, made: range.made });
    const wider = oneRowNearer(kept, around(AHEAD_PX), current.down);
    const next = rowBetween(kept, wider);
    if (next === NONE) return;
    if (range.made === next && (isMade(next) || ++current.turns > TURNS_WAITED)) {
      current.turns = 0;
      setRange({ ...wider, made: NONE });
    } else setRange({ ...kept, made: next });
  });

  const lookAhead = useEffectEvent(() => {
    const { current } = way;
    if (!current.hasBegun || current.waits) return;
    current.waits = true;
    inTurn(() => !current.isOver && goAhead());
  });

  const follow = useEffectEvent((commit: (update: () => void) => void) => {
    const needed = around(NEAR_PX);
    if (!covers(range, needed)) {
      takeTurn();
      commit(() => setRange({ ...within(range, around(KEPT_PX), needed), made: NONE }));
    }
    if (!covers(range, around(AHEAD_PX))) lookAhead();
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
    // What turned out shorter than expected leaves room for more.
    follow((update) => update());
  });

  const [observer] = useState(() => new RowObserver());
  useLayoutEffect(() => observer.listen((entries) => measure(entries)), [observer]);

  useEffect(() => {
    const stop = new AbortController();
    const { current } = way;
    Object.assign(current, { waits: false, isOver: false });
    const onScroll = () => {
      const y = window.scrollY;
      Object.assign(current, { y, down: y >= current.y, hasBegun: true });
      follow(flushSync);
    };
    window.addEventListener('scroll', onScroll, { passive: true, signal: stop.signal });
    window.addEventListener('resize', onScroll, { signal: stop.signal });
    return () => {
      stop.abort();
      current.isOver = true;
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    // Where the list stands is not asked for after every change of its rows: before the frame it costs a layout of the page.
    if (before?.items === items) return lookAhead();
    shown.current = { items, keys };
    const top = before ? pastPx() : 0;
    if (before && top > 0 && rowAt(heights.startsOf(keys), top) >= heights.sameSince(before.keys)) {
      const was = { keys: before.keys, starts: [...heights.startsOf(before.keys)] };
      const shift = moved(was, { keys, starts: heights.startsOf(keys) }, top);
      if (shift !== 0) window.scrollBy(0, shift);
    }
    follow((update) => update());
  });

  useEffect(() => remember(visit, heights), [visit, heights]);

  const first = Math.min(range.first, Math.max(0, keys.length - 1));
  const end = Math.min(range.end, keys.length);
  const made = range.made !== NONE && (range.made === first - 1 || range.made === end) ? range.made : NONE;
  const starts = heights.startsOf(keys);
  const rows: WindowRows = {
    first: made === NONE ? first : Math.min(made, first),
    end: Math.max(made + 1, end),
    made,
    beforePx: starts[first] ?? 0,
    afterPx: (starts[keys.length] ?? 0) - (starts[end] ?? 0),
  };
  return { rows, listRef: list, observer };
}

/** Tells the list the height of a row for as long as it is there. */
export function useMeasured(observer: RowObserver) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (row.current) return observer.observe(row.current);
  }, [observer]);
  return row;
}
