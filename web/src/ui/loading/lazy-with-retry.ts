import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { fetchMissingStyles } from './missing-code';
import { retryTime } from './retry-time';
import { whenIdle } from './when-idle';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

/**
 * `React.lazy` for parts of a page, with retries: code that is late must not crash the page and lose what someone is
 * typing. Until it loads, the `Suspense` fallback is shown.
 */
export function lazyWithRetry<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (let wait = 0; ; wait = Math.min(MAX_WAIT_MS, Math.max(FIRST_WAIT_MS, wait * 2))) {
      try {
        if (wait > 0) {
          await retryTime(wait);
          await fetchMissingStyles();
        }
        return await load();
      } catch {
        // Retried.
      }
    }
  });
}

/** Like `lazyWithRetry`, but preloads the code once the page has loaded, for what may be pressed at any moment. */
export function preloadWhenIdle<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  whenIdle(() => void load().catch(() => undefined));
  return lazyWithRetry(load);
}
