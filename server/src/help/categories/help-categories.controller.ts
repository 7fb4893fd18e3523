import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { IdPipe } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HelpCategoryNotFound } from '../help.errors.js';
import { type RestHelpCategory, toRestCategory } from '../help.rest.js';
import { HelpCategoriesService, type HelpCategoryDraft } from './help-categories.service.js';
import { HelpCategoryBody } from './help-category.inputs.js';
import { HelpCategoryViews } from './help-category.view.js';

/** The REST face of help categories; each in the language that it was first written in. */
@Controller('help/categories')
export class HelpCategoriesController {
  constructor(
    private readonly service: HelpCategoriesService,
    private readonly views: HelpCategoryViews,
  ) {}

  @Allow('anyone')
  @Get()
  async list(): Promise<RestHelpCategory[]> {
    return (await this.views.all(null)).map(toRestCategory);
  }

  @Allow('editor', 'help.write')
  @Limit('admin-write')
  @Post()
  async create(@Body() body: HelpCategoryBody, @SignedIn() viewer: SignedInViewer): Promise<RestHelpCategory> {
    return this.show(await this.service.create(viewer, draftOf(body)));
  }

  @Allow('anyone')
  @Get(':id')
  async show(@Param('id', IdPipe) id: string): Promise<RestHelpCategory> {
    const category = (await this.views.byIds([id], null)).get(id);
    if (!category) throw new HelpCategoryNotFound();
    return toRestCategory(category);
  }

  @Allow('editor', 'help.write')
  @Limit('admin-write')
  @Put(':id')
  async update(
    @Param('id', IdPipe) id: string,
    @Body() body: HelpCategoryBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestHelpCategory> {
    return this.show(await this.service.update(viewer, id, draftOf(body)));
  }

  @Allow('editor', 'help.write')
  @Limit('admin-write')
  @Delete(':id')
  remove(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.service.remove(viewer, id);
  }
}

function draftOf({ name, description, icon, order, language }: HelpCategoryBody): HelpCategoryDraft {
  return { name, description, icon, position: order, language };
}
