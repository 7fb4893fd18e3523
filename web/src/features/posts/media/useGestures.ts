import { type PointerEvent, useCallback, useEffect, useRef } from 'react';

interface Point {
  x: number;
  y: number;
}

export type Swipe = 'next' | 'previous' | 'away';

const MAX_SCALE = 5;
/** The scale of a double press. */
const CLOSE_UP = 2.5;
/** The distance in pixels from which a movement is a swipe, and no longer a press. */
const SWIPE_PX = 48;
const PRESS_PX = 6;
const DOUBLE_MS = 320;

/**
 * Zooms and moves a picture in its stage: wheel, pinch, double press, drag, and the keys + - 0. A finger that swipes at the
 * normal scale changes the picture instead. The picture is moved without rendering.
 */
export function useGestures(onSwipe: (swipe: Swipe) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const view = useRef({ scale: 1, x: 0, y: 0 });
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<(Point & { moved: boolean; fingers: number }) | null>(null);
  const lastTap = useRef<(Point & { at: number }) | null>(null);

  const apply = useCallback((scale: number, x: number, y: number) => {
    if (!stage.current || !picture.current) return;
    const room = (size: number, within: number) => Math.max(0, (size * scale - within) / 2);
    const [across, down] = [
      room(picture.current.offsetWidth, stage.current.clientWidth),
      room(picture.current.offsetHeight, stage.current.clientHeight),
    ];
    view.current = { scale, x: Math.max(-across, Math.min(across, x)), y: Math.max(-down, Math.min(down, y)) };
    picture.current.style.transform =
      scale === 1 ? '' : `translate(${view.current.x}px, ${view.current.y}px) scale(${scale})`;
    picture.current.style.cursor = scale === 1 ? '' : 'grab';
  }, []);

  /** Keeps what is at a point of the screen there; without one, the center. */
  const zoom = useCallback(
    (wanted: number, at?: Point) => {
      const box = stage.current?.getBoundingClientRect();
      if (!box) return;
      const { scale, x, y } = view.current;
      const next = Math.max(1, Math.min(MAX_SCALE, wanted));
      const [px, py] = at ? [at.x - box.left - box.width / 2, at.y - box.top - box.height / 2] : [0, 0];
      apply(next, px - (px - x) * (next / scale), py - (py - y) * (next / scale));
    },
    [apply],
  );

  useEffect(() => {
    const element = stage.current;
    const stop = new AbortController();
    // Not React's: it could not keep a pinch on a trackpad from zooming the page.
    element?.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        zoom(view.current.scale * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), {
          x: event.clientX,
          y: event.clientY,
        });
      },
      { passive: false, signal: stop.signal },
    );
    return () => stop.abort();
  }, [zoom]);

  function onPointerDown({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    pointers.current.set(pointerId, { x, y });
    press.current = { x, y, moved: pointers.current.size > 1, fingers: pointers.current.size };
  }
  function onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    const before = pointers.current.get(pointerId);
    if (!before || !press.current) return;
    if (Math.hypot(x - press.current.x, y - press.current.y) > PRESS_PX) press.current.moved = true;
    const [other] = [...pointers.current].flatMap(([id, point]) => (id === pointerId ? [] : [point]));
    pointers.current.set(pointerId, { x, y });
    if (other) {
      const spread = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
      zoom((view.current.scale * spread({ x, y })) / Math.max(1, spread(before)), {
        x: (x + other.x) / 2,
        y: (y + other.y) / 2,
      });
    } else if (view.current.scale > 1) {
      apply(view.current.scale, view.current.x + x - before.x, view.current.y + y - before.y);
    }
  }
  function onPointerUp({ pointerId, pointerType, clientX: x, clientY: y, timeStamp: at }: PointerEvent) {
    if (!pointers.current.delete(pointerId) || !press.current) return;
    const { moved, fingers, x: fromX, y: fromY } = press.current;
    if (!moved) {
      const tap = lastTap.current;
      const isDouble = tap && at - tap.at < DOUBLE_MS && Math.hypot(x - tap.x, y - tap.y) < SWIPE_PX;
      lastTap.current = isDouble ? null : { x, y, at };
      if (isDouble) zoom(view.current.scale > 1 ? 1 : CLOSE_UP, { x, y });
      return;
    }
    if (fingers > 1 || view.current.scale > 1 || pointerType === 'mouse') return;
    const across = (x - fromX) * (isMirrored() ? -1 : 1);
    if (Math.abs(across) > SWIPE_PX && Math.abs(across) > Math.abs(y - fromY))
      onSwipe(across < 0 ? 'next' : 'previous');
    else if (y - fromY > SWIPE_PX * 2) onSwipe('away');
  }

  return {
    stage,
    picture,
    zoom: (by: number) => zoom(by === 0 ? 1 : view.current.scale * by),
    /** Whether the last press moved something, so that its click means nothing. */
    hasMoved: () => press.current?.moved === true,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId),
    },
  };
}

export const isMirrored = (): boolean => document.documentElement.dir === 'rtl';
