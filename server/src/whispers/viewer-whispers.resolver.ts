import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/account/viewer.view.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ConversationTimelines } from './conversation.timelines.js';
import { ConversationConnection, type ConversationView, ConversationViews } from './conversation.view.js';

/** What this area adds to the signed-in person's own side. */
@Resolver(() => ViewerView)
export class ViewerWhispersResolver {
  constructor(
    private readonly timelines: ConversationTimelines,
    private readonly views: ConversationViews,
  ) {}

  @ResolveField(() => ConversationConnection, { description: 'Newest activity first.' })
  async conversations(
    @Parent() me: ViewerView,
    @Args() args: PageArgs,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Connection<ConversationView>> {
    const page = keysetPage('viewer.conversations', args);
    const skeleton = await this.timelines.ofPerson(me.id, page);
    return connectionOf('viewer.conversations', page, skeleton, await this.views.byIds(skeleton.ids, viewer));
  }

  @ResolveField(() => Int, { description: "Other people's whispers, not read yet, over all conversations." })
  unreadWhisperCount(@Parent() me: ViewerView): Promise<number> {
    return this.timelines.unreadOf(me.id);
  }
}
