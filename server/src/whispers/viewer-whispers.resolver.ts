import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ConversationTimelines } from './conversation.timelines.js';
import type { Included } from './whisper-requests.js';
import { WithRequests } from './with-requests.decorator.js';
import { ConversationConnection, type ConversationView, ConversationViews } from './conversation.view.js';

const includedBy = (withRequests: boolean | null): Included =>
  (withRequests ?? true) ? 'withRequests' : 'withoutRequests';

const REQUESTS = 'viewer.whisperRequests';

/** The fields that this area adds to `Viewer`. */
@Resolver(() => ViewerView)
export class ViewerWhispersResolver {
  constructor(
    private readonly timelines: ConversationTimelines,
    private readonly views: ConversationViews,
  ) {}

  @TokenScope('whispers')
  @ResolveField(() => ConversationConnection, {
    description:
      'Newest activity first. Requests that were dismissed, or that the policy of the viewer ignores, are left out.',
  })
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
    @WithRequests() withRequests: boolean | null,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Connection<ConversationView>> {
    const page = keysetPage('viewer.conversations', args);
    const idPage = query?.trim()
      ? await this.timelines.withNamed(me.id, query, page, includedBy(withRequests))
      : await this.timelines.ofUser(me.id, page, includedBy(withRequests));
    return connectionOf('viewer.conversations', page, idPage, await this.views.byIds(idPage.ids, viewer));
  }

  @TokenScope('whispers')
  @ResolveField(() => Int, { description: 'Unread whispers of others, in all conversations.' })
  unreadWhisperCount(@Parent() me: ViewerView, @WithRequests() withRequests: boolean | null): Promise<number> {
    return this.timelines.unreadOf(me.id, includedBy(withRequests));
  }

  @TokenScope('whispers')
  @ResolveField(() => ConversationConnection, {
    description:
      'Conversations that strangers began and that wait for the viewer to accept them, newest activity first.',
  })
  async whisperRequests(
    @Parent() me: ViewerView,
    @Args() args: PageArgs,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Connection<ConversationView>> {
    const page = keysetPage(REQUESTS, args);
    const idPage = await this.timelines.requestsOf(me.id, page);
    return connectionOf(REQUESTS, page, idPage, await this.views.byIds(idPage.ids, viewer));
  }

  @TokenScope('whispers')
  @ResolveField(() => Int, { description: 'How many of them there are; 100 stands for 100 or more.' })
  whisperRequestCount(@Parent() me: ViewerView): Promise<number> {
    return this.timelines.requestCountOf(me.id);
  }
}
