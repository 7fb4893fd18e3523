import type { FilterTermView, FilterView } from '#posts/filters/filter.view.js';
import { ACTION_WORDS, CONTEXT_WORDS, type FilterActionWord, type FilterContextWord } from './filter-result.js';

/** https://docs.joinmastodon.org/entities/FilterKeyword/ */
export interface FilterKeyword {
  id: string;
  /** A hashtag has its sign. */
  keyword: string;
  whole_word: boolean;
}

/** https://docs.joinmastodon.org/entities/Filter/ */
export interface Filter {
  id: string;
  title: string;
  context: FilterContextWord[];
  expires_at: string | null;
  filter_action: FilterActionWord;
  keywords: FilterKeyword[];
  /** Filters of single posts are not offered. */
  statuses: [];
}

/** https://docs.joinmastodon.org/entities/V1_Filter/: one word of a filter, under the id of that word. */
export interface FilterV1 {
  id: string;
  phrase: string;
  context: FilterContextWord[];
  whole_word: boolean;
  expires_at: string | null;
  /** What it matches is hidden instead of folded. */
  irreversible: boolean;
}

export const keywordText = ({ kind, term }: Pick<FilterTermView, 'kind' | 'term'>) =>
  kind === 'TAG' ? `#${term}` : term;

export function keywordOf(term: FilterTermView): FilterKeyword {
  return { id: term.id, keyword: keywordText(term), whole_word: term.isWhole };
}

const contextOf = ({ contexts }: FilterView) => contexts.map((context) => CONTEXT_WORDS[context]);

export function filterOf(filter: FilterView): Filter {
  return {
    id: filter.id,
    title: filter.title,
    context: contextOf(filter),
    expires_at: filter.endsAt?.toISOString() ?? null,
    filter_action: ACTION_WORDS[filter.action],
    keywords: filter.terms.map(keywordOf),
    statuses: [],
  };
}

export function filterV1Of(filter: FilterView, term: FilterTermView): FilterV1 {
  return {
    id: term.id,
    phrase: keywordText(term),
    context: contextOf(filter),
    whole_word: term.isWhole,
    expires_at: filter.endsAt?.toISOString() ?? null,
    irreversible: filter.action === 'HIDE',
  };
}
