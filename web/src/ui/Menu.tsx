import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefCallback, Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Align, Side } from './floating';
import { inTime } from './lazily';

const MenuPanel = inTime(async () => ({ default: (await import('./MenuPanel')).MenuPanel }));

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  /** The icon points along the line. */
  directional?: boolean;
  /** Either an address to go to or something to do. */
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
  /** Given for one of several choices; the chosen one has a tick. */
  checked?: boolean;
  /** Starts a group of its own, under this heading where there is one. */
  group?: string | true;
  /** The language of the label, where it is another one than the page's. */
  lang?: string;
}

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
  /** What it offers, or what draws it once that is known: a part whose code comes later. */
  items: readonly MenuItem[] | ((show: Show) => ReactNode);
  /** Spread these onto a Button, an IconButton or a plain button. */
  trigger: (props: MenuTrigger) => ReactNode;
  side?: Side;
  align?: Align;
}

/** A button with a menu of things to do or to choose. */
export function Menu({ label, items, trigger, side = 'below', align = 'end' }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const navigate = useNavigate();

  function close() {
    setOpen(false);
    button?.focus();
  }

  function select(item: MenuItem) {
    close();
    item.onSelect?.();
    if (item.to !== undefined) void navigate(item.to);
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
