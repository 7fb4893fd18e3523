import { useEffect, useEffectEvent } from 'react';
import { bind } from './shortcuts';

/** Binds a key, or a sequence such as `g s`, while the component is mounted. */
export function useShortcut(keys: string, handler: () => void): void {
  const latest = useEffectEvent(handler);
  useEffect(() => bind(keys, () => latest()), [keys]);
}
