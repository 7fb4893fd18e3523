import { z } from 'zod';
import type { FilterActionName, FilterContextName } from '#posts/filters/filter-contexts.js';
import { MAX_TERMS } from '#posts/filters/filter.errors.js';
import type { FilterTermView, FilterView } from '#posts/filters/filter.view.js';
import type { FilterDraft, FilterTermDraft } from '#posts/filters/filters.service.js';
import { keywordText } from '../entities/filter.js';
import {
  ACTION_WORDS,
  CONTEXT_WORDS,
  type FilterActionWord,
  type FilterContextWord,
} from '../entities/filter-result.js';
import { flag, listOf, text, whole } from '../request/fields.js';
import { RecordNotFound } from '../request/request.errors.js';
import { inverted } from '../request/words.js';

/** A thousand years: less than dates can hold. */
const MAX_SECONDS = 31_536_000_000;

const CONTEXTS: Readonly<Record<FilterContextWord, FilterContextName>> = inverted(CONTEXT_WORDS);
const ACTIONS: Readonly<Record<FilterActionWord, FilterActionName>> = inverted(ACTION_WORDS);
const contextWord = z.enum(Object.values(CONTEXT_WORDS)).transform((word) => CONTEXTS[word]);
const actionWord = z.enum(Object.values(ACTION_WORDS)).transform((word) => ACTIONS[word]);

export const contexts = listOf(contextWord, 10);
export const action = actionWord.optional();
/** Seconds from now; nothing or 0: without an end. Absent, the end stays. */
export const endsIn = z
  .union([
    z.literal('').transform(() => null),
    z.null(),
    whole.pipe(z.number().max(MAX_SECONDS, 'is too long')).transform((seconds) => (seconds === 0 ? null : seconds)),
  ])
  .transform((seconds) => (seconds === null ? null : new Date(Date.now() + seconds * 1_000)))
  .optional();

export const Keyword = z.object({ keyword: text, whole_word: flag.optional() });
/** What is absent stays. */
export const KeywordParts = Keyword.partial();
const KeywordChange = z.object({
  id: text.optional(),
  keyword: text.optional(),
  whole_word: flag.optional(),
  _destroy: flag.optional(),
});
type KeywordChange = z.infer<typeof KeywordChange>;
export const keywordChanges = listOf(KeywordChange, MAX_TERMS).optional();

export function newTerm({ keyword = '', whole_word: isWhole }: Partial<z.infer<typeof Keyword>>): FilterTermDraft {
  return isWhole === undefined ? { term: keyword } : { term: keyword, isWhole };
}

/** The term under its id. What it compares stays as long as the keyword does. */
export function changedTerm(term: FilterTermView, change: z.infer<typeof KeywordParts>): FilterTermDraft {
  const { keyword = keywordText(term), whole_word: isWhole = term.isWhole } = change;
  return keyword === keywordText(term) ? { ...term, isWhole } : { id: term.id, term: keyword, isWhole };
}

/** @throws RecordNotFound for an id that is none of the filter's */
export function changedTerms(
  terms: readonly FilterTermView[],
  changes: readonly KeywordChange[],
): readonly FilterTermDraft[] {
  const changed = new Map(changes.flatMap((change) => (change.id ? [[change.id.toLowerCase(), change]] : [])));
  if ([...changed.keys()].some((id) => !terms.some((term) => term.id === id))) throw new RecordNotFound();
  const kept = terms.filter((term) => !changed.get(term.id)?._destroy);
  const added = changes.filter((change) => !change.id && !change._destroy);
  return [...kept.map((term) => changedTerm(term, changed.get(term.id) ?? {})), ...added.map(newTerm)];
}

/** A filter that changes in what is named. */
export function draftOf(filter: FilterView, change: Partial<FilterDraft>): FilterDraft {
  const { title, action: name, contexts: where, terms, endsAt, exceptFollowing } = filter;
  const draft: FilterDraft = { title, action: name, contexts: where, terms, endsAt, exceptFollowing };
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...draft, ...Object.fromEntries(named) };
}
