import { Args, ID, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { DraftNotFound } from './draft.errors.js';
import { DraftsService } from './drafts.service.js';
import { PostDraftInput } from './post-draft.inputs.js';
import { DRAFT_LIST, draftPage, PostDraftTimelines } from './post-draft.timelines.js';
import { PostDraftConnection, PostDraftView, PostDraftViews } from './post-draft.view.js';

@Resolver(() => ViewerView)
export class DraftsResolver {
  constructor(
    private readonly drafts: DraftsService,
    private readonly timelines: PostDraftTimelines,
    private readonly views: PostDraftViews,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @AllowedWhile('frozen')
  @Limit('draft')
  @Mutation(() => PostDraftView, {
    description:
      'Stores a draft as a whole; at most 100. With another revision than the stored one, it is a CONFLICT (DRAFT_CHANGED) and nothing changes.',
  })
  async saveDraft(
    @Args('id', {
      type: () => ID,
      nullable: true,
      description: 'A draft of the viewer, or a new UUID. Without it, a new draft gets one.',
    })
    id: string | null,
    @Args('revision', {
      type: () => Int,
      nullable: true,
      description: 'The revision that was changed; absent for a new draft.',
    })
    revision: number | null,
    @Args('input', { description: 'The whole draft.' }) input: PostDraftInput,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostDraftView> {
    const which = { id: id ? parseId(id, 'id') : null, revision: revision ?? null };
    const view = await this.view(await this.drafts.save(ctx, viewer, which, input), viewer.id);
    if (!view) throw new DraftNotFound();
    return view;
  }

  @Allow('user')
  @TokenScope('write')
  @AllowedWhile('frozen')
  @Limit('draft')
  @Mutation(() => DeletePayload, {
    description: 'Deletes a draft and releases its media. Saved again within a day, it can have them back.',
  })
  async deleteDraft(
    @Args('id', { type: () => ID, description: 'A draft of the viewer.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.drafts.delete(viewer, parseId(id, 'id')) };
  }

  @TokenScope('read')
  @ResolveField(() => PostDraftConnection, { name: 'drafts', description: 'Latest change first.' })
  async list(@Parent() me: ViewerView, @Args() args: PageArgs): Promise<Connection<PostDraftView>> {
    const page = draftPage(args);
    const idPage = await this.timelines.draftsBy(me.id, page);
    return connectionOf(DRAFT_LIST, page, idPage, await this.views.byIds(idPage.ids, me.id));
  }

  @TokenScope('read')
  @ResolveField(() => PostDraftView, { nullable: true, description: 'One draft; null if there is none with this id.' })
  draft(
    @Parent() me: ViewerView,
    @Args('id', { type: () => ID, description: 'A draft of the viewer.' }) id: string,
  ): Promise<PostDraftView | null> {
    return this.view(parseId(id, 'id'), me.id);
  }

  @TokenScope('read')
  @ResolveField(() => Int, { description: 'How many drafts the viewer has.' })
  draftCount(@Parent() me: ViewerView): Promise<number> {
    return this.timelines.draftCount(me.id);
  }

  private async view(id: string, authorId: string): Promise<PostDraftView | null> {
    return (await this.views.byIds([id], authorId)).get(id) ?? null;
  }
}
