import { hashtagKey } from '@mallard/rules/hashtag-key';
import { checkText } from '@mallard/rules/plain-text';
import { parseHashtags } from '@mallard/rules/text-entities';
import { Injectable } from '@nestjs/common';
import { VIEWER_CHANGED } from '#identity/sessions/session.events.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { bitsOf } from './filter-contexts.js';
import {
  endIsPast,
  FilterNotFound,
  invalidTerm,
  invalidTitle,
  MAX_FILTERS,
  MAX_TERM_LENGTH,
  MAX_TERMS,
  MAX_TITLE_LENGTH,
  noContexts,
  noTerms,
  TooManyFilters,
  TooManyFilterTerms,
} from './filter.errors.js';
import { filtersChangedTopic } from './filters-changed.topic.js';
import type { FilterInput, FilterTermInput } from './filter.inputs.js';
import { type FilterRow, type FilterView, filterViewFrom } from './filter.view.js';
import { foldedForFilters, type FilterTermRule, isSpaced } from './filter-matching.js';
import {
  CLEAR_TERMS,
  COUNT_OTHERS,
  DELETE_FILTER,
  FILTERS_OF,
  INSERT_FILTER,
  INSERT_TERMS,
  LOCK_OWNER,
  SET_VERSION,
  UPDATE_FILTER,
} from './filter-statements.js';

type Owner = Pick<SignedInViewer, 'id'>;

/** A term that keeps its id if it is one of the filter's. */
export interface FilterTermDraft extends FilterTermInput {
  id?: string;
}

export interface FilterDraft extends Omit<FilterInput, 'terms'> {
  terms: readonly FilterTermDraft[];
}

type CheckedTerm = FilterTermRule & Pick<FilterTermDraft, 'id'>;

/** A person's filters. Only their owner learns of them. */
@Injectable()
export class FiltersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly topics: Topics,
  ) {}

  /**
   * @param leastTerms 0 for clients that add the terms one by one afterwards
   * @returns the filter's id
   * @throws TooManyFilters, TooManyFilterTerms, AppError of filter.errors.ts
   */
  async create({ id: ownerId }: Owner, input: FilterInput, leastTerms = 1): Promise<string> {
    const { title, terms, columns } = checked(input, leastTerms);
    return this.change(ownerId, async (tx) => {
      const others = await this.others(tx, ownerId, null);
      if (others.filters >= MAX_FILTERS) throw new TooManyFilters();
      if (others.terms + terms.length > MAX_TERMS) throw new TooManyFilterTerms();
      const id = newId();
      await tx.rows(INSERT_FILTER, [id, new Date(), ownerId, title, ...columns]);
      await insertTerms(tx, id, terms);
      return id;
    });
  }

  /** Replaces all of a filter. @throws FilterNotFound, TooManyFilterTerms, AppError of filter.errors.ts */
  async update({ id: ownerId }: Owner, id: string, input: FilterInput): Promise<string> {
    const draft = checked(input, 1);
    return this.change(ownerId, (tx) => this.replace(tx, ownerId, id, draft));
  }

  /**
   * Changes a filter as it is by then, so that two changes at the same time both count. It may lose its last term.
   * @param edited the whole filter, from what it was
   * @throws FilterNotFound, TooManyFilterTerms, AppError of filter.errors.ts
   */
  async edit({ id: ownerId }: Owner, id: string, edited: (filter: FilterView) => FilterDraft): Promise<string> {
    return this.change(ownerId, async (tx) => {
      const filters = (await tx.rows<FilterRow>(FILTERS_OF, [ownerId])).map(filterViewFrom);
      const filter = filters.find((each) => each.id === id);
      if (!filter) throw new FilterNotFound();
      const known = new Set(filter.terms.map((term) => term.id));
      return this.replace(tx, ownerId, id, checked(edited(filter), 0), known);
    });
  }

  /** @throws FilterNotFound */
  async delete({ id: ownerId }: Owner, id: string): Promise<string> {
    return this.change(ownerId, async (tx) => {
      const [deleted] = await tx.rows<{ id: string }>(DELETE_FILTER, [id, ownerId]);
      if (!deleted) throw new FilterNotFound();
      return id;
    });
  }

  private change(ownerId: string, work: (tx: Tx) => Promise<string>): Promise<string> {
    return this.transactions.run(async (tx) => {
      await tx.rows(LOCK_OWNER, [ownerId]);
      const id = await work(tx);
      const version = newId();
      await tx.rows(SET_VERSION, [ownerId, version]);
      tx.afterCommit(() => {
        void this.topics.publish(VIEWER_CHANGED, { userId: ownerId });
        void this.topics.publish(filtersChangedTopic, { id: version, ownerId });
      });
      return id;
    });
  }

  /** @param known terms of the filter, which keep their ids */
  private async replace(
    tx: Tx,
    ownerId: string,
    id: string,
    { title, terms, columns }: ReturnType<typeof checked>,
    known: ReadonlySet<string> = new Set(),
  ): Promise<string> {
    const [updated] = await tx.rows<{ id: string }>(UPDATE_FILTER, [id, ownerId, title, ...columns]);
    if (!updated) throw new FilterNotFound();
    const others = await this.others(tx, ownerId, id);
    if (others.terms + terms.length > MAX_TERMS) throw new TooManyFilterTerms();
    await tx.rows(CLEAR_TERMS, [id]);
    await insertTerms(tx, id, terms, known);
    return id;
  }

  private async others(tx: Tx, ownerId: string, id: string | null): Promise<{ filters: number; terms: number }> {
    const [others] = await tx.rows<{ filters: number; terms: number }>(COUNT_OTHERS, [ownerId, id]);
    return others!;
  }
}

