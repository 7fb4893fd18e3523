import { useEffect, useEffectEvent, useRef } from 'react';
import { useViewer } from '../../identity/viewer/viewer';
import { deviceStore } from '../../posts/drafts/device-store';

export interface Issue {
  subject: string;
  body: string;
}

/**
 * Keeps what is written of an issue on this device, as the composer keeps quacks: under the prefix of drafts, so that it goes with
 * them when somebody signs out.
 * @param restore takes what was kept; called where nothing was written before it came
 */
export function useKeptIssue({ subject, body }: Issue, restore: (issue: Issue) => void): { forget: () => void } {
  const key = `draft:${useViewer()?.id}:newsletter`;
  const isLoaded = useRef(false);
  const take = useEffectEvent(restore);

  useEffect(() => {
    let left = false;
    isLoaded.current = false;
    void deviceStore.read(key).then((kept) => {
      if (left) return;
      isLoaded.current = true;
      if (isIssue(kept)) take(kept);
    });
    return () => {
      left = true;
    };
  }, [key]);

  useEffect(() => {
    if (!isLoaded.current) return;
    if (subject === '' && body === '') void deviceStore.remove(key);
    else void deviceStore.keep(key, { subject, body });
  }, [key, subject, body]);

  return { forget: () => void deviceStore.remove(key) };
}

function isIssue(kept: unknown): kept is Issue {
  if (typeof kept !== 'object' || kept === null) return false;
  const { subject, body } = kept as Partial<Record<keyof Issue, unknown>>;
  return typeof subject === 'string' && typeof body === 'string';
}
