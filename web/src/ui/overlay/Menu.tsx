import { type KeyboardEvent, type ReactNode, type RefCallback, Suspense, useId, useState } from 'react';
import type { Align, Side } from './floating';
import type { MenuItem } from './menu-item';
import { MenuPanel } from './MenuPanel';

export interface MenuTrigger {
  ref: RefCallback<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

type Show = (items: readonly MenuItem[]) => ReactNode;

export interface MenuProps {
  label: string;
  /** The items, or a lazily loaded component that renders the panel. */
  items: readonly MenuItem[] | ((show: Show) => ReactNode);
  /** Spread these onto a Button, an IconButton or a plain button. */
  trigger: (props: MenuTrigger) => ReactNode;
  side?: Side;
  align?: Align;
}

/** A button with a menu of actions or choices. */
export function Menu({ label, items, trigger, side = 'below', align = 'end' }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);

  function close() {
    setOpen(false);
    button?.focus();
  }

  function select(item: MenuItem) {
    close();
    item.onSelect?.();
  }

  const show: Show = (shown) => (
    <MenuPanel
      id={id}
      label={label}
      items={shown}
      anchor={button}
      side={side}
      align={align}
      onSelect={select}
      onClose={close}
    />
  );

  return (
    <>
      {trigger({
        ref: setButton,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open && <Suspense fallback={null}>{typeof items === 'function' ? items(show) : show(items)}</Suspense>}
    </>
  );
}
