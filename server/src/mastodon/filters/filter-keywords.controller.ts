import { Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { foldedForFilters } from '#posts/filters/filter-matching.js';
import { FiltersService } from '#posts/filters/filters.service.js';
import { type FilterKeyword, keywordOf, keywordText } from '../entities/filter.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import { changedTerm, draftOf, Keyword, KeywordParts, newTerm } from './filter-params.js';
import { OwnFilters } from './own-filters.js';

/** The keywords of one's filters, each by itself. They keep their ids while others change. */
@Controller('v2/filters')
export class FilterKeywordsController {
  constructor(
    private readonly filters: FiltersService,
    private readonly own: OwnFilters,
  ) {}

  @Allow('user')
  @NeedsScope('read:filters')
  @Get(':id/keywords')
  async list(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<FilterKeyword[]> {
    return (await this.own.one(viewer, id)).terms.map(keywordOf);
  }

  /** Answers the keyword that the filter has already, if it is the same. */
  @Allow('user')
  @NeedsScope('write:filters')
  @Limit('filter')
  @Post(':id/keywords')
  async add(
    @Param('id', RecordId) id: string,
    @Params(Keyword) asked: z.infer<typeof Keyword>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<FilterKeyword> {
    const before = new Set<string>();
    await this.filters.edit(viewer, id, (filter) => {
      for (const term of filter.terms) before.add(term.id);
      return draftOf(filter, { terms: [...filter.terms, newTerm(asked)] });
    });
    const { terms } = await this.own.one(viewer, id);
    const folded = foldedForFilters(asked.keyword);
    const isSame = (text: string) => foldedForFilters(text) === folded;
    return keywordOf((terms.find((term) => !before.has(term.id)) ?? terms.find((term) => isSame(keywordText(term))))!);
  }

  @Allow('user')
  @NeedsScope('read:filters')
  @Get('keywords/:id')
  async one(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<FilterKeyword> {
    return keywordOf((await this.own.withTerm(viewer, id)).term);
  }

  @Allow('user')
  @NeedsScope('write:filters')
  @Limit('filter')
  @Put('keywords/:id')
  async change(
    @Param('id', RecordId) id: string,
    @Params(KeywordParts) asked: z.infer<typeof KeywordParts>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<FilterKeyword> {
    const { filter } = await this.own.withTerm(viewer, id);
    await this.filters.edit(viewer, filter.id, (now) =>
      draftOf(now, { terms: now.terms.map((term) => (term.id === id ? changedTerm(term, asked) : term)) }),
    );
    return this.one(id, viewer);
  }

  @Allow('user')
  @NeedsScope('write:filters')
  @Limit('filter')
  @Delete('keywords/:id')
  async delete(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<object> {
    const { filter } = await this.own.withTerm(viewer, id);
    await this.filters.edit(viewer, filter.id, (now) =>
      draftOf(now, { terms: now.terms.filter((term) => term.id !== id) }),
    );
    return {};
  }
}
