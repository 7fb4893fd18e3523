import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ConversationView, ConversationViews } from './conversation.view.js';
import { ConversationNotFound } from './whisper.errors.js';
import { type RequestDecision, WhispersService } from './whispers.service.js';

/** What people decide about conversations that strangers began. Others are never told. */
@Resolver(() => ConversationView)
export class WhisperRequestsResolver {
  constructor(
    private readonly whispers: WhispersService,
    private readonly views: ConversationViews,
  ) {}

  @Allow('user')
  @TokenScope('whispers')
  @Limit('request')
  @Mutation(() => ConversationView, {
    description:
      'Makes a request a conversation like others. Writing in it does so too. Doing so again changes nothing.',
  })
  acceptWhisperRequest(
    @Args('conversationId', { type: () => ID, description: 'The conversation that waits.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ConversationView> {
    return this.decided(viewer, id, 'accept');
  }

  @Allow('user')
  @TokenScope('whispers')
  @Limit('request')
  @Mutation(() => ConversationView, {
    description: 'Hides a request until someone else writes in it again. Doing so again changes nothing.',
  })
  dismissWhisperRequest(
    @Args('conversationId', { type: () => ID, description: 'The conversation that waits.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ConversationView> {
    return this.decided(viewer, id, 'dismiss');
  }

  @Allow('user')
  @TokenScope('whispers')
  @Limit('request')
  @Mutation(() => ConversationView, { description: 'Undoes dismissing a request. Doing so again changes nothing.' })
  restoreWhisperRequest(
    @Args('conversationId', { type: () => ID, description: 'The conversation that was dismissed.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ConversationView> {
    return this.decided(viewer, id, 'restore');
  }

  private async decided(viewer: SignedInViewer, id: string, decision: RequestDecision): Promise<ConversationView> {
    const decided = await this.whispers.decide(viewer, parseId(id, 'conversationId'), decision);
    const view = await this.views.byId(decided, viewer);
    if (!view) throw new ConversationNotFound();
    return view;
  }
}
