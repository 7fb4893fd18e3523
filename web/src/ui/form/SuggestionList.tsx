import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../i18n/I18nProvider';
import { type Anchor, followAnchor, positionBeside } from '../overlay/floating';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { sheet } from '../theme/sheet';

export interface SuggestionListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  id: string;
  optionId: (index: number) => string;
  active: number;
  onActivate: (index: number) => void;
  onPick: (item: Item) => void;
  label: string;
  renderItem: (item: Item) => ReactNode;
  /** The anchor of the list: the rectangle of the caret or the field in the viewport, in pixels. */
  anchor: () => Anchor | null;
}

/** The list under a text field; see useSuggestions for its first seven properties. */
export function SuggestionList<Item>(props: SuggestionListProps<Item>) {
  const t = useT();
  const { items, id, optionId, active, onActivate, onPick, label, keyOf, renderItem, anchor } = props;
  const list = useRef<HTMLDivElement>(null);
  const open = items.length > 0;

  useEffect(() => {
    const panel = list.current;
    if (!panel || !open) return;
    if (!panel.matches(':popover-open')) panel.showPopover();
    return followAnchor(panel, () => {
      const place = anchor();
      if (!place) return;
      // At least as wide as its field.
      panel.style.minWidth = `min(${place.right - place.left}px, 100vw - 1rem)`;
      fitBelow(panel, place.bottom);
      positionBeside(panel, place, 'below', 'start');
    });
  }, [open, items, anchor]);

  return (
    <>
      <VisuallyHidden role="status">{open ? t('states.suggestions', { count: items.length }) : ''}</VisuallyHidden>
      {open && (
        <div ref={list} id={id} role="listbox" aria-label={label} popover="manual" className={styles.list}>
          <SuggestionOptions {...{ items, keyOf, optionId, active, onActivate, onPick, renderItem }} />
        </div>
      )}
    </>
  );
}

type SuggestionOptionsProps<Item> = Pick<
  SuggestionListProps<Item>,
  'items' | 'keyOf' | 'optionId' | 'active' | 'onActivate' | 'onPick' | 'renderItem'
>;

/** The options of a list box; the active one is scrolled into view. */
export function SuggestionOptions<Item>(props: SuggestionOptionsProps<Item>) {
  const { items, keyOf, optionId, active, onActivate, onPick, renderItem } = props;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned: newer browsers answer with a promise.
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return items.map((item, index) => (
    <div
      key={keyOf(item)}
      ref={index === active ? shown : undefined}
      id={optionId(index)}
      role="option"
      aria-selected={index === active}
      className={styles.option}
      // Keeps the focus, and with it the caret, in the field.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => onActivate(index)}
      onClick={() => onPick(item)}
    >
      {renderItem(item)}
    </div>
  ));
}

/** Pixels below the list, and between it and what it hangs from. */
const AROUND_PX = 14;
/** If fewer than these fit below, the list is placed above. */
const LEAST_ROWS = 3;

/** As many whole rows as fit below, because above it would cover the label and hint of the field. */
function fitBelow(panel: HTMLElement, from: number): void {
  panel.style.maxHeight = '';
  const rows = [...panel.children] as HTMLElement[];
  const padding = rows[0]?.offsetTop ?? 0;
  const room = Math.min(panel.offsetHeight, document.documentElement.clientHeight - from - AROUND_PX);
  const ends = rows.map((row) => row.offsetTop + row.offsetHeight + padding).filter((end) => end <= room);
  if (ends.length >= Math.min(LEAST_ROWS, rows.length)) panel.style.maxHeight = `${ends.at(-1)}px`;
}

const styles = sheet({
  list: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    width: 'min(20rem, calc(100vw - 1rem))',
    maxHeight: '18rem',
    overflowY: 'auto',
    padding: '1.5',
    borderWidth: '0',
    borderRadius: 'card',
    bg: 'bg.raised',
    color: 'fg.default',
    boxShadow: 'float',
    animation: 'm-drop 120ms ease-out',
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingInline: '2.5',
    paddingBlock: '1.5',
    borderRadius: 'control',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'bg.hover' },
  },
});
