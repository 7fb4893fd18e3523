import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { useIsPhone } from '../layout/useIsPhone';

/** Where the sheet of a phone has its main action; null elsewhere. */
export const SheetSlot = createContext<HTMLElement | null>(null);

/** The main action inside a Dialog with `sheet`: at the top of the sheet on phones, in its own place elsewhere. */
export function SheetAction({ children }: { children: ReactNode }) {
  const slot = use(SheetSlot);
  const isPhone = useIsPhone();
  return slot && isPhone ? createPortal(children, slot) : children;
}
