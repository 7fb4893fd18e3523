import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HelpTopicNotFound } from '../help.errors.js';
import { askedLanguage } from '../text/help-text.js';
import { HelpTopicInput } from './help-topic.inputs.js';
import { HelpTopicView, HelpTopicViews } from './help-topic.view.js';
import { type HelpTopicDraft, HelpTopicsService } from './help-topics.service.js';

/** What editors do with topics. Responses are in the language that was edited. */
@Resolver()
export class HelpTopicsResolver {
  constructor(
    private readonly service: HelpTopicsService,
    private readonly views: HelpTopicViews,
  ) {}

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => HelpTopicView, { description: 'Requires the claim help.write.' })
  async createHelpTopic(
    @Args('input', { type: () => HelpTopicInput, description: 'The topic to make.' }) input: HelpTopicInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<HelpTopicView> {
    return this.shown(await this.service.create(viewer, draftOf(input)), input.language);
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => HelpTopicView, {
    description: 'Requires the claim help.write. A former permalink still leads to the topic.',
  })
  async updateHelpTopic(
    @Args('id', { type: () => ID, description: 'The topic to change.' }) id: string,
    @Args('input', { type: () => HelpTopicInput, description: 'Its new values.' }) input: HelpTopicInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<HelpTopicView> {
    return this.shown(await this.service.update(viewer, parseId(id, 'id'), draftOf(input)), input.language);
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => DeletePayload, { description: 'Deletes it in every language. Requires the claim help.write.' })
  async deleteHelpTopic(
    @Args('id', { type: () => ID, description: 'The topic to delete.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.service.remove(viewer, parseId(id, 'id')) };
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => [HelpTopicView], {
    description: 'ids must name all topics of the category; CONFLICT if they do not.',
  })
  async orderHelpTopics(
    @Args('categoryId', { type: () => ID, description: 'The category whose topics are ordered.' }) categoryId: string,
    @Args('ids', { type: () => [ID], description: 'All topics of the category in their new order.' }) ids: string[],
    @Args('language', { type: () => String, nullable: true, description: 'The language of the answer, en or he.' })
    language: string | null,
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
