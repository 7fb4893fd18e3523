import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { MAX_ID } from '#kernel/database/ids.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage, idPageOf } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { ConversationView } from './conversation.view.js';
import { WhisperPagesLoader } from './whisper-pages.loader.js';
import { WhisperConnection, type WhisperView } from './whisper.view.js';

@Resolver(() => ConversationView)
export class ConversationFieldsResolver {
  constructor(private readonly pages: WhisperPagesLoader) {}

  @ResolveField(() => WhisperConnection, { description: 'Newest first.' })
  async whispers(
    @Parent() conversation: ConversationView,
    @Args() args: PageArgs,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<WhisperView>> {
    const page = keysetPage('conversation.whispers', args);
    const below = page.after?.[0] ?? MAX_ID;
    const wanted = { conversationId: conversation.id, below, size: page.first + 1 };
    const whispers = (await this.pages.for(ctx).load(wanted)) ?? [];
    const idPage = idPageOf(whispers, page);
    return connectionOf('conversation.whispers', page, idPage, new Map(whispers.map((one) => [one.id, one])));
  }
}
