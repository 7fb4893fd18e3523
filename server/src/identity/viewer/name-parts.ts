/** First and last name in REST: the display name, split at the first space. */
export interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
}

export function splitName(displayName: string): NameParts {
  const at = displayName.indexOf(' ');
  if (at < 0) return { firstName: displayName, lastName: '' };
  return { firstName: displayName.slice(0, at), lastName: displayName.slice(at + 1).trim() };
}

export function joinNames(firstName: string, lastName: string): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}
