/** Tasks that take a large part of a frame each, such as rendering rows ahead or writing a page to the cache. */
const waiting: (() => void)[] = [];
let frame = 0;
let isReserved = false;

function next(): void {
  frame = 0;
  const work = isReserved ? undefined : waiting.shift();
  isReserved = false;
  // Runs after the frame is painted, so that it does not delay it.
  if (work) setTimeout(work);
  if (waiting.length > 0) frame = requestAnimationFrame(next);
}

/** Schedules a task after a frame of its own, in call order. Hidden pages have no frames. */
export function scheduleAfterFrame(work: () => void): void {
  waiting.push(work);
  frame ||= requestAnimationFrame(next);
}

/** The same as a promise; resolves at once in a hidden page. */
export function nextFrameSlot(): Promise<void> {
  return document.hidden ? Promise.resolve() : new Promise(scheduleAfterFrame);
}

/** Reserves the next frame for work that cannot wait. */
export function reserveNextFrame(): void {
  isReserved = frame !== 0;
}
