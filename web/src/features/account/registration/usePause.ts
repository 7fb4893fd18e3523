import { useEffect, useState } from 'react';

/**
 * The seconds left of a pause, 0 without one. `begin` starts it, as does `running` on the first render. It follows the
 * clock, so a throttled tab does not extend it.
 */
export function usePause(seconds: number, running: boolean): { left: number; begin: () => void } {
  const [now, setNow] = useState(() => Date.now());
  const [until, setUntil] = useState(() => (running ? now + seconds * 1_000 : 0));
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    left,
    begin: () => {
      const start = Date.now();
      setNow(start);
      setUntil(start + seconds * 1_000);
    },
  };
}
