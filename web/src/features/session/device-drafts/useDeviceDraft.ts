import { useEffect, useEffectEvent, useRef } from 'react';
import { useViewer } from '../viewer/viewer';
import { deviceStore } from '../device/device-store';

/**
 * Stores a value on the device until it is null or `forget` is called. It has the key prefix of drafts, which are
 * deleted on sign-out.
 * @param value JSON; null if nothing needs to be stored
 * @param restore receives the stored value and its time in milliseconds since 1970; not called if there is a value
 * already
 */
export function useDeviceDraft(
  name: string,
  value: object | null,
  restore: (kept: object, at: number) => void,
): { forget: () => Promise<void> } {
  const viewer = useViewer();
  const key = viewer && `draft:${viewer.id}:${name}`;
  const written = JSON.stringify(value);
  // The last known stored value; undefined until it has been read.
  const held = useRef<string | undefined>(undefined);

  const write = useEffectEvent(() => {
    if (key === null || held.current === undefined || held.current === written) return;
    held.current = written;
    void (value === null ? deviceStore.remove(key) : deviceStore.save(key, { ...value, at: Date.now() }));
  });
  const take = useEffectEvent((stored: unknown) => {
    const { at = 0, ...content } = (stored ?? {}) as { at?: number };
    held.current = JSON.stringify(stored === undefined ? null : content);
    if (stored !== undefined && value === null) restore(content, at);
    else write();
  });

  useEffect(() => {
    if (key === null) return;
    let left = false;
    held.current = undefined;
    void deviceStore.read(key).then((kept) => {
      if (!left) take(kept);
    });
    return () => {
      left = true;
    };
  }, [key]);
  useEffect(() => write(), [key, written]);

  return { forget: async () => void (key !== null && (await deviceStore.remove(key))) };
}
