import { type RefObject, useEffect, useRef } from 'react';

/** The events by which a reader goes elsewhere. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Whether the reader did anything since the conversation was opened. */
export function useHasMoved(): RefObject<boolean> {
  const hasMoved = useRef(false);
  useEffect(() => {
    const note = () => {
      hasMoved.current = true;
    };
    for (const move of MOVES) window.addEventListener(move, note, { passive: true });
    return () => {
      for (const move of MOVES) window.removeEventListener(move, note);
    };
  }, []);
  return hasMoved;
}

/**
 * Scrolls to the line above the first unread whisper, and again as whispers get their heights, which are estimates until they
 * come into view. Ends once the reader does anything.
 */
export function stayAt(line: HTMLElement): () => void {
  const observer = new ResizeObserver(() => line.scrollIntoView({ block: 'nearest' }));
  const stop = () => {
    observer.disconnect();
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  line.scrollIntoView({ block: 'nearest' });
  for (const each of line.parentElement?.children ?? []) observer.observe(each);
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  return stop;
}
