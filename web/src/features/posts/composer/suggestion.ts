/** The most suggestions at once. */
export const SHOWN = 6;

/** A suggestion for the token at the caret. */
export type Suggestion =
  | { kind: 'person'; id: string; handle: string; displayName: string; imageUrl: string | null }
  | { kind: 'hashtag'; tag: string; postCount: number | null }
  | { kind: 'emoji'; emoji: string; label: string };

export function suggestionText(suggestion: Suggestion): string {
  if (suggestion.kind === 'emoji') return suggestion.emoji;
  return suggestion.kind === 'person' ? `@${suggestion.handle}` : `#${suggestion.tag}`;
}
