import { useSyncExternalStore } from 'react';

// Below the breakpoint `md`.
const phone = () => matchMedia('(max-width: 48rem)');

function onPhoneChange(listener: () => void) {
  const query = phone();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the screen is narrow, for what is in another place there. */
export const useIsPhone = (): boolean => useSyncExternalStore(onPhoneChange, () => phone().matches);
