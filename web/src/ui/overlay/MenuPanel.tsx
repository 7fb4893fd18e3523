import { Check } from 'lucide-react';
import { Fragment, type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { type Align, followAnchor, positionBeside, type Side } from './floating';
import { Icon } from '../media/Icon';
import type { MenuItem } from './menu-item';
import { Link } from '../navigation/Link';
import { cx, sheet } from '../theme/sheet';

interface MenuPanelProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  anchor: HTMLElement | null;
  side: Side;
  align: Align;
  onSelect: (item: MenuItem) => void;
  onClose: () => void;
}

const TYPING_MS = 600;

/** The open menu: arrow keys, Home, End and typing move, Escape and Tab close. */
export function MenuPanel({ id, label, items, anchor, side, align, onSelect, onClose }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !anchor) return;
    element.showPopover();
    const stop = followAnchor(element, () => positionBeside(element, anchor.getBoundingClientRect(), side, align));
    entriesOf(element)[0]?.focus({ preventScroll: true });
    return stop;
  }, [anchor, side, align]);

  useLayoutEffect(() => {
    // Not the browser's own light dismissal: it would close on the press of the trigger, whose click would reopen.
    const stop = new AbortController();
    const onPointerDown = ({ target }: Event) => {
      const inside = target instanceof Node && (panel.current?.contains(target) || anchor?.contains(target));
      if (!inside) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, [anchor, onClose]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const entries = entriesOf(event.currentTarget);
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const last = entries.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: at < last ? at + 1 : 0,
      ArrowUp: at > 0 ? at - 1 : last,
      Home: 0,
      End: last,
    };
    const target = moves[event.key];
    if (target !== undefined) {
      event.preventDefault();
      entries[target]?.focus();
    } else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      // Browsers press buttons by the space bar, but not links.
      event.preventDefault();
      event.target.click();
    } else if (event.key === 'Tab' || event.key === 'Escape') {
      // Tab continues from the trigger, which has the focus again.
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const going = event.timeStamp - typed.current.at < TYPING_MS;
      const text = (going ? typed.current.text : '') + event.key.toLocaleLowerCase();
      typed.current = { text, at: event.timeStamp };
      const ordered = [...entries.slice(going ? at : at + 1), ...entries];
      ordered.find((entry) => entry.textContent.toLocaleLowerCase().startsWith(text))?.focus();
    }
  }

  return (
    <div
      ref={panel}
      id={id}
      role="menu"
      aria-label={label}
      popover="manual"
      className={styles.panel}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <Fragment key={item.label}>
          {item.group && <div role="separator" className={styles.separator} />}
          {typeof item.group === 'string' && (
            <div role="presentation" className={styles.heading}>
              {item.group}
            </div>
          )}
          <Entry item={item} onSelect={() => onSelect(item)} onClose={onClose} />
        </Fragment>
      ))}
    </div>
  );
}

interface EntryProps {
  item: MenuItem;
  onSelect: () => void;
  onClose: () => void;
}

function Entry({ item, onSelect, onClose }: EntryProps) {
  const { to, icon, checked } = item;
  const looks = {
    tabIndex: -1,
    lang: item.lang,
    className: cx(styles.item, item.danger && styles.danger),
    onPointerMove: (event: PointerEvent<HTMLElement>) => event.currentTarget.focus({ preventScroll: true }),
    children: (
      <>
        {icon && <Icon of={icon} size={18} directional={item.directional} />}
        <span className={styles.label}>
          {item.label}
          {item.hint && <span className={styles.hint}>{item.hint}</span>}
        </span>
        {checked && <Icon of={Check} size={18} />}
      </>
    ),
  };
  if (to !== undefined) {
    return (
      <Link {...looks} to={to} role="menuitem" aria-current={item.current ? 'page' : undefined} onClick={onClose} />
    );
  }
  return (
    <button
      {...looks}
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      onClick={onSelect}
    />
  );
}

const entriesOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

const styles = sheet({
  panel: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    minWidth: '12rem',
    maxWidth: 'min(20rem, calc(100vw - 1rem))',
    // A long list, such as that of languages, leaves the page in sight.
    maxHeight: 'min(34rem, calc(100dvh - 1rem))',
    overflowY: 'auto',
    padding: '1.5',
    borderWidth: '0',
    borderRadius: 'card',
    bg: 'bg.raised',
    color: 'fg.default',
    boxShadow: 'float',
    animation: 'm-drop 140ms ease-out',
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '10',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'control',
    fontSize: 'md',
    textAlign: 'start',
    textDecoration: 'none',
    '&[aria-current]': { color: 'brand.fg', fontWeight: 'medium' },
    _focus: { bg: 'bg.hover', outline: 'none' },
    _focusVisible: { outline: 'none', boxShadow: 'inset 0 0 0 2px var(--m-colors-brand-focus)' },
  },
  danger: { color: 'danger.fg', _focus: { bg: 'danger.subtle' } },
  label: { flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  hint: { display: 'block', fontSize: 'xs', color: 'fg.muted' },
  separator: { height: '1px', marginBlock: '1.5', marginInline: '3', bg: 'border.hairline' },
  heading: { paddingInline: '3', paddingBlock: '1', fontSize: 'xs', color: 'fg.muted' },
});
