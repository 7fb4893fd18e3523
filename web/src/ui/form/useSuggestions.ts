import { type KeyboardEvent, useId, useState } from 'react';
import { isForInputMethod } from './input-method';

interface Options<Item> {
  /** The current suggestions; an empty list closes it. */
  items: readonly Item[];
  keyOf: (item: Item) => string;
  onPick: (item: Item) => void;
  /** Escape was pressed. */
  onDismiss: () => void;
  /** A textarea stays a textbox; an input becomes a combobox. */
  field: 'input' | 'textarea';
  /** False where Tab goes on to the next control instead of picking. */
  tabPicks?: boolean;
}

/**
 * The keyboard and the ARIA of a text field with suggestions: arrows move, Enter and Tab pick, Escape dismisses, the focus
 * never leaves the field. Spread `fieldProps` on the field, call `onKeyDown` first in its handler (true: it was used up),
 * and give `listProps` to a SuggestionList.
 */
export function useSuggestions<Item>({ items, keyOf, onPick, onDismiss, field, tabPicks = true }: Options<Item>) {
  const listId = useId();
  // The active suggestion stays active when others change; if it disappears, the first one becomes active.
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const active = Math.max(
    0,
    items.findIndex((item) => keyOf(item) === activeKey),
  );
  const setActive = (index: number) => {
    const item = items[index];
    setActiveKey(item === undefined ? null : keyOf(item));
  };
  const open = items.length > 0;

  function pick(item: Item) {
    setActiveKey(null);
    onPick(item);
  }

  const optionId = (index: number) => `${listId}-${index}`;

  function onKeyDown(event: KeyboardEvent): boolean {
    if (!open || isForInputMethod(event.nativeEvent)) return false;
    const item = items[active];
    if (event.key === 'ArrowDown') setActive((active + 1) % items.length);
    else if (event.key === 'ArrowUp') setActive((active - 1 + items.length) % items.length);
    else if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || (event.key === 'Tab' && tabPicks)) {
      if (item === undefined || event.shiftKey) return false;
      pick(item);
    } else if (event.key === 'Escape') {
      setActiveKey(null);
      onDismiss();
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return {
    onKeyDown,
    fieldProps: {
      ...(field === 'input' ? { role: 'combobox' as const, 'aria-expanded': open } : {}),
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open ? optionId(active) : undefined,
      autoComplete: 'off',
    },
    listProps: { items, keyOf, id: listId, optionId, active, onActivate: setActive, onPick: pick },
  };
}
