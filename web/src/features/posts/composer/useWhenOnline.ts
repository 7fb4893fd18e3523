import { useEffect, useEffectEvent } from 'react';

/** Acts once the device is online, while something waits for that. */
export function useWhenOnline(isWaiting: boolean, act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting) return;
    const onOnline = () => actNow();
    if (navigator.onLine) onOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isWaiting]);
}
