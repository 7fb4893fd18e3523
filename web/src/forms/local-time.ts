/** The value of `<input type="datetime-local">` for an instant: in the device's time zone, to the minute. */
export function toLocalInput(instant: string | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** @returns null for an empty or unfinished field */
export function fromLocalInput(value: string): string | null {
  const date = new Date(value);
  return value === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}

export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
