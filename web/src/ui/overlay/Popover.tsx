import { type ReactNode, type RefCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Align, followAnchor, positionBeside, type Side } from './floating';
import { sheet } from '../theme/sheet';
import { isForInputMethod } from '../form/input-method';

export interface PopoverTrigger {
  ref: RefCallback<HTMLButtonElement>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

export interface PopoverProps {
  title: string;
  /** A function gets a callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Spread these onto a Button, an IconButton or a plain button. */
  trigger: (props: PopoverTrigger) => ReactNode;
  side?: Side;
  align?: Align;
}

/** Details with room for a control or two, beside the button that opens them. The page stays usable. */
export function Popover({ title, children, trigger, side = 'below', align = 'start' }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);

  function close() {
    setOpen(false);
    button?.focus();
  }

  return (
    <>
      {trigger({
        ref: setButton,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <Panel
          id={id}
          title={title}
          anchor={button}
          side={side}
          align={align}
          onEscape={close}
          onLeave={() => setOpen(false)}
        >
          {typeof children === 'function' ? children(close) : children}
        </Panel>
      )}
    </>
  );
}

interface PanelProps {
  id: string;
  title: string;
  anchor: HTMLElement | null;
  side: Side;
  align: Align;
  onEscape: () => void;
  onLeave: () => void;
  children: ReactNode;
}

function Panel({ id, title, anchor, side, align, onEscape, onLeave, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !anchor) return;
    element.showPopover();
    const stop = followAnchor(element, () => positionBeside(element, anchor.getBoundingClientRect(), side, align));
    element.focus({ preventScroll: true });
    return stop;
  }, [anchor, side, align]);

  useEffect(() => {
    const stop = new AbortController();
    const leaves = ({ target }: Event) => {
      const inside = target instanceof Node && (panel.current?.contains(target) || anchor?.contains(target));
      if (!inside) onLeave();
    };
    document.addEventListener('pointerdown', leaves, { signal: stop.signal, capture: true });
    document.addEventListener('focusin', leaves, { signal: stop.signal });
    return () => stop.abort();
  }, [anchor, onLeave]);

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      popover="manual"
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isForInputMethod(event.nativeEvent)) return;
        event.preventDefault();
        event.stopPropagation();
        onEscape();
      }}
    >
      <p id={`${id}-title`} className={styles.title}>
        {title}
      </p>
      {children}
    </div>
  );
}

const styles = sheet({
  panel: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    width: 'max-content',
    maxWidth: 'min(20rem, calc(100vw - 1rem))',
    maxHeight: 'calc(100dvh - 1rem)',
    overflowY: 'auto',
    padding: '4',
    borderWidth: '0',
    borderRadius: 'card',
    bg: 'bg.raised',
    color: 'fg.default',
    fontSize: 'sm',
    boxShadow: 'float',
    animation: 'm-drop 140ms ease-out',
    _focus: { outline: 'none' },
    _focusVisible: { outline: 'none' },
  },
  title: { marginBlockEnd: '1', fontSize: 'md', fontWeight: 'medium' },
});
