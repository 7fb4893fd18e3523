import type { ReplyAudience } from '@mallard/rules/reply-rules';
import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../model/post.errors.js';
import { PostPayload } from '../read/post.payloads.js';
import { PostConnection, PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { FoldedReplyTimelines } from './folded-reply.timelines.js';
import { ReplyControlService } from './reply-control.service.js';
import { ReplyAudienceEnum } from '../model/reply-rule.inputs.js';

@Resolver(() => PostView)
export class ReplyControlResolver {
  constructor(
    private readonly service: ReplyControlService,
    private readonly timelines: FoldedReplyTimelines,
    private readonly posts: PostViews,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @Limit('reply-control')
  @Mutation(() => PostPayload, {
    description: 'Changes who can reply in the thread of a quack of the viewer. Replies that exist stay.',
  })
  async setReplyRule(
    @Args('postId', { type: () => ID, description: 'A quack of the viewer.' }) postId: string,
    @Args('rule', { type: () => [ReplyAudienceEnum], description: 'Who can reply; empty for everyone.' })
    rule: ReplyAudience[],
    @Args('closeAt', {
      type: () => DateTime,
      nullable: true,
      description: 'When replies close, within the next year, or the present value; null for no end.',
    })
    closeAt: Date | null,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.service.setRule(viewer, parseId(postId, 'postId'), rule, closeAt ?? null), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('reply-control')
  @Mutation(() => PostPayload, {
    description:
      "Hides a reply in the thread of the viewer's quack: for everyone, it is only in hiddenReplies. Its author is not told. Doing so again changes nothing.",
  })
  async hideReply(
    @Args('id', { type: () => ID, description: 'The reply to hide.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.service.hide(viewer, parseId(id, 'id')), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('reply-control')
  @Mutation(() => PostPayload, { description: 'Shows a hidden reply again. Doing so again changes nothing.' })
  async unhideReply(
    @Args('id', { type: () => ID, description: 'The reply to show.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.service.unhide(viewer, parseId(id, 'id')), viewer);
  }

  @ResolveField(() => PostConnection, {
    description:
      'Of a quack, the replies of all levels that its author hid, oldest first. The other lists of replies leave them out.',
  })
  async hiddenReplies(
    @Parent() post: PostView,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<PostView>> {
    const page = keysetPage('hiddenReplies', args);
    const idPage = await this.timelines.below(post.id, viewer, page);
    return connectionOf('hiddenReplies', page, idPage, await this.posts.byIds(idPage.ids, viewer));
  }

  private async payload(id: string, viewer: SignedInViewer): Promise<PostPayload> {
    const post = await this.posts.byId(id, viewer);
    if (!post) throw new PostNotFound();
    return { post };
  }
}
