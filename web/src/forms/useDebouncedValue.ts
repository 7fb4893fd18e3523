import { useEffect, useState } from 'react';

/** Debounces a value, so that typing does not cause a request per key. */
export function useDebouncedValue<Value>(value: Value, afterMs: number): Value {
  const [debounced, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return debounced;
}
