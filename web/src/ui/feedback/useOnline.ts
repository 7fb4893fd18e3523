import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** False if the device has no network; true does not mean that the server is reachable. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
