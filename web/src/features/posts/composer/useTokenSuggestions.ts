import { skipToken } from '@apollo/client/react';
import { useMemo, useRef, useState } from 'react';
import { type HashtagSuggestionsQuery, useHashtagSuggestionsQuery } from '../../hashtags/HashtagOption.generated';
import { type MentionSuggestionsQuery, useMentionSuggestionsQuery } from '../../profiles/PersonOption.generated';
import { type SuggestionToken, tokenAt } from './suggestion-token';

const PAUSE_MS = 150;
const SHOWN = 6;

/** Something to pick in the place of what is being typed. */
export type Suggestion =
  | { kind: 'person'; id: string; handle: string; displayName: string; imageUrl: string | null }
  | { kind: 'hashtag'; tag: string; postCount: number };

export const suggestionText = (suggestion: Suggestion): string =>
  suggestion.kind === 'person' ? `@${suggestion.handle}` : `#${suggestion.tag}`;

const none: readonly Suggestion[] = [];

/** People after @ and hashtags after #, asked for when the typing pauses. */
export function useTokenSuggestions() {
  const [token, setToken] = useState<SuggestionToken | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dismissed = useRef<number | null>(null);

  const { query = '', kind } = token ?? {};
  const variables = { query, first: SHOWN };
  const people = useMentionSuggestionsQuery(kind === 'person' ? { variables } : skipToken);
  const hashtags = useHashtagSuggestionsQuery(kind === 'hashtag' ? { variables } : skipToken);

  /** Looks at what the caret is in, after each change of the text or the caret. */
  function look(text: string, caret: number): void {
    clearTimeout(timer.current);
    const next = tokenAt(text, caret);
    if (next?.start !== dismissed.current) dismissed.current = null;
    if (next === null || dismissed.current !== null) return setToken(null);
    // The list goes at once where another token begins; within one it stays until the next answer.
    if (token && (token.start !== next.start || token.kind !== next.kind)) setToken(null);
    timer.current = setTimeout(() => setToken(next), PAUSE_MS);
  }

  function end(): void {
    clearTimeout(timer.current);
    setToken(null);
  }

  function dismiss(): void {
    dismissed.current = token?.start ?? null;
    end();
  }

  const answer = kind === 'person' ? people : hashtags;
  const data = answer.data ?? answer.previousData;
  const isOfBefore = answer.data === undefined;
  // One array for one answer: the list of suggestions begins anew with each other one.
  const items = useMemo(() => {
    const found = kind ? suggestionsIn(data) : none;
    return isOfBefore ? found.filter((each) => fits(each, kind, query)) : found;
  }, [data, isOfBefore, kind, query]);
  return { token, items, look, end, dismiss };
}

function suggestionsIn(data: MentionSuggestionsQuery | HashtagSuggestionsQuery | undefined): readonly Suggestion[] {
  if (!data) return none;
  if ('searchUsers' in data) return data.searchUsers.edges.map(({ node }) => ({ ...node, kind: 'person' }));
  return data.searchHashtags.map((hashtag) => ({ ...hashtag, kind: 'hashtag' }));
}

/** Until the answer comes, what the one before it brought and fits still. */
function fits(suggestion: Suggestion, kind: Suggestion['kind'] | undefined, query: string): boolean {
  const names = suggestion.kind === 'person' ? [suggestion.handle, suggestion.displayName] : [suggestion.tag];
  const wanted = query.toLocaleLowerCase();
  return suggestion.kind === kind && names.some((name) => name.toLocaleLowerCase().includes(wanted));
}
