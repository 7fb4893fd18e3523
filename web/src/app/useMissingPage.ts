import { useEffect, useEffectEvent, useState } from 'react';
import { isOutdated } from '../features/session/offline/served-build';
import { retryTime } from '../ui/loading/retry-time';
import { retryFailed } from './page';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

/**
 * `asking`: not known yet; `away`: the server does not respond; `outdated`: it has a newer version; `broken`: it has
 * this version, but the code does not load.
 */
export type MissingPage = 'asking' | 'away' | 'outdated' | 'broken';

/**
 * Why the code of a page did not load. Once the server responds, it is loaded again.
 * @param onFound called when the code has loaded
 */
export function useMissingPage(onFound: () => void): MissingPage {
  const [state, setState] = useState<MissingPage>(navigator.onLine ? 'asking' : 'away');
  const found = useEffectEvent(onFound);

  useEffect(() => {
    const gone = new AbortController();
    const recover = async () => {
      const answer = await whenAnswered(gone.signal, () => setState('away'));
      if (answer?.isOutdated) setState('outdated');
      else if (answer && (await retryFailed())) found();
      // Chromium before 154 does not retry a failed import until the page is reloaded. Only after the server was
      // unreachable, so that code that never loads does not cause a reload loop.
      else if (answer?.wasAway && !gone.signal.aborted && !isWriting()) await reload();
      else setState('broken');
    };
    void recover();
    return () => gone.abort();
  }, []);

  return state;
}

/** Asks the server for its version until it responds. @returns null if it was aborted */
async function whenAnswered(
  gone: AbortSignal,
  onAway: () => void,
): Promise<{ wasAway: boolean; isOutdated: boolean } | null> {
  let wasAway = !navigator.onLine;
  for (let wait = FIRST_WAIT_MS; !gone.aborted; wait = Math.min(MAX_WAIT_MS, wait * 2)) {
    try {
      return { isOutdated: await isOutdated(), wasAway };
    } catch {
      wasAway = true;
      onAway();
      await retryTime(wait);
    }
  }
  return null;
}

const isWriting = (): boolean => document.activeElement?.matches('input, textarea') ?? false;

/** Drafts are stored on the device. If their code can't be loaded, there are none. */
async function reload(): Promise<void> {
  await import('../features/posts/drafts/drafts').then(
    ({ drafts }) => drafts.written(),
    () => undefined,
  );
  location.reload();
}
