import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** Where the sheet of a phone has its main action; null elsewhere. */
export const SheetSlot = createContext<HTMLElement | null>(null);

/** The main action inside a Dialog with `sheet`: at the top of the sheet on phones, in its own place elsewhere. */
export function SheetAction({ children }: { children: ReactNode }) {
  const slot = use(SheetSlot);
  const isPhone = useSyncExternalStore(onPhoneChange, () => phone().matches);
  return slot && isPhone ? createPortal(children, slot) : children;
}

// Below the breakpoint `md`.
const phone = () => matchMedia('(max-width: 48rem)');

function onPhoneChange(listener: () => void) {
  const query = phone();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
