import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ConversationView, ConversationViews } from './conversation.view.js';
import { ConversationNotFound } from './whisper.errors.js';
import { SendWhisperInput } from './whisper.inputs.js';
import { WhisperView, WhisperViews } from './whisper.view.js';
import { WhispersService } from './whispers.service.js';

@Resolver(() => ConversationView)
export class WhispersResolver {
  constructor(
    private readonly whispers: WhispersService,
    private readonly views: ConversationViews,
    private readonly whisperViews: WhisperViews,
  ) {}

  @Allow('user')
  @TokenScope('whispers')
  @Query(() => ConversationView, { nullable: true, description: 'Null for people who are not in it.' })
  conversation(
    @Args('id', { type: () => ID, description: 'A conversation of the viewer.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ConversationView | null> {
    return this.views.byId(parseId(id, 'id'), viewer);
  }

  @Allow('user')
  @TokenScope('whispers')
  @Limit('send-whisper', 'send-whisper-burst')
  @Mutation(() => WhisperView, { description: 'The same set of people always shares one conversation.' })
  async sendWhisper(
    @Args('input', { description: 'The text and its recipients.' }) input: SendWhisperInput,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<WhisperView> {
    const whisper = await this.whisperViews.byId(await this.whispers.send(ctx, viewer, input), viewer.id);
    if (!whisper) throw new ConversationNotFound();
    return whisper;
  }

  @Allow('user')
  @TokenScope('whispers')
  @AllowedWhile('frozen')
  @Mutation(() => ConversationView, { description: 'Sets the unread count to 0 for the viewer.' })
  async markConversationRead(
    @Args('id', { type: () => ID, description: 'The conversation that was read.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ConversationView> {
    const view = await this.views.byId(await this.whispers.markRead(viewer, parseId(id, 'id')), viewer);
    if (!view) throw new ConversationNotFound();
    return view;
  }

  @Allow('user')
  @TokenScope('whispers')
  @Limit('request')
  @Mutation(() => DeletePayload, {
    description:
      'Deletes a conversation for the viewer, with its whispers. Others keep them, and their next whisper lists it again.',
  })
  async deleteConversation(
    @Args('id', { type: () => ID, description: 'A conversation of the viewer.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    const deletedId = parseId(id, 'id');
    await this.whispers.delete(viewer, deletedId);
    return { deletedId };
  }

  @Allow('user')
  @TokenScope('whispers')
  @Limit('request')
  @Mutation(() => DeletePayload, {
    description:
      'Leaves a group. The viewer reads and receives nothing of it until they write to the same people again; others see who left.',
  })
  async leaveConversation(
    @Args('id', { type: () => ID, description: 'A conversation of the viewer with two others or more.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    const deletedId = parseId(id, 'id');
    await this.whispers.leave(viewer, deletedId);
    return { deletedId };
  }
}
