import { Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { z } from 'zod';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { bitsOf } from '#posts/filters/filter-contexts.js';
import type { FilterView } from '#posts/filters/filter.view.js';
import { FiltersService } from '#posts/filters/filters.service.js';
import { type FilterV1, filterV1Of } from '../entities/filter.js';
import { flag, text } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import { NotOffered } from '../request/request.errors.js';
import { changedTerm, contexts, draftOf, endsIn, newTerm } from './filter-params.js';
import { OwnFilters } from './own-filters.js';

const PhraseFilter = z.object({
  phrase: text,
  context: contexts,
  irreversible: flag.default(false),
  whole_word: flag.optional(),
  expires_in: endsIn,
});
type PhraseFilter = z.infer<typeof PhraseFilter>;
/** What is absent stays. */
const PhraseChange = PhraseFilter.extend({ irreversible: flag.optional() }).partial();
type PhraseChange = z.infer<typeof PhraseChange>;

const keywordIn = ({ phrase, whole_word }: PhraseChange) => ({
  ...(phrase !== undefined && { keyword: phrase }),
  ...(whole_word !== undefined && { whole_word }),
});
const actionOf = (irreversible: boolean) => (irreversible ? 'HIDE' : 'WARN');

/** Filters as older clients know them: each word is one. */
@Controller('v1/filters')
export class V1FiltersController {
  constructor(
    private readonly filters: FiltersService,
    private readonly own: OwnFilters,
  ) {}

  @Allow('user')
  @NeedsScope('read:filters')
  @Get()
  async all(@SignedIn() viewer: SignedInViewer): Promise<FilterV1[]> {
    return (await this.own.all(viewer)).flatMap((filter) => filter.terms.map((term) => filterV1Of(filter, term)));
  }

  @Allow('user')
  @NeedsScope('write:filters')
  @Limit('filter')
  @Post()
  async create(@Params(PhraseFilter) asked: PhraseFilter, @SignedIn() viewer: SignedInViewer): Promise<FilterV1> {
    const { phrase: title, context, expires_in: endsAt = null } = asked;
    const terms = [newTerm(keywordIn(asked))];
    const id = await this.filters.create(viewer, {
      title,
      action: actionOf(asked.irreversible),
      contexts: context,
      endsAt,
      terms,
    });
    const filter = await this.own.one(viewer, id);
    return filterV1Of(filter, filter.terms[0]!);
  }

  @Allow('user')
  @NeedsScope('read:filters')
  @Get(':id')
  async one(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<FilterV1> {
    const { filter, term } = await this.own.withTerm(viewer, id);
    return filterV1Of(filter, term);
  }

  @Allow('user')
  @NeedsScope('write:filters')
  @Limit('filter')
  @Put(':id')
  async change(
    @Param('id', RecordId) id: string,
    @Params(PhraseChange) asked: PhraseChange,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<FilterV1> {
    const { filter } = await this.own.withTerm(viewer, id);
    await this.filters.edit(viewer, filter.id, (now) => {
      const terms = now.terms.map((term) => (term.id === id ? changedTerm(term, keywordIn(asked)) : term));
      if (now.terms.length === 1) {
        // What blurs is kept as it is: these clients know no more than hidden or not.
        const { irreversible: hides = now.action === 'HIDE' } = asked;
        const action = hides || now.action === 'HIDE' ? actionOf(hides) : now.action;
        return draftOf(now, { action, contexts: asked.context, endsAt: asked.expires_in, terms });
      }
      requireSame(now, asked);
      return draftOf(now, { terms });
    });
    return this.one(id, viewer);
  }

  @Allow('user')
  @NeedsScope('write:filters')
  @Limit('filter')
  @Delete(':id')
  async delete(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<object> {
    const { filter } = await this.own.withTerm(viewer, id);
    const others = filter.terms.filter((term) => term.id !== id);
    if (others.length === 0) await this.filters.delete(viewer, filter.id);
    else
      await this.filters.edit(viewer, filter.id, (now) =>
        draftOf(now, { terms: now.terms.filter((term) => term.id !== id) }),
      );
    return {};
  }
}

/** @throws NotOffered where a change of one word would be one of the others, too */
function requireSame(filter: FilterView, asked: PhraseChange): void {
  const isSame =
    (asked.context === undefined || bitsOf(filter.contexts) === bitsOf(asked.context)) &&
    (asked.irreversible === undefined || (filter.action === 'HIDE') === asked.irreversible) &&
    (asked.expires_in === undefined || asked.expires_in?.getTime() === filter.endsAt?.getTime());
  if (!isSame)
    throw new NotOffered('context', 'This filter has several words. An app that knows them can change where it works.');
}
