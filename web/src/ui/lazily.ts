import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { whenIdle } from './when-idle';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * `React.lazy` for parts of a page. Where the network fails, their code is asked for again until it comes: a part that is
 * late must never take down the page, and with it what somebody is typing. Meanwhile the `Suspense` around it is shown.
 */
export function lazily<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
      try {
        return await load();
      } catch (error) {
        await retryTime(wait);
        await repairStyle(error);
      }
    }
  });
}

/** As `lazily`, for what somebody may press at any moment: its code is fetched once the page has loaded, before it is needed. */
export function inTime<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  whenIdle(() => void load().catch(() => undefined));
  return lazily(load);
}

/** After `ms`, or as soon as the device is back on a network. */
function retryTime(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
  });
}

/** Vite asks for a part's style once only, and names it where it did not come. */
async function repairStyle(error: unknown): Promise<void> {
  const href = error instanceof Error && /^Unable to preload CSS for (\S+)$/.exec(error.message)?.[1];
  if (!href) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  await new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      void retryTime(LONGEST_WAIT_MS)
        .then(() => repairStyle(error))
        .then(resolve);
    };
    document.head.append(link);
  });
}
