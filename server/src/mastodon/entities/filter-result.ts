import { type FilterActionName, type FilterContextName } from '#posts/filters/filter-contexts.js';
import type { FilterMatchView } from '#posts/filters/filter-match.view.js';

export type FilterContextWord = 'home' | 'notifications' | 'public' | 'thread' | 'account';
export type FilterActionWord = 'warn' | 'hide' | 'blur';

/** Of a filter that matches a status; https://docs.joinmastodon.org/entities/FilterResult/ */
export interface FilterResult {
  filter: {
    id: string;
    title: string;
    context: FilterContextWord[];
    expires_at: string | null;
    filter_action: FilterActionWord;
  };
  keyword_matches: string[];
  status_matches: string[];
}

export const CONTEXT_WORDS: Readonly<Record<FilterContextName, FilterContextWord>> = {
  HOME: 'home',
  NOTIFICATIONS: 'notifications',
  LISTS: 'public',
  THREADS: 'thread',
  PROFILES: 'account',
};
export const ACTION_WORDS: Readonly<Record<FilterActionName, FilterActionWord>> = {
  WARN: 'warn',
  HIDE: 'hide',
  BLUR: 'blur',
};

export function filterResultOf({ filterId, title, action, contexts, endsAt, terms }: FilterMatchView): FilterResult {
  return {
    filter: {
      id: filterId,
      title,
      context: contexts.map((context) => CONTEXT_WORDS[context]),
      expires_at: endsAt === null ? null : new Date(endsAt).toISOString(),
      filter_action: ACTION_WORDS[action],
    },
    keyword_matches: [...terms],
    status_matches: [],
  };
}
