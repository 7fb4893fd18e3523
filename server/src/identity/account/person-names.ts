/** What REST clients call first and last name: the display name, split at its first space. */
export interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
}

export function splitName(displayName: string): PersonNames {
  const at = displayName.indexOf(' ');
  if (at < 0) return { firstName: displayName, lastName: '' };
  return { firstName: displayName.slice(0, at), lastName: displayName.slice(at + 1).trim() };
}

export function joinNames(firstName: string, lastName: string): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}
