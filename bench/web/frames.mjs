/**
 * Runs in the page before its own code. A long frame is one that the browser reports (long-animation-frame: more than 50 ms from
 * its first task until it is painted), or a task of more than 50 ms in browsers that report none.
 */
export function watchFrames() {
  let seen;
  globalThis.forgetFrames = () => {
    seen = { longest: 0, long: 0, frames: 0, worst: [] };
  };
  globalThis.forgetFrames();
  globalThis.framesSeen = () => seen;
  const types = PerformanceObserver.supportedEntryTypes;
  const type = types.includes('long-animation-frame') ? 'long-animation-frame' : 'longtask';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const ms = Math.round(entry.duration);
      seen.long += 1;
      seen.longest = Math.max(seen.longest, ms);
      seen.worst.push({
        ms,
        at: Math.round(entry.startTime),
        drawing: entry.styleAndLayoutStart
          ? Math.round(entry.startTime + entry.duration - entry.styleAndLayoutStart)
          : 0,
        scripts: (entry.scripts ?? [])
          .filter(({ duration }) => duration >= 5)
          .map(({ duration, invoker, forcedStyleAndLayoutDuration }) => [
            Math.round(duration),
            invoker,
            Math.round(forcedStyleAndLayoutDuration),
          ]),
      });
      seen.worst.sort((a, b) => b.ms - a.ms).splice(5);
    }
  }).observe({ type, buffered: false });
  // Once in each frame in which the page has scrolled. A loop of `requestAnimationFrame` would count them too, but would request
  // frames all the time, so that the browser counts everything that runs as part of one.
  globalThis.addEventListener('scroll', () => (seen.frames += 1), { passive: true });
}

/** The longest frames as text, with the scripts that ran in them. */
export const longFrames = ({ worst }) =>
  worst.map(({ ms, drawing, scripts }) => {
    const ran = scripts.map(([took, invoker, layout]) => `${invoker} ${took} ms${layout ? ` (layout ${layout})` : ''}`);
    return `${ms} ms, of it ${drawing} drawing${ran.length > 0 ? `: ${ran.join(', ')}` : ''}`;
  });
