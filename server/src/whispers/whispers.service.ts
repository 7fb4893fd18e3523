import { Injectable } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import { instantOf, newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/events/idempotency.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { recipientKeys } from './recipients.js';
import { checkWhisper } from './whisper-content.js';
import { ConversationNotFound, InvalidWhisper, NobodyListens, RecipientNotFound } from './whisper.errors.js';
import { WhisperSent } from './whisper.events.js';
import { INSERT_WHISPER, LOCK_CONVERSATION, MARK_READ, OPEN_CONVERSATION, RECIPIENTS } from './whisper-writes.js';

/** What somebody whispers, and to whom: either handles or a conversation. */
export interface WhisperDraft {
  to?: readonly string[] | null;
  conversationId?: string | null;
  content: string;
}

interface OpenConversation {
  id: string;
  people: string[];
  last_whisper_id: string | null;
}

/** Whispers are for those who take part in their conversation; nobody else, staff included, reaches them by any method here. */
@Injectable()
export class WhispersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Whispers to a conversation, or to people by handle: the same set of people is the same conversation. Once per
   * idempotency key of the request.
   * @returns the id of the whisper
   * @throws InvalidWhisper, RecipientNotFound, ConversationNotFound, NobodyListens, KeyReused
   */
  async send(ctx: RequestContext, viewer: SignedInViewer, draft: WhisperDraft): Promise<string> {
    const to = draft.to ?? null;
    const conversationId = draft.conversationId?.toLowerCase() ?? null;
    if ((to === null) === (conversationId === null)) {
      throw new InvalidWhisper(
        'to',
        'A whisper goes to people or to a conversation: give one of them.',
        'NO_RECIPIENT',
      );
    }
    const keys = to && recipientKeys(to, viewer.handle);
    const content = checkWhisper(draft.content);

    const payload = { to: keys, conversationId, content: draft.content };
    return this.idempotency.runOnce({ ctx, operation: 'sendWhisper', payload }, async (tx) => {
      const conversation = keys ? await open(tx, viewer.id, keys) : await joined(tx, viewer.id, conversationId);
      const id = idAfter(conversation.last_whisper_id);
      const row = [id, conversation.id, viewer.id, content, instantOf(id), ctx.idempotencyKey];
      await statement(tx, INSERT_WHISPER, row);
      tx.publish(new WhisperSent(id, conversation.id, conversation.people));
      return id;
    });
  }

  /**
   * Marks everything that stands in a conversation as read by the viewer; again changes nothing.
   * @returns the id of the conversation
   * @throws ConversationNotFound
   */
  async markRead(viewer: SignedInViewer, conversationId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [marked] = await statement<{ id: string }>(tx, MARK_READ, [conversationId, viewer.id]);
      if (!marked) throw new ConversationNotFound();
      return marked.id;
    });
  }
}

async function open(tx: Tx, authorId: string, keys: readonly string[]): Promise<OpenConversation> {
  const found = await statement<{ id: string; handle_key: string }>(tx, RECIPIENTS, [keys]);
  const known = new Set(found.map((person) => person.handle_key));
  const missing = keys.find((key) => !known.has(key));
  if (missing !== undefined) throw new RecipientNotFound(missing);

  const people = [authorId, ...found.map(({ id }) => id)].toSorted();
  const [conversation] = await statement<OpenConversation>(tx, OPEN_CONVERSATION, [newId(), people, new Date()]);
  if (!conversation) throw new Error('A conversation was neither made nor found.');
  return conversation;
}

async function joined(tx: Tx, authorId: string, conversationId: string | null): Promise<OpenConversation> {
  const [conversation] = await statement<OpenConversation & { is_heard: boolean }>(tx, LOCK_CONVERSATION, [
    conversationId,
    authorId,
  ]);
  if (!conversation) throw new ConversationNotFound();
  if (!conversation.is_heard) throw new NobodyListens();
  return conversation;
}

/** An id behind the latest whisper's, also where the clock of another replica runs ahead: order of ids is order of words. */
function idAfter(latest: string | null): string {
  const id = newId();
  return latest === null || id > latest ? id : newId(instantOf(latest).getTime() + 1);
}

async function statement<Row>(tx: Tx, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  const result = await tx.db<unknown>().executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  return result.rows;
}
