import { isForInputMethod } from '../../../ui/form/input-method';

/** The name of a pressed key: its Latin letter in any keyboard layout, its digit, or its character. */
export function keyName(event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string | null {
  const { key, code, shiftKey } = event;
  if (/^[a-z]$/i.test(key)) return shiftKey ? null : key.toLowerCase();
  if (/^[1-9]$/.test(key)) return key;
  if (key === '?' || key === '.' || key === '/') return key;
  // Hebrew layouts give another letter, but people remember the position of the key.
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter && !shiftKey ? letter.toLowerCase() : null;
}

/** True if the key is for a text field, a control, or a dialog. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isForInputMethod(event)) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  // The target first: searching the page for each typed letter would cost a millisecond.
  return (
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu]') !==
      null || document.querySelector('dialog[open]:modal, [role=menu]:popover-open') !== null
  );
}
