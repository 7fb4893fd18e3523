import { useEffect, useState } from 'react';

/** The whole seconds until a time, 0 once it has come. It follows the clock, so a throttled tab does not extend it. */
export function useSecondsUntil(time: string): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((new Date(time).getTime() - now) / 1_000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}
