import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { parseId } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HelpTopicNotFound } from '../help.errors.js';
import { askedLanguage } from '../text/help-text.js';
import { HelpTopicInput } from './help-topic.inputs.js';
import { HelpTopicView, HelpTopicViews } from './help-topic.view.js';
import { type HelpTopicDraft, HelpTopicsService } from './help-topics.service.js';

/** What editors do with topics. Answers are in the language that was written. */
@Resolver()
export class HelpTopicsResolver {
  constructor(
    private readonly service: HelpTopicsService,
    private readonly views: HelpTopicViews,
  ) {}

  @Allow('editor', 'help.write')
  @Limit('admin-write')
  @Mutation(() => HelpTopicView)
  async createHelpTopic(
    @Args('input', { type: () => HelpTopicInput }) input: HelpTopicInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<HelpTopicView> {
    return this.shown(await this.service.create(viewer, draftOf(input)), input.language);
  }

  @Allow('editor', 'help.write')
  @Limit('admin-write')
  @Mutation(() => HelpTopicView)
  async updateHelpTopic(
    @Args('id', { type: () => ID }) id: string,
    @Args('input', { type: () => HelpTopicInput }) input: HelpTopicInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<HelpTopicView> {
    return this.shown(await this.service.update(viewer, parseId(id, 'id'), draftOf(input)), input.language);
  }

  @Allow('editor', 'help.write')
  @Limit('admin-write')
  @Mutation(() => DeletePayload)
  async deleteHelpTopic(
    @Args('id', { type: () => ID }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.service.remove(viewer, parseId(id, 'id')) };
  }

  @Allow('editor', 'help.write')
  @Limit('admin-write')
  @Mutation(() => [HelpTopicView], {
    description: 'ids are those of all topics of the category; CONFLICT where they are not.',
  })
  async orderHelpTopics(
    @Args('categoryId', { type: () => ID }) categoryId: string,
    @Args('ids', { type: () => [ID] }) ids: string[],
    @Args('language', { type: () => String, nullable: true }) language: string | null,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<HelpTopicView[]> {
    const asked = askedLanguage(language);
    const category = parseId(categoryId, 'categoryId');
    await this.service.order(
      viewer,
      category,
      ids.map((id) => parseId(id, 'ids')),
    );
    return this.views.inCategories([category], asked);
  }

  private async shown(id: string, language: string | null | undefined): Promise<HelpTopicView> {
    const view = await this.views.byId(id, askedLanguage(language));
    if (!view) throw new HelpTopicNotFound();
    return view;
  }
}

function draftOf(input: HelpTopicInput): HelpTopicDraft {
  return { ...input, categoryId: parseId(input.categoryId, 'categoryId') };
}
