/** The dialog that has the focus, or the topmost one. */
function topmost(): HTMLElement | undefined {
  const open = [...document.querySelectorAll<HTMLElement>('dialog:modal')];
  return open.findLast((dialog) => dialog.contains(document.activeElement)) ?? open.at(-1);
}

/**
 * Cancels the topmost dialog, as Escape does.
 * @returns whether there was one; a dialog with its own address (`data-routed`) is not counted
 */
export function cancelTopmost(): boolean {
  const dialog = topmost();
  if (!dialog || dialog.matches('[data-routed], [closedby=none]')) return false;
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  return true;
}
