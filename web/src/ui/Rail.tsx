import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

const RailContext = createContext<{ node: HTMLElement | null; setNode: (node: HTMLElement | null) => void } | null>(
  null,
);

/** Lets any page put panels into the rail at the side of wide screens. */
export function RailProvider({ children }: { children: ReactNode }) {
  const [node, setNode] = useState<HTMLElement | null>(null);
  return <RailContext value={{ node, setNode }}>{children}</RailContext>;
}

/** Where the panels go; the frame has one. */
export function RailOutlet({ className }: { className?: string }) {
  return <div ref={useContext(RailContext)?.setNode} className={className} />;
}

/** Shows its children in the rail, and nowhere on screens without one. */
export function RailPanels({ children }: { children: ReactNode }) {
  const node = useContext(RailContext)?.node;
  return node ? createPortal(children, node) : null;
}
