/** Gives the focus to a search field that is in sight. @returns false where there is none */
export function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-search]')];
  const field = fields.find((each) => each.checkVisibility());
  field?.focus();
  field?.select();
  return field !== undefined;
}
