import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** False where the device says that it has no network at all; true says nothing of the server. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
