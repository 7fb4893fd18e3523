import { Args, ID, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { CreatePostInput } from '../post.inputs.js';
import { DraftNotFound } from './draft.errors.js';
import { DraftsService } from './drafts.service.js';
import { OutgoingService } from './outgoing.service.js';
import { PostDraftTimelines } from './post-draft.timelines.js';
import { OutgoingPostView, PostDraftView, PostDraftViews } from './post-draft.view.js';

@Resolver(() => ViewerView)
export class OutgoingResolver {
  constructor(
    private readonly outgoing: OutgoingService,
    private readonly drafts: DraftsService,
    private readonly timelines: PostDraftTimelines,
    private readonly views: PostDraftViews,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @Limit('create-post', 'create-post-burst')
  @Mutation(() => OutgoingPostView, {
    description:
      'Publishes a post in some seconds, until when undoPost takes it back. What createPost refuses is refused at once. publishScheduledPost publishes it earlier.',
  })
  async sendPost(
    @Args('input', { description: 'As in createPost.' }) input: CreatePostInput,
    @Args('undoSeconds', { type: () => Int, description: 'How many seconds it can be undone: 10, 30 or 60.' })
    undoSeconds: number,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<OutgoingPostView> {
    const id = await this.outgoing.send(ctx, viewer, input, undoSeconds);
    const [view] = await this.views.outgoing([id], viewer.id);
    return view ?? this.drafts.explain(viewer, id);
  }

  @Allow('user')
  @TokenScope('write')
  @AllowedWhile('frozen')
  @Limit('draft')
  @Mutation(() => PostDraftView, {
    description:
      'Makes a draft of an outgoing post, with the same id. Once published, it is a CONFLICT (ALREADY_PUBLISHED) with postId.',
  })
  async undoPost(
    @Args('id', { type: () => ID, description: 'An outgoing post of the viewer.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostDraftView> {
    const draftId = await this.drafts.undo(viewer, parseId(id, 'id'));
    const draft = (await this.views.byIds([draftId], viewer.id)).get(draftId);
    if (!draft) throw new DraftNotFound();
    return draft;
  }

  @TokenScope('read')
  @ResolveField(() => [OutgoingPostView], { description: 'What can still be undone, soonest first; at most 100.' })
  async outgoingPosts(@Parent() me: ViewerView): Promise<OutgoingPostView[]> {
    return this.views.outgoing(await this.timelines.outgoingBy(me.id), me.id);
  }
}
