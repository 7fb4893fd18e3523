/** The most suggestions at once. */
export const SHOWN = 6;

/** A suggestion for the token at the caret. */
export type Suggestion =
  | { kind: 'person'; id: string; handle: string; displayName: string; imageUrl: string | null }
  | { kind: 'hashtag'; tag: string; name: string; postCount: number | null }
  | { kind: 'emoji'; emoji: string; label: string };

/** @param typed what of it stands at the caret already, without its sign */
export function suggestionText(suggestion: Suggestion, typed = ''): string {
  if (suggestion.kind === 'emoji') return suggestion.emoji;
  return suggestion.kind === 'person' ? `@${suggestion.handle}` : `#${tagAsTyped(suggestion, typed)}`;
}

/** Capitals separate the words of a hashtag for screen readers: where most people write none, those typed stay. */
function tagAsTyped({ tag, name }: { tag: string; name: string }, typed: string): string {
  return name === tag && name.startsWith(typed.toLowerCase()) ? typed + name.slice(typed.length) : name;
}
