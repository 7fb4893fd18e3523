import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { Answers, AnswersList } from '#kernel/envelope/answers.decorator.js';
import { uuid } from '#kernel/envelope/rest-shape.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HelpCategoryNotFound } from '../help.errors.js';
import { RestHelpCategory, toRestCategory } from '../help.rest.js';
import { HelpCategoriesService, type HelpCategoryDraft } from './help-categories.service.js';
import { HelpCategoryBody } from './help-category.inputs.js';
import { HelpCategoryViews } from './help-category.view.js';

/** REST endpoints for help categories, each in its original language. */
@Controller('help/categories')
export class HelpCategoriesController {
  constructor(
    private readonly service: HelpCategoriesService,
    private readonly views: HelpCategoryViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @AnswersList('Lists the categories of the help center in their order.', RestHelpCategory)
  @Get()
  async list(): Promise<RestHelpCategory[]> {
    return (await this.views.all(null)).map(toRestCategory);
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Answers('Makes a help category.', RestHelpCategory)
  @Post()
  async create(@Body() body: HelpCategoryBody, @SignedIn() viewer: SignedInViewer): Promise<RestHelpCategory> {
    return this.show(await this.service.create(viewer, draftOf(body)));
  }

  @Allow('anyone')
  @TokenScope('read')
  @Answers('One help category.', RestHelpCategory)
  @Get(':id')
  async show(@Param('id', IdPipe) id: string): Promise<RestHelpCategory> {
    const category = (await this.views.byIds([id], null)).get(id);
    if (!category) throw new HelpCategoryNotFound();
    return toRestCategory(category);
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Answers('Changes a help category.', RestHelpCategory)
  @Put(':id')
  async update(
    @Param('id', IdPipe) id: string,
    @Body() body: HelpCategoryBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestHelpCategory> {
    return this.show(await this.service.update(viewer, id, draftOf(body)));
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Answers('Deletes an empty help category; data is its id.', uuid)
  @Delete(':id')
  remove(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.service.remove(viewer, id);
  }
}

function draftOf({ name, description, icon, order, language }: HelpCategoryBody): HelpCategoryDraft {
  return { name, description, icon, position: order, language };
}
