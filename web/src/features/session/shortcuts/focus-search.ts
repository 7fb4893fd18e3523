/** Focuses a visible search field. @returns false if there is none */
export function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-search]')];
  const field = fields.find((each) => each.checkVisibility());
  field?.focus();
  field?.select();
  return field !== undefined;
}
