import { skipToken } from '@apollo/client/react';
import { hashtagKey } from '@mallard/rules/hashtag-key';
import { useMemo, useRef, useState } from 'react';
import { type HashtagSuggestionsQuery, useHashtagSuggestionsQuery } from './HashtagOption.generated';
import { type MentionSuggestionsQuery, useMentionSuggestionsQuery } from '../../people/profiles/PersonOption.generated';
import { type Suggestion, SHOWN } from './suggestion';
import { holdsToken, type SuggestionToken, tokenAt } from './suggestion-token';
import { useEmojiSuggestions } from './useEmojiSuggestions';
import { useFirstSuggestions } from './useFirstSuggestions';

const PAUSE_MS = 150;
const none: readonly Suggestion[] = [];

/**
 * Suggests people after @, hashtags after # and emoji after a colon, when typing pauses. A sign alone suggests people whom the
 * viewer follows, and hashtags that were used lately.
 * @param text of the field; it can also change without typing, when it is sent or edited in another tab
 */
export function useTokenSuggestions(text: string) {
  const [typed, setToken] = useState<SuggestionToken | null>(null);
  const token = typed && holdsToken(text, typed) ? typed : null;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dismissed = useRef<number | null>(null);

  const { query = '', kind } = token ?? {};
  const variables = { query, first: SHOWN };
  const isSearch = query !== '';
  const people = useMentionSuggestionsQuery(isSearch && kind === 'person' ? { variables } : skipToken);
  const hashtags = useHashtagSuggestionsQuery(isSearch && kind === 'hashtag' ? { variables } : skipToken);
  const emoji = useEmojiSuggestions(kind === 'emoji' ? query : null);
  const first = useFirstSuggestions(kind !== undefined && !isSearch ? kind : null);

  /** Finds the token at the caret after each change of the text or the caret. */
  function look(text: string, caret: number): void {
    clearTimeout(timer.current);
    const next = tokenAt(text, caret);
    if (next?.start !== dismissed.current) dismissed.current = null;
    if (next === null || dismissed.current !== null) return setToken(null);
    // The list closes when another token begins; within a token it stays until the next response.
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
  // Stable per response, because another array resets the active suggestion.
  const items = useMemo(() => {
    if (kind === undefined) return none;
    if (kind === 'emoji') return emoji;
    if (query === '') return first;
    const found = suggestionsIn(data).filter((each) => each.kind !== 'hashtag' || each.tag !== hashtagKey(query));
    return isOfBefore ? found.filter((each) => fits(each, kind, query)) : found;
  }, [data, emoji, first, isOfBefore, kind, query]);
  return { token, items, look, end, dismiss };
}

function suggestionsIn(data: MentionSuggestionsQuery | HashtagSuggestionsQuery | undefined): readonly Suggestion[] {
  if (!data) return none;
  if ('searchUsers' in data) return data.searchUsers.edges.map(({ node }) => ({ ...node, kind: 'person' }));
  return data.searchHashtags.map((hashtag) => ({ ...hashtag, kind: 'hashtag' }));
}

/** Until the response arrives, the earlier suggestions that still match. */
function fits(suggestion: Suggestion, kind: Suggestion['kind'] | undefined, query: string): boolean {
  if (suggestion.kind === 'emoji') return false;
  const names =
    suggestion.kind === 'person' ? [suggestion.handle, suggestion.displayName] : [suggestion.tag, suggestion.name];
  const wanted = query.toLocaleLowerCase();
  return suggestion.kind === kind && names.some((name) => name.toLocaleLowerCase().includes(wanted));
}
