import { useState } from 'react';

/**
 * Shows a changed value before the work that it causes: the browser paints first. The work must have changed `value`
 * when it returns; until then further presses are ignored.
 * @example const [shown, show] = useShownFirst(post); show({ ...post, viewerHasPinned: true }, () => void
 * toggle(post));
 */
export function useShownFirst<Value>(value: Value): [shown: Value, show: (next: Value, work: () => void) => void] {
  const [pressed, setPressed] = useState<{ next: Value } | null>(null);

  function show(next: Value, work: () => void): void {
    if (pressed) return;
    setPressed({ next });
    afterPaint(() => {
      work();
      setPressed(null);
    });
  }

  return [pressed ? pressed.next : value, show];
}

/** Runs in a task after the next frame. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
