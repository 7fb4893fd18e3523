import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../../model/post.errors.js';
import { PostPayload } from '../../read/post.payloads.js';
import { PostViews } from '../../read/post-views.js';
import { ScheduledPostNotFound } from './scheduled-post.errors.js';
import { SchedulePostInput } from './scheduled-post.inputs.js';
import { SCHEDULED_LIST, scheduledPage, ScheduledPostTimelines } from './scheduled-post.timelines.js';
import { ScheduledPostConnection, ScheduledPostView, ScheduledPostViews } from './scheduled-post.view.js';
import { SchedulingService } from './scheduling.service.js';

@Resolver(() => ViewerView)
export class SchedulingResolver {
  constructor(
    private readonly scheduling: SchedulingService,
    private readonly timelines: ScheduledPostTimelines,
    private readonly views: ScheduledPostViews,
    private readonly posts: PostViews,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @Limit('schedule-post')
  @Mutation(() => ScheduledPostView, {
    description: 'At most 100 posts can be scheduled, and at most 25 for one day (UTC).',
  })
  async schedulePost(
    @Args('input', { description: 'The post, and when to publish it.' }) input: SchedulePostInput,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ScheduledPostView> {
    return this.view(await this.scheduling.schedule(ctx, viewer, input), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('schedule-post')
  @Mutation(() => ScheduledPostView, { description: 'A post that failed to publish is scheduled again.' })
  async updateScheduledPost(
    @Args('id', { type: () => ID, description: 'A scheduled post of the viewer.' }) id: string,
    @Args('input', { description: 'The new content and time.' }) input: SchedulePostInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ScheduledPostView> {
    return this.view(await this.scheduling.edit(viewer, parseId(id, 'id'), input), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('schedule-post')
  @Mutation(() => DeletePayload, {
    description: 'Deletes a scheduled post and releases its media. Once published, it is NOT_FOUND.',
  })
  async cancelScheduledPost(
    @Args('id', { type: () => ID, description: 'A scheduled post of the viewer.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.scheduling.cancel(viewer, parseId(id, 'id')) };
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('create-post', 'create-post-burst')
  @Mutation(() => PostPayload, {
    description: 'Publishes it now. If it was published in the meantime, returns that post.',
  })
  async publishScheduledPost(
    @Args('id', { type: () => ID, description: 'A scheduled post of the viewer.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    const post = await this.posts.byId(await this.scheduling.publishNow(viewer, parseId(id, 'id')), viewer);
    if (!post) throw new PostNotFound();
    return { post };
  }

  @TokenScope('read')
  @ResolveField(() => ScheduledPostConnection, { description: 'Failed ones first, then the soonest.' })
  async scheduledPosts(@Parent() me: ViewerView, @Args() args: PageArgs): Promise<Connection<ScheduledPostView>> {
    const page = scheduledPage(args);
    const idPage = await this.timelines.scheduledBy(me.id, page);
    return connectionOf(SCHEDULED_LIST, page, idPage, await this.views.byIds(idPage.ids, me.id));
  }

  private async view(id: string, viewer: SignedInViewer): Promise<ScheduledPostView> {
    const view = (await this.views.byIds([id], viewer.id)).get(id);
    if (!view) throw new ScheduledPostNotFound();
    return view;
  }
}
