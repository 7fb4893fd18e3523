import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { Answers, AnswersList } from '#kernel/envelope/answers.decorator.js';
import { uuid } from '#kernel/envelope/rest-shape.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { FilterNotFound } from './filter.errors.js';
import { FilterInput } from './filter.inputs.js';
import { RestFilter, toRestFilter } from './filter.rest.js';
import { FilterViews } from './filter.view.js';
import { FiltersService } from './filters.service.js';

/** REST endpoints for filters. */
@Controller('filters')
export class FiltersController {
  constructor(
    private readonly filters: FiltersService,
    private readonly views: FilterViews,
  ) {}

  @Allow('user')
  @TokenScope('read')
  @AnswersList("One's filters, oldest first.", RestFilter)
  @Get()
  async list(@SignedIn() viewer: SignedInViewer): Promise<RestFilter[]> {
    return (await this.views.ofUser(viewer.id)).map(toRestFilter);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('filter')
  @Answers('Makes a filter.', RestFilter)
  @Post()
  async create(@Body() body: FilterInput, @SignedIn() viewer: SignedInViewer): Promise<RestFilter> {
    return this.answer(await this.filters.create(viewer, body), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('filter')
  @Answers('Replaces everything of a filter.', RestFilter)
  @Put(':id')
  async update(
    @Param('id', IdPipe) id: string,
    @Body() body: FilterInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestFilter> {
    return this.answer(await this.filters.update(viewer, id, body), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('filter')
  @Answers('Deletes a filter; data is its id.', uuid)
  @Delete(':id')
  remove(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.filters.delete(viewer, id);
  }

  private async answer(id: string, viewer: SignedInViewer): Promise<RestFilter> {
    const filter = (await this.views.ofUser(viewer.id)).find((each) => each.id === id);
    if (!filter) throw new FilterNotFound();
    return toRestFilter(filter);
  }
}
