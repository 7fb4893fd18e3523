import { cleanText } from '@mallard/rules/plain-text';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage, idPageOf } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
import { ContactAnswerSchema } from './contact-answer.entity.js';
import { ContactMessage, type ContactMessageSchema } from './contact-message.entity.js';
import { contactTeam } from './contact-team.js';
import { ContactMessageState } from './contact-state.js';

@ObjectType('ContactMessage', { description: 'A message sent through the contact form.', implements: () => [Node] })
export class ContactMessageView implements Node {
  @Field(() => ID, { description: 'Identifies the message.' }) id!: string;
  @Field(() => String, { description: "The sender's name, as they gave it." }) name!: string;
  @Field(() => String, { description: 'The address to answer to, as the sender gave it.' }) email!: string;
  @Field(() => String, { description: "What it is about, in the sender's words." }) subject!: string;
  @Field(() => String, { description: 'The text, without formatting.' }) message!: string;
  @Field(() => DateTime, { description: 'When it was sent.' }) createdAt!: Date;
  @Field(() => ContactMessageState, { description: 'What became of it.' }) state!: ContactMessageState;
  @Field(() => Boolean, { description: 'Someone of the team opened it.' }) isRead!: boolean;
  /** Resolved as `assignee`. */
  assigneeId!: string | null;
}

@ObjectType({ description: 'A page of a list of messages to the people who run the site.' })
export class ContactMessageConnection extends ConnectionOf('ContactMessage', () => ContactMessageView) {
  @Field(() => Int, { description: 'How many match, on all pages.' }) totalCount!: number;
}

@ObjectType('ContactAnswer', { description: 'An answer that was sent by email.', implements: () => [Node] })
export class ContactAnswerView implements Node {
  @Field(() => ID, { description: 'Identifies the answer.' }) id!: string;
  @Field(() => String, { description: 'The text, without the quoted message.' }) body!: string;
  @Field(() => DateTime, { description: 'When it was sent.' }) createdAt!: Date;
  messageId!: string;
  /** Resolved as `author`. */
  authorId!: string | null;
}

@ObjectType('ContactMessageCounts', { description: 'How many messages there are in each state.' })
export class ContactMessageCountsView {
  @Field(() => Int, { description: 'Those that wait for an answer.' }) open!: number;
  @Field(() => Int, { description: 'Those that were answered.' }) answered!: number;
  @Field(() => Int, { description: 'Those that need nothing more.' }) archived!: number;
  @Field(() => Int, { description: 'Open ones that nobody has opened yet.' }) unread!: number;
}

export interface ContactFilter {
  state?: ContactMessageState | null;
  assigneeId?: string | null;
  isAssigned?: boolean | null;
  query?: string | null;
}

type Tables = InferKyselyDB<typeof ContactMessageSchema>;

const LIST = 'contactMessages';
const MAX_QUERY_BYTES = 300;

/** Where a search looks. */
const WORDS = sql<string>`lower(concat_ws(e'\\n', name, email, subject, message))`;

@Injectable()
export class ContactMessageViews {
  constructor(private readonly database: Database) {}

  /** Newest first. @throws InvalidInput */
  async latest(args: PageArgs, filter: ContactFilter = {}): Promise<ContactMessageConnection> {
    const page = keysetPage(LIST, args);
    const matching = this.matching(filter);
    const [rows, total] = await Promise.all([
      matching
        .select(['id', 'name', 'email', 'subject', 'message', 'state'])
        .select(['created_at as createdAt', 'assignee_id as assigneeId', 'read_at as readAt'])
        .where('id', '<', String(page.after?.[0] ?? MAX_ID))
        .orderBy('id', 'desc')
        .limit(page.first + 1)
        .execute(),
      matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst(),
    ]);
    const views = new Map(rows.map((row) => [row.id, messageView(row)]));
    return { ...connectionOf(LIST, page, idPageOf(rows, page), views), totalCount: total?.count ?? 0 };
  }

  async byId(id: string): Promise<ContactMessageView | null> {
    const message = await this.database.fork().findOne(ContactMessage, { id });
    return message && messageView(message);
  }

  /** The answers of each message, oldest first. */
  async answersOf(messageIds: readonly string[]): Promise<Map<string, ContactAnswerView[]>> {
    const found = new Map<string, ContactAnswerView[]>(messageIds.map((id) => [id, []]));
    const toThese = { messageId: { $in: [...messageIds] } };
    const answers = await this.database.fork().find(ContactAnswerSchema, toThese, { orderBy: { id: 'asc' } });
    for (const { id, body, messageId, createdAt, authorId } of answers) {
      found.get(messageId)?.push({ id, body, messageId, createdAt, authorId: authorId ?? null });
    }
    return found;
  }

  async counts(): Promise<ContactMessageCountsView> {
    const em = this.database.fork();
    const [open, answered, archived, unread] = await Promise.all([
      em.count(ContactMessage, { state: 'open' }),
      em.count(ContactMessage, { state: 'answered' }),
      em.count(ContactMessage, { state: 'archived' }),
      em.count(ContactMessage, { state: 'open', readAt: null }),
    ]);
    return { open, answered, archived, unread };
  }

  /** Ids of those who may read messages, by name; at most 200. */
  team(): Promise<string[]> {
    return contactTeam(this.database.reads());
  }

  /** @throws InvalidInput */
  private matching({ state, assigneeId, isAssigned, query }: ContactFilter) {
    const text = searched(query);
    return this.database
      .reads<Tables>()
      .selectFrom('contact_messages')
      .$if(state != null, (messages) => messages.where('state', '=', state!))
      .$if(assigneeId != null, (messages) => messages.where('assignee_id', '=', assigneeId!))
      .$if(isAssigned === true, (messages) => messages.where('assignee_id', 'is not', null))
      .$if(isAssigned === false, (messages) => messages.where('assignee_id', 'is', null))
      .$if(text !== null, (messages) => messages.where(sql<boolean>`position(${text} in ${WORDS}) > 0`));
  }
}

type StoredMessage = Pick<
  ContactMessage,
  'id' | 'name' | 'email' | 'subject' | 'message' | 'state' | 'createdAt' | 'assigneeId' | 'readAt'
>;

function messageView({ id, name, email, subject, message, state, createdAt, assigneeId, readAt }: StoredMessage) {
  return {
    ...{ id, name, email, subject, message, createdAt },
    state: state as ContactMessageState,
    assigneeId: assigneeId ?? null,
    isRead: readAt != null,
  };
}

/** @throws InvalidInput beyond 300 bytes */
function searched(query: string | null | undefined): string | null {
  const cleaned = cleanText(query ?? '', { maxBytes: MAX_QUERY_BYTES, multiline: false });
  if (!cleaned.ok) {
    const message = `A search must be at most ${MAX_QUERY_BYTES} bytes, without invalid characters.`;
    throw new InvalidInput([{ field: 'query', message }], 'INVALID_QUERY');
  }
  return cleaned.text === '' ? null : cleaned.text.toLowerCase();
}
