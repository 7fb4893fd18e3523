import { useEffect, useState } from 'react';

/** The longest delay of a timer in browsers, about 24 days. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Whether an instant passes while the screen is open; one that had passed before counts as false, because the server knew. */
export function useHasPassed(instant: string | null): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    const remaining = instant === null ? 0 : Date.parse(instant) - Date.now();
    if (remaining <= 0 || remaining > MAX_DELAY_MS) return undefined;
    const timer = setTimeout(() => setPassed(instant), remaining);
    return () => clearTimeout(timer);
  }, [instant]);
  return instant !== null && passed === instant;
}
