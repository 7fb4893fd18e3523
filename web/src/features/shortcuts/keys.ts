/** What was pressed, as a name of a shortcut: a Latin letter in any keyboard layout, or the character itself. */
export function keyName(event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string | null {
  const { key, code, shiftKey } = event;
  if (/^[a-z]$/i.test(key)) return shiftKey ? null : key.toLowerCase();
  if (key === '?' || key === '.' || key === '/') return key;
  // In a Hebrew layout the same key gives another letter; its place on the board is what the hand knows.
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter && !shiftKey ? letter.toLowerCase() : null;
}

/** True where the key means text, a control of its own, or something behind a dialog. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (document.querySelector('dialog[open]:modal, [role=menu]:popover-open')) return true;
  return target.closest('input, textarea, select, [contenteditable], [role=menu]') !== null;
}
