import { useEffect, useEffectEvent } from 'react';
import { bind } from './shortcuts';

/** Binds a key, or two after each other such as `g s`, for as long as the component is there. */
export function useShortcut(keys: string, handler: () => void): void {
  const latest = useEffectEvent(handler);
  useEffect(() => bind(keys, () => latest()), [keys]);
}
