import { Injectable } from '@nestjs/common';
import { instantOf, newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import { Newcomers } from '#kernel/limits/newcomers.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { recipientKeys } from './recipients.js';
import { checkWhisper } from './whisper-content.js';
import {
  CannotWhisper,
  ConversationNotFound,
  InvalidWhisper,
  NoParticipantsLeft,
  NotAGroup,
  RecipientNotFound,
} from './whisper.errors.js';
import { WhisperSent } from './whisper.events.js';
import {
  CLEAR_CONVERSATION,
  DECIDE_REQUEST,
  INSERT_WHISPER,
  LEAVE_CONVERSATION,
  LOCK_CONVERSATION,
  MARK_READ,
  OPEN_CONVERSATION,
  RECIPIENTS,
  STRANGERS,
} from './whisper-writes.js';

export type RequestDecision = 'accept' | 'dismiss' | 'restore';

/** What to whisper, and to whom: either handles or a conversation. */
export interface WhisperDraft {
  to?: readonly string[] | null;
  conversationId?: string | null;
  content: string;
  /** The whisper that it answers, if that is of the same conversation. */
  answeredId?: string | null;
}

interface OpenConversation {
  id: string;
  people: string[];
  last_whisper_id: string | null;
}

/**
 * Whispers are readable only by the participants of their conversation. No method here gives access to anyone else,
 * including staff.
 */
@Injectable()
export class WhispersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly newcomers: Newcomers,
  ) {}

  /**
   * Whispers to a conversation, or to users by handle; the same set of users is the same conversation. Runs once per
   * idempotency key of the request.
   * @returns the id of the whisper
   * @throws InvalidWhisper, RecipientNotFound, ConversationNotFound, CannotWhisper, NoParticipantsLeft, NewcomerLimited, KeyReused
   */
  async send(ctx: RequestContext, viewer: SignedInViewer, draft: WhisperDraft): Promise<string> {
    const to = draft.to ?? null;
    const conversationId = draft.conversationId?.toLowerCase() ?? null;
    if ((to === null) === (conversationId === null)) {
      throw new InvalidWhisper('to', 'A whisper must name either recipients or a conversation.', 'NO_RECIPIENT');
    }
    const keys = to && recipientKeys(to, viewer.handle);
    const content = checkWhisper(draft.content);

    const payload = { to: keys, conversationId, content: draft.content };
    return this.idempotency.runOnce({ ctx, operation: 'sendWhisper', payload }, async (tx) => {
      const conversation = keys ? await this.open(tx, viewer, keys) : await joined(tx, viewer.id, conversationId);
      const id = idAfter(conversation.last_whisper_id);
      const row = [
        id,
        conversation.id,
        viewer.id,
        content,
        instantOf(id),
        ctx.idempotencyKey,
        draft.answeredId ?? null,
      ];
      await tx.rows(INSERT_WHISPER, row);
      tx.publish(new WhisperSent(id, conversation.id, conversation.people));
      return id;
    });
  }

  /**
   * Marks all whispers of a conversation as read by the viewer. Idempotent.
   * @returns the id of the conversation
   * @throws ConversationNotFound
   */
  async markRead(viewer: SignedInViewer, conversationId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [marked] = await tx.rows<{ id: string }>(MARK_READ, [conversationId, viewer.id]);
      if (!marked) throw new ConversationNotFound();
      return marked.id;
    });
  }

  /**
   * Accepts, dismisses or restores a request; one that isn't a request any more stays as it is.
   * @returns the id of the conversation
   * @throws ConversationNotFound
   */
  async decide(viewer: SignedInViewer, conversationId: string, decision: RequestDecision): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [one] = await tx.rows<{ id: string }>(DECIDE_REQUEST, [conversationId, viewer.id, decision]);
      if (!one) throw new ConversationNotFound();
      return one.id;
    });
  }

  /**
   * Deletes a conversation for the viewer: its whispers are gone for them, and it is listed again with the next one. Others keep it.
   * Idempotent.
   * @throws ConversationNotFound
   */
  async delete(viewer: SignedInViewer, conversationId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [cleared] = await tx.rows<{ id: string }>(CLEAR_CONVERSATION, [conversationId, viewer.id]);
      if (!cleared) throw new ConversationNotFound();
    });
  }

  /**
   * Leaves a group: the viewer reads and receives nothing of it any more, and the others see who left.
   * @throws ConversationNotFound, NotAGroup
   */
  async leave(viewer: SignedInViewer, conversationId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [own] = await tx.rows<{ is_group: boolean }>(LEAVE_CONVERSATION, [conversationId, viewer.id]);
      if (!own) throw new ConversationNotFound();
      if (!own.is_group) throw new NotAGroup();
    });
  }

  private async open(tx: Tx, viewer: SignedInViewer, keys: readonly string[]): Promise<OpenConversation> {
    const found = await tx.rows<{ id: string; handle_key: string }>(RECIPIENTS, [keys, viewer.id]);
    const known = new Set(found.map((person) => person.handle_key));
    const missing = keys.find((key) => !known.has(key));
    if (missing !== undefined) throw new RecipientNotFound(missing);

    const people = [viewer.id, ...found.map(({ id }) => id)].toSorted();
    const id = newId();
    const [conversation] = await tx.rows<OpenConversation & { is_heard: boolean }>(OPEN_CONVERSATION, [
      ...[id, people, new Date(), viewer.id],
    ]);
    if (!conversation) throw new Error('A conversation was neither created nor found.');
    if (conversation.id === id) {
      await this.newcomers.admit(viewer, 'newcomer-conversations', async () => {
        const [strangers] = await tx.rows<{ n: number }>(STRANGERS, [people, viewer.id]);
        return strangers!.n;
      });
    }
    // Asked again, because one that someone else is just beginning was not visible yet.
    return conversation.is_heard ? conversation : joined(tx, viewer.id, conversation.id);
  }
}

async function joined(tx: Tx, authorId: string, conversationId: string | null): Promise<OpenConversation> {
  const [conversation] = await tx.rows<OpenConversation & { is_heard: boolean; is_blocked: boolean }>(
    LOCK_CONVERSATION,
    [conversationId, authorId],
  );
  if (!conversation) throw new ConversationNotFound();
  if (conversation.is_blocked) throw new CannotWhisper();
  if (!conversation.is_heard) throw new NoParticipantsLeft();
  return conversation;
}

/** An id after the latest whisper's, even if another replica's clock runs ahead: ids sort whispers. */
function idAfter(latest: string | null): string {
  const id = newId();
  return latest === null || id > latest ? id : newId(instantOf(latest).getTime() + 1);
}
