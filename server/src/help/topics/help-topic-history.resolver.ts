import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { UserLoader } from '#people/users/user.loader.js';
import { UserView } from '#people/users/user.view.js';
import { HelpTopicNotFound } from '../help.errors.js';
import { askedLanguage } from '../text/help-text.js';
import { DeletedHelpTopicView, HelpTopicVersionView, HelpTopicVersionViews } from './help-topic-version.view.js';
import { HelpTopicView, HelpTopicViews } from './help-topic.view.js';
import { HelpTopicsService } from './help-topics.service.js';

/** Versions of topics, and deleted topics. To restore a version, save its text. */
@Resolver(() => HelpTopicVersionView)
export class HelpTopicHistoryResolver {
  constructor(
    private readonly service: HelpTopicsService,
    private readonly topics: HelpTopicViews,
    private readonly versions: HelpTopicVersionViews,
    private readonly users: UserLoader,
  ) {}

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Query(() => [HelpTopicVersionView], {
    description: 'The versions of a help topic, newest first, at most 100; empty if the text was never edited.',
  })
  async helpTopicVersions(
    @Args('topicId', { type: () => ID, description: 'The id of the topic.' }) topicId: string,
    @Args('language', { type: () => String, description: 'en or he.' }) language: string,
  ): Promise<HelpTopicVersionView[]> {
    const asked = askedLanguage(language);
    return asked === null ? [] : this.versions.of(parseId(topicId, 'topicId'), asked);
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Query(() => HelpTopicVersionView, { nullable: true, description: 'One version; null if there is none.' })
  helpTopicVersion(
    @Args('id', { type: () => ID, description: 'The id of the version.' }) id: string,
  ): Promise<HelpTopicVersionView | null> {
    return this.versions.byId(parseId(id, 'id'));
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Query(() => [DeletedHelpTopicView], {
    description: 'Help topics that can be restored, the last deleted first, at most 100.',
  })
  deletedHelpTopics(): Promise<DeletedHelpTopicView[]> {
    return this.versions.deleted();
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => HelpTopicView, {
    description:
      'Undoes a deletion: the latest text of each language, in the former category, or in the first one if that was deleted. The permalink gets a number if it is taken.',
  })
  async restoreHelpTopic(
    @Args('id', { type: () => ID, description: 'The id of the topic.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<HelpTopicView> {
    const restored = await this.topics.byId(await this.service.restore(viewer, parseId(id, 'id')), null);
    if (!restored) throw new HelpTopicNotFound();
    return restored;
  }

  @ResolveField(() => UserView, {
    nullable: true,
    description: 'Who saved it. Null for a text that came with the product.',
  })
  author(@Parent() version: HelpTopicVersionView, @Ctx() ctx: RequestContext): Promise<UserView | null> | null {
    return version.authorId === null ? null : this.users.for(ctx).load(version.authorId);
  }
}

@Resolver(() => DeletedHelpTopicView)
export class DeletedHelpTopicFieldsResolver {
  constructor(private readonly users: UserLoader) {}

  @ResolveField(() => UserView, { nullable: true, description: 'Who deleted it. Null if the account was deleted.' })
  deletedBy(@Parent() topic: DeletedHelpTopicView, @Ctx() ctx: RequestContext): Promise<UserView | null> | null {
    return topic.deletedById === null ? null : this.users.for(ctx).load(topic.deletedById);
  }
}
