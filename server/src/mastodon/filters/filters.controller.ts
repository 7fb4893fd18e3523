import { Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { z } from 'zod';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { FiltersService } from '#posts/filters/filters.service.js';
import { type Filter, filterOf } from '../entities/filter.js';
import { text } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import { NotOffered } from '../request/request.errors.js';
import { action, changedTerms, contexts, draftOf, endsIn, keywordChanges } from './filter-params.js';
import { OwnFilters } from './own-filters.js';

const FilterChange = z.object({
  title: text.optional(),
  context: contexts.optional(),
  filter_action: action,
  expires_in: endsIn,
  keywords_attributes: keywordChanges,
});
const NewFilter = FilterChange.extend({ title: text, context: contexts });

/** One's filters. Some clients make them empty, and add the keywords one by one. */
@Controller('v2/filters')
export class MastodonFiltersController {
  constructor(
    private readonly filters: FiltersService,
    private readonly own: OwnFilters,
  ) {}

  @Allow('user')
  @NeedsScope('read:filters')
  @Get()
  async all(@SignedIn() viewer: SignedInViewer): Promise<Filter[]> {
    return (await this.own.all(viewer)).map(filterOf);
  }

  @Allow('user')
  @NeedsScope('write:filters')
  @Limit('filter')
  @Post()
  async create(
    @Params(NewFilter) asked: z.infer<typeof NewFilter>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Filter> {
    const draft = {
      title: asked.title,
      action: asked.filter_action ?? 'WARN',
      contexts: asked.context,
      endsAt: asked.expires_in ?? null,
      terms: [...changedTerms([], asked.keywords_attributes ?? [])],
    };
    return this.one(await this.filters.create(viewer, draft, 0), viewer);
  }

  @Allow('user')
  @NeedsScope('read:filters')
  @Get(':id')
  async one(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<Filter> {
    return filterOf(await this.own.one(viewer, id));
  }

  @Allow('user')
  @NeedsScope('write:filters')
  @Limit('filter')
  @Put(':id')
  async change(
    @Param('id', RecordId) id: string,
    @Params(FilterChange) asked: z.infer<typeof FilterChange>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Filter> {
    const { title, context, filter_action: named, expires_in: endsAt, keywords_attributes: keywords = [] } = asked;
    await this.filters.edit(viewer, id, (filter) =>
      draftOf(filter, { title, contexts: context, action: named, endsAt, terms: changedTerms(filter.terms, keywords) }),
    );
    return this.one(id, viewer);
  }

  @Allow('user')
  @NeedsScope('write:filters')
  @Limit('filter')
  @Delete(':id')
  async delete(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<object> {
    await this.filters.delete(viewer, id);
    return {};
  }

  @Allow('user')
  @NeedsScope('read:filters')
  @Get(':id/statuses')
  async statuses(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<[]> {
    await this.own.one(viewer, id);
    return [];
  }

  @Allow('user')
  @NeedsScope('write:filters')
  @Limit('filter')
  @Post(':id/statuses')
  async addStatus(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<never> {
    await this.own.one(viewer, id);
    throw new NotOffered('status_id', 'Filters hold words and hashtags, not single posts.');
  }
}
