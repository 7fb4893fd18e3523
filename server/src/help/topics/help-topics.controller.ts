import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { Answers, AnswersList } from '#kernel/envelope/answers.decorator.js';
import { uuid } from '#kernel/envelope/rest-shape.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HelpCategoryViews } from '../categories/help-category.view.js';
import { HelpTopicNotFound } from '../help.errors.js';
import { RestHelpTopic, toRestTopic } from '../help.rest.js';
import { HelpTopicBody } from './help-topic.inputs.js';
import { type HelpTopicView, HelpTopicViews } from './help-topic.view.js';
import { type HelpTopicDraft, HelpTopicsService } from './help-topics.service.js';

/** REST endpoints for help topics, each in its original language. */
@Controller('help/topics')
export class HelpTopicsController {
  constructor(
    private readonly service: HelpTopicsService,
    private readonly views: HelpTopicViews,
    private readonly categories: HelpCategoryViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @AnswersList('Lists the topics of the help center in their order.', RestHelpTopic)
  @Get()
  async list(@Query('categoryId', IdPipe) categoryId?: string): Promise<RestHelpTopic[]> {
    const topics = categoryId === undefined ? this.views.all(null) : this.views.inCategories([categoryId], null);
    return this.shown(await topics);
  }

  /** Former permalinks work too; the response holds the current one. */
  @Allow('anyone')
  @TokenScope('read')
  @Answers('One help topic by the last part of its address.', RestHelpTopic)
  @Get('permalink/:permalink')
  async byPermalink(@Param('permalink') permalink: string): Promise<RestHelpTopic> {
    return this.one(await this.views.byPermalink(permalink, null));
  }

  @Allow('anyone')
  @TokenScope('read')
  @Answers('One help topic.', RestHelpTopic)
  @Get(':id')
  async show(@Param('id', IdPipe) id: string): Promise<RestHelpTopic> {
    return this.one(await this.views.byId(id, null));
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Answers('Makes a help topic.', RestHelpTopic)
  @Post()
  async create(@Body() body: HelpTopicBody, @SignedIn() viewer: SignedInViewer): Promise<RestHelpTopic> {
    return this.show(await this.service.create(viewer, draftOf(body)));
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Answers('Changes a help topic.', RestHelpTopic)
  @Put(':id')
  async update(
    @Param('id', IdPipe) id: string,
    @Body() body: HelpTopicBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestHelpTopic> {
    return this.show(await this.service.update(viewer, id, draftOf(body)));
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Answers('Deletes a help topic in every language; data is its id.', uuid)
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
