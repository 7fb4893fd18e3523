import { hashtagKey } from '@mallard/rules/hashtag-key';
import type { FilterAction, FilterContext, FilterInput } from '../../../graphql/schema.generated';
import type { Filter_FilterFragment } from './Filters.generated';

/** In the order of the dialog. */
export const filterActions: readonly FilterAction[] = ['WARN', 'BLUR', 'HIDE'];
export const filterContexts: readonly FilterContext[] = ['HOME', 'LISTS', 'THREADS', 'PROFILES', 'NOTIFICATIONS'];
export const endDays = [1, 7, 30] as const;
/** In graphemes; the server checks the same. */
export const MAX_TERM = 100;
export const MAX_TITLE = 256;

const DAY_MS = 86_400_000;

/** What the dialog holds. Terms are as they are shown: a hashtag with its sign. */
export interface FilterDraft {
  terms: readonly string[];
  title: string;
  isWhole: boolean;
  action: FilterAction;
  contexts: ReadonlySet<FilterContext>;
  exceptFollowing: boolean;
}

type Term = Pick<Filter_FilterFragment['terms'][number], 'kind' | 'term'>;

export const shownTerm = ({ kind, term }: Term): string => (kind === 'TAG' ? `#${term}` : term);

export function draftOf(filter: Filter_FilterFragment | null, term: string | null): FilterDraft {
  const phrases = filter?.terms.filter(({ kind }) => kind === 'PHRASE') ?? [];
  return {
    terms: filter?.terms.map(shownTerm) ?? (term ? [term] : []),
    title: filter?.title ?? '',
    isWhole: phrases.length === 0 || phrases.some(({ isWhole }) => isWhole),
    action: filter?.action ?? 'WARN',
    contexts: new Set(filter?.contexts ?? filterContexts),
    exceptFollowing: filter?.exceptFollowing ?? false,
  };
}

/** Whether two terms filter the same. */
export const isSameTerm = (one: string, other: string): boolean =>
  one.startsWith('#') === other.startsWith('#') && hashtagKey(one) === hashtagKey(other);

/** Without a name, a filter is called like what it filters. */
export function inputOf(draft: FilterDraft, endsAt: string | null): FilterInput {
  const { terms, title, isWhole, action, contexts, exceptFollowing } = draft;
  return {
    ...{ action, endsAt, exceptFollowing },
    title: title.trim() || [...terms.join(', ')].slice(0, MAX_TITLE).join('').trim(),
    contexts: [...contexts],
    // In scripts without spaces there are no whole words; the server knows which.
    terms: terms.map((term) => ({ term, isWhole: isWhole ? null : false })),
  };
}

/** The same filter again, after it was deleted. */
export const inputAgain = ({ title, action, contexts, terms, endsAt, exceptFollowing }: Filter_FilterFragment) => ({
  ...{ title, action, contexts: [...contexts], exceptFollowing },
  endsAt: endsAt !== null && !isPast(endsAt) ? endsAt : null,
  terms: terms.map(({ kind, term, isWhole }) => ({ kind, term, isWhole })),
});

export const isPast = (instant: string): boolean => Date.parse(instant) <= Date.now();

export const endAfterDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** The end of a day in the reader's time zone; null for one that isn't in the future. @param day as `<input type="date">` has it */
export function endOfDay(day: string): string | null {
  const end = new Date(`${day}T23:59:59.999`);
  return end.getTime() > Date.now() ? end.toISOString() : null;
}
