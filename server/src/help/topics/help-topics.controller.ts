import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { IdPipe } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HelpCategoryViews } from '../categories/help-category.view.js';
import { HelpTopicNotFound } from '../help.errors.js';
import { type RestHelpTopic, toRestTopic } from '../help.rest.js';
import { HelpTopicBody } from './help-topic.inputs.js';
import { type HelpTopicView, HelpTopicViews } from './help-topic.view.js';
import { type HelpTopicDraft, HelpTopicsService } from './help-topics.service.js';

/** The REST face of help topics; each in the language that it was first written in. */
@Controller('help/topics')
export class HelpTopicsController {
  constructor(
    private readonly service: HelpTopicsService,
    private readonly views: HelpTopicViews,
    private readonly categories: HelpCategoryViews,
  ) {}

  @Allow('anyone')
  @Get()
  async list(): Promise<RestHelpTopic[]> {
    return this.shown(await this.views.all(null));
  }

  /** Also by a permalink of before; the answer holds the one that it has now. */
  @Allow('anyone')
  @Get('permalink/:permalink')
  async byPermalink(@Param('permalink') permalink: string): Promise<RestHelpTopic> {
    return this.one(await this.views.byPermalink(permalink, null));
  }

  @Allow('anyone')
  @Get(':id')
  async show(@Param('id', IdPipe) id: string): Promise<RestHelpTopic> {
    return this.one(await this.views.byId(id, null));
  }

  @Allow('editor', 'help.write')
  @Limit('admin-write')
  @Post()
  async create(@Body() body: HelpTopicBody, @SignedIn() viewer: SignedInViewer): Promise<RestHelpTopic> {
    return this.show(await this.service.create(viewer, draftOf(body)));
  }

  @Allow('editor', 'help.write')
  @Limit('admin-write')
  @Put(':id')
  async update(
    @Param('id', IdPipe) id: string,
    @Body() body: HelpTopicBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestHelpTopic> {
    return this.show(await this.service.update(viewer, id, draftOf(body)));
  }

  @Allow('editor', 'help.write')
  @Limit('admin-write')
  @Delete(':id')
  remove(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.service.remove(viewer, id);
  }

  private async one(topic: HelpTopicView | null): Promise<RestHelpTopic> {
    const [shown] = topic ? await this.shown([topic]) : [];
    if (!shown) throw new HelpTopicNotFound();
    return shown;
  }

  private async shown(topics: readonly HelpTopicView[]): Promise<RestHelpTopic[]> {
    const categories = await this.categories.byIds([...new Set(topics.map(({ categoryId }) => categoryId))], null);
    return topics.map((topic) => toRestTopic(topic, categories.get(topic.categoryId)));
  }
}

function draftOf({ categoryId, title, permalink, content, order, language }: HelpTopicBody): HelpTopicDraft {
  return { categoryId: categoryId.toLowerCase(), title, permalink, body: content, position: order, language };
}
