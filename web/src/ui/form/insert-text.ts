/**
 * Types a text into a field in place of a range, as a person would: with an entry in the undo history and an input event. The
 * caret is placed after it, and the field gets the focus.
 * @param start UTF-16 index
 * @param end UTF-16 index, exclusive
 */
export function insertText(field: HTMLTextAreaElement | HTMLInputElement, text: string, start: number, end: number) {
  field.focus();
  field.setSelectionRange(start, end);
  // Deprecated, but the only way that browsers can undo.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
