import type { KeyboardEvent, ReactNode } from 'react';
import { centerInRow, scrollingRow } from '../layout/scrolling-row';
import { cx, sheet } from '../theme/sheet';
import { Link, NavLink } from './Link';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  badge?: ReactNode;
}

export interface TabListProps<Id extends string> {
  /** What the tabs choose between, for assistive technology. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Ties the tabs to the `TabPanel`s of the same name. */
  name: string;
}

/** Tabs within a page. Arrow keys move and select; Tab moves into the panel. */
export function TabList<Id extends string>({ label, items, selected, onSelect, name }: TabListProps<Id>) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const at = items.findIndex((item) => item.id === selected);
    const last = items.length - 1;
    const next = { [forward]: at < last ? at + 1 : 0, [backward]: at > 0 ? at - 1 : last, Home: 0, End: last }[
      event.key
    ];
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    onSelect(item.id);
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(tabId(name, item.id))}`)?.focus();
  }

  return (
    <div role="tablist" aria-label={label} className={cx(styles.list, scrollingRow.row)} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.id}
          ref={item.id === selected ? centerInRow : undefined}
          type="button"
          role="tab"
          id={tabId(name, item.id)}
          aria-selected={item.id === selected}
          aria-controls={item.id === selected ? panelId(name, item.id) : undefined}
          tabIndex={item.id === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(item.id)}
        >
          {item.label}
          {item.badge}
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  name: string;
  id: string;
  children: ReactNode;
}

/** The content of the selected tab. */
export function TabPanel({ name, id, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(name, id)} aria-labelledby={tabId(name, id)}>
      {children}
    </div>
  );
}

export interface NavTabsProps {
  label: string;
  /** `current` if the path alone does not say it, as with `?tab=…`; `within` if the page is below the tab's path. */
  items: readonly { to: string; label: string; badge?: ReactNode; end?: boolean; current?: boolean | 'within' }[];
}

/** The same for tabs that are links. */
export function NavTabs({ label, items }: NavTabsProps) {
  return (
    <nav
      ref={(list) => centerInRow(list?.querySelector('[aria-current]'))}
      aria-label={label}
      className={cx(styles.list, scrollingRow.row)}
    >
      {items.map(({ to, label: words, badge, end = true, current }) =>
        current === undefined ? (
          <NavLink key={to} to={to} end={end} className={styles.tab}>
            {words}
            {badge}
          </NavLink>
        ) : (
          <Link
            key={to}
            to={to}
            aria-current={current === 'within' ? 'true' : current ? 'page' : undefined}
            className={styles.tab}
          >
            {words}
            {badge}
          </Link>
        ),
      )}
    </nav>
  );
}

const tabId = (name: string, id: string) => `${name}-tab-${id}`;
const panelId = (name: string, id: string) => `${name}-panel-${id}`;

const styles = sheet({
  list: {
    position: 'relative',
    display: 'flex',
    // The first label is aligned with the heading.
    paddingInline: { base: '0', md: '1' },
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  tab: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '12',
    paddingInline: '4',
    flexShrink: '0',
    color: 'fg.muted',
    fontWeight: 'medium',
    textDecoration: 'none',
    transitionProperty: 'color',
    transitionDuration: 'fast',
    _hover: { color: 'fg.default' },
    _focusVisible: { outlineOffset: '-3px', borderRadius: 'control' },
    '&:is([aria-selected=true], [aria-current])': {
      color: 'fg.default',
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: '4',
        insetBlockEnd: '-1px',
        height: '3px',
        borderRadius: 'full',
        bg: 'brand.solid',
      },
    },
  },
});
