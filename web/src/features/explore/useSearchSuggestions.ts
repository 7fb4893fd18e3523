import { skipToken } from '@apollo/client/react';
import { useMemo, useRef, useState } from 'react';
import { useHashtagSuggestionsQuery } from '../hashtags/HashtagOption.generated';
import { useMentionSuggestionsQuery } from '../profiles/PersonOption.generated';
import { useRecentSearches } from './recent-searches';

const PAUSE_MS = 150;
const SHOWN_OF_EACH = 4;
/** Longest text, in UTF-16 code units, that may be the beginning of a name or a hashtag. */
const LONGEST = 50;

export type SearchSuggestion =
  | { kind: 'search' | 'recent'; query: string }
  | { kind: 'person'; handle: string; displayName: string; imageUrl: string | null }
  | { kind: 'hashtag'; tag: string; postCount: number };

function keyOf(suggestion: SearchSuggestion): string {
  switch (suggestion.kind) {
    case 'search':
      return 'search';
    case 'recent':
      return `recent ${suggestion.query}`;
    case 'person':
      return `@${suggestion.handle}`;
    case 'hashtag':
      return `#${suggestion.tag}`;
  }
}

/**
 * What is offered below a search field: the search itself first, so that Enter does what was typed, then people and
 * hashtags, asked for when the typing pauses. For an empty field what was searched before.
 */
export function useSearchSuggestions(open: boolean, text: string) {
  const [asked, setAsked] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const recent = useRecentSearches();
  const typed = text.trim();
  // Words and operators are for the search; only a single word can be a name.
  const isName = asked !== '' && asked.length <= LONGEST && !/\s.*\s|:/.test(asked);
  const variables = { query: asked, first: SHOWN_OF_EACH };
  const people = useMentionSuggestionsQuery(open && isName && !asked.startsWith('#') ? { variables } : skipToken);
  const hashtags = useHashtagSuggestionsQuery(
    open && isName && !asked.startsWith('@') && !/\s/.test(asked) ? { variables } : skipToken,
  );

  function look(next: string): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAsked(next.trim()), PAUSE_MS);
  }

  const found = open && typed !== '';
  const peopleFound = found && typed !== '#' ? people.data : undefined;
  const tagsFound = found ? hashtags.data : undefined;
  const items = useMemo((): SearchSuggestion[] => {
    if (!open) return [];
    if (typed === '') return recent.map((query) => ({ kind: 'recent', query }));
    return [
      { kind: 'search', query: typed },
      ...(peopleFound?.searchUsers.edges ?? []).map(({ node }) => ({ ...node, kind: 'person' as const })),
      ...(tagsFound?.searchHashtags ?? []).map((hashtag) => ({ ...hashtag, kind: 'hashtag' as const })),
    ];
  }, [open, typed, recent, peopleFound, tagsFound]);
  return { items, look, keyOf };
}
