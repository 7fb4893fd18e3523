import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

const RailContext = createContext<{ node: HTMLElement | null; setNode: (node: HTMLElement | null) => void } | null>(
  null,
);

/** Lets pages render panels into the side rail of wide screens. */
export function RailProvider({ children }: { children: ReactNode }) {
  const [node, setNode] = useState<HTMLElement | null>(null);
  return <RailContext value={{ node, setNode }}>{children}</RailContext>;
}

/** The target of the panels; the frame renders it. */
export function RailOutlet({ className }: { className?: string }) {
  return <div ref={useContext(RailContext)?.setNode} className={className} />;
}

/** Renders its children in the rail; on screens without one, nowhere. */
export function RailPanels({ children }: { children: ReactNode }) {
  const node = useContext(RailContext)?.node;
  return node ? createPortal(children, node) : null;
}