async function insertTerms(
  tx: Tx,
  filterId: string,
  terms: readonly CheckedTerm[],
  known: ReadonlySet<string> = new Set(),
): Promise<void> {
  const ids = terms.map(({ id }) => (id !== undefined && known.has(id) ? id : newId()));
  await tx.rows(INSERT_TERMS, [
    ...[filterId, ids, terms.map(({ kind }) => kind)],
    ...[terms.map(({ term }) => term), terms.map(({ isWhole }) => isWhole)],
  ]);
}

function checked(input: FilterDraft, leastTerms: number) {
  const title = lineOf(input.title, MAX_TITLE_LENGTH);
  if (title === null || [...title].length > MAX_TITLE_LENGTH) throw invalidTitle();
  if (input.contexts.length === 0) throw noContexts();
  if (input.terms.length < leastTerms) throw noTerms();
  const endsAt = input.endsAt ?? null;
  if (endsAt !== null && endsAt.getTime() <= Date.now()) throw endIsPast();
  return {
    title,
    terms: withoutRepetition(input.terms.map((term) => ({ id: term.id, ...termOf(term) }))),
    columns: [input.action, bitsOf(input.contexts), endsAt, input.exceptFollowing ?? false],
  };
}

/** One line without control characters; null if it isn't, or is empty. */
function lineOf(typed: string, maxGraphemes: number): string | null {
  const line = checkText(typed, { maxGraphemes });
  return line.ok ? line.text : null;
}

/** @throws AppError where nothing of the term would be compared, too */
function termOf({ kind, term: typed, isWhole }: FilterTermInput): FilterTermRule {
  const term = lineOf(typed, MAX_TERM_LENGTH);
  if (term === null) throw invalidTerm();
  const [tag] = parseHashtags(term);
  const isTag = tag?.start === 0 && tag.end === term.length;
  if (kind === 'TAG' || (kind !== 'PHRASE' && isTag)) return tagOf(isTag ? tag.target : term);
  if (foldedForFilters(term) === '') throw invalidTerm();
  return { kind: 'PHRASE', term, isWhole: isWhole ?? isSpaced(term) };
}

function tagOf(typed: string): FilterTermRule {
  const [tag] = parseHashtags(`#${typed.replace(/^[#＃]/u, '')}`);
  if (!tag || hashtagKey(tag.target) === '' || tag.end !== typed.replace(/^[#＃]/u, '').length + 1) throw invalidTerm();
  return { kind: 'TAG', term: tag.target, isWhole: true };
}

const keyOf = ({ kind, term, isWhole }: FilterTermRule) =>
  kind === 'TAG' ? `#${hashtagKey(term)}` : `${foldedForFilters(term)} ${isWhole}`;

function withoutRepetition(terms: readonly CheckedTerm[]): CheckedTerm[] {
  const once = new Map<string, CheckedTerm>();
  for (const term of terms) once.set(keyOf(term), { ...term, id: term.id ?? once.get(keyOf(term))?.id });
  return [...once.values()];
}
