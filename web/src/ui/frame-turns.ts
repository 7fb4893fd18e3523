/** Pieces of work that each take a good part of a frame: rows to be drawn ahead, a page of them to be put into the cache. */
const waiting: (() => void)[] = [];
let frame = 0;
let isSpent = false;

function next(): void {
  frame = 0;
  const work = isSpent ? undefined : waiting.shift();
  isSpent = false;
  // Once the frame is drawn, so that it is no later for it.
  if (work) setTimeout(work);
  if (waiting.length > 0) frame = requestAnimationFrame(next);
}

/** Does a piece of work after a frame that has no other one, in the order of the calls. A page that nobody sees has no frames. */
export function inTurn(work: () => void): void {
  waiting.push(work);
  frame ||= requestAnimationFrame(next);
}

/** The same to be waited for; where nobody sees the page it comes at once. */
export function turn(): Promise<void> {
  return document.hidden ? Promise.resolve() : new Promise(inTurn);
}

/** Takes the next frame's turn for what cannot wait. */
export function takeTurn(): void {
  isSpent = frame !== 0;
}
