import { skipToken } from '@apollo/client/react';
import { useMemo, useRef, useState } from 'react';
import { useHashtagSuggestionsQuery } from '../../posts/composer/HashtagOption.generated';
import { useMentionSuggestionsQuery } from '../../people/profiles/PersonOption.generated';
import { useRecentSearches } from './recent-searches';

const PAUSE_MS = 150;
const SHOWN_OF_EACH = 4;
/** Longer texts, in UTF-16 code units, are not names or hashtags. */
const MAX_QUERY_LENGTH = 50;

export type SearchSuggestion =
  | { kind: 'search' | 'recent'; query: string }
  | { kind: 'forget' }
  | { kind: 'person'; handle: string; displayName: string; imageUrl: string | null }
  | { kind: 'hashtag'; tag: string; name: string; postCount: number };

function keyOf(suggestion: SearchSuggestion): string {
  switch (suggestion.kind) {
    case 'search':
    case 'forget':
      return suggestion.kind;
    case 'recent':
      return `recent ${suggestion.query}`;
    case 'person':
      return `@${suggestion.handle}`;
    case 'hashtag':
      return `#${suggestion.tag}`;
  }
}

/**
 * Suggestions below the search field: the search itself first, so that Enter does what was typed, then people and
 * hashtags, requested when typing pauses. An empty field shows recent searches, and last what
 * clears them.
 */
export function useSearchSuggestions(open: boolean, text: string) {
  const [asked, setAsked] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const recent = useRecentSearches();
  const typed = text.trim();
  // Only a single word can be a name.
  const isName = asked !== '' && asked.length <= MAX_QUERY_LENGTH && !/\s.*\s|:/.test(asked);
  const variables = { query: asked, first: SHOWN_OF_EACH };
  const asksPeople = open && isName && !asked.startsWith('#');
  const asksHashtags = open && isName && !asked.startsWith('@') && !/\s/.test(asked);
  const people = useMentionSuggestionsQuery(asksPeople ? { variables } : skipToken);
  const hashtags = useHashtagSuggestionsQuery(asksHashtags ? { variables } : skipToken);

  function look(next: string): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAsked(next.trim()), PAUSE_MS);
  }

  const found = open && typed !== '';
  const peopleFound = found && asksPeople && typed !== '#' ? (people.data ?? people.previousData) : undefined;
  const tagsFound = found && asksHashtags ? (hashtags.data ?? hashtags.previousData) : undefined;
  const [arePeopleOfBefore, areTagsOfBefore] = [!people.data, !hashtags.data];
  const items = useMemo((): SearchSuggestion[] => {
    if (!open) return [];
    if (typed === '' && recent.length === 0) return [];
    if (typed === '') return [...recent.map((query) => ({ kind: 'recent' as const, query })), { kind: 'forget' }];
    return [
      { kind: 'search', query: typed },
      ...(peopleFound?.searchUsers.edges ?? [])
        .map(({ node }) => ({ ...node, kind: 'person' as const }))
        .filter(({ handle, displayName }) => !arePeopleOfBefore || fits(typed, handle, displayName)),
      ...(tagsFound?.searchHashtags ?? [])
        .map((hashtag) => ({ ...hashtag, kind: 'hashtag' as const }))
        .filter(({ tag }) => !areTagsOfBefore || fits(typed, tag)),
    ];
  }, [open, typed, recent, peopleFound, tagsFound, arePeopleOfBefore, areTagsOfBefore]);
  return { items, look, keyOf };
}

/** Whether earlier suggestions stay until the next response, so that an active one does not disappear. */
function fits(typed: string, ...names: string[]): boolean {
  const wanted = typed.replace(/^[@#]/, '').toLocaleLowerCase();
  return names.some((name) => name.toLocaleLowerCase().includes(wanted));
}
