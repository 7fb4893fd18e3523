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
    if (typed === '') return recent.map((query) => ({ kind: 'recent', query }));
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

/** Whether what an answer before brought stays until the next one: what somebody just chose must not go under their key. */
function fits(typed: string, ...names: string[]): boolean {
  const wanted = typed.replace(/^[@#]/, '').toLocaleLowerCase();
  return names.some((name) => name.toLocaleLowerCase().includes(wanted));
}
