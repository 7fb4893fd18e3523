import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/account/viewer.view.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ConversationTimelines } from './conversation.timelines.js';
import { ConversationConnection, type ConversationView, ConversationViews } from './conversation.view.js';

/** The fields that this area adds to `Viewer`. */
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
    @Args('query', {
      type: () => String,
      nullable: true,
      description:
        'Only conversations, of the latest 2,000, with someone else whose handle begins with it, or whose name contains it.',
    })
    query: string | null,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Connection<ConversationView>> {
    const page = keysetPage('viewer.conversations', args);
    const idPage = query?.trim()
      ? await this.timelines.withNamed(me.id, query, page)
      : await this.timelines.ofUser(me.id, page);
    return connectionOf('viewer.conversations', page, idPage, await this.views.byIds(idPage.ids, viewer));
  }

  @ResolveField(() => Int, { description: 'Unread whispers of others, in all conversations.' })
  unreadWhisperCount(@Parent() me: ViewerView): Promise<number> {
    return this.timelines.unreadOf(me.id);
  }
}
