import { cleanText } from '@mallard/rules/plain-text';
import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { CLAIMS_IN_FORCE } from '#identity/granted-claims/claim.statements.js';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage, idPageOf } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
import type { Claim } from '#kernel/request/claim.js';
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

interface MessageRow {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: Date;
  state: string;
  assignee_id: string | null;
  read_at: Date | null;
}

interface AnswerRow {
  id: string;
  message_id: string;
  author_id: string | null;
  body: string;
  created_at: Date;
}

const LIST = 'contactMessages';
const MAX_QUERY_BYTES = 300;
/** People in the list of assignees at most. */
const MAX_TEAM = 200;
export const READS: Claim = 'help.contact.read';

const COLUMNS = 'id, name, email, subject, message, created_at, state, assignee_id, read_at';
/** $1 state, $2 assignee, $3 whether it has one, $4 text in lower case; each may be null. */
const MATCHES = `($1::text is null or state = $1::text) and ($2::uuid is null or assignee_id = $2::uuid)
  and ($3::boolean is null or (assignee_id is not null) = $3::boolean)
  and ($4::text is null or position($4::text in lower(concat_ws(e'\\n', name, email, subject, message))) > 0)`;
/** $5 position, $6 limit. */
const MESSAGES = `
select ${COLUMNS} from contact_messages where ${MATCHES} and id < $5::uuid order by id desc limit $6::int`;
const COUNT = `select count(*)::int as count from contact_messages where ${MATCHES}`;
const MESSAGE = `select ${COLUMNS} from contact_messages where id = $1`;
const ANSWERS = `
select id, message_id, author_id, body, created_at from contact_answers where message_id = any($1::uuid[]) order by id`;
const COUNTS = `
select count(*) filter (where state = 'open')::int as open, count(*) filter (where state = 'answered')::int as answered,
  count(*) filter (where state = 'archived')::int as archived,
  count(*) filter (where state = 'open' and read_at is null)::int as unread
from contact_messages`;
/** $1 claim. */
export const TEAM = `
select u.id from users u
where u.is_active and exists (select 1 from ${CLAIMS_IN_FORCE} and d.value = $1)
order by lower(u.display_name), u.id limit ${MAX_TEAM}`;

@Injectable()
export class ContactMessageViews {
  constructor(private readonly database: Database) {}

  /** Newest first. @throws InvalidInput */
  async latest(args: PageArgs, filter: ContactFilter = {}): Promise<ContactMessageConnection> {
    const page = keysetPage(LIST, args);
    const matches = [
      filter.state ?? null,
      filter.assigneeId ?? null,
      filter.isAssigned ?? null,
      searched(filter.query),
    ];
    const [rows, [total]] = await Promise.all([
      this.database.rows<MessageRow>(MESSAGES, [...matches, page.after?.[0] ?? MAX_ID, page.first + 1]),
      this.database.rows<{ count: number }>(COUNT, matches),
    ]);
    const views = new Map(rows.map((row) => [row.id, viewOf(row)]));
    return { ...connectionOf(LIST, page, idPageOf(rows, page), views), totalCount: total?.count ?? 0 };
  }

  async byId(id: string): Promise<ContactMessageView | null> {
    const [row] = await this.database.rows<MessageRow>(MESSAGE, [id]);
    return row ? viewOf(row) : null;
  }

  /** The answers of each message, oldest first. */
  async answersOf(messageIds: readonly string[]): Promise<Map<string, ContactAnswerView[]>> {
    const found = new Map<string, ContactAnswerView[]>(messageIds.map((id) => [id, []]));
    for (const {
      message_id: messageId,
      author_id: authorId,
      created_at: createdAt,
      ...row
    } of await this.database.rows<AnswerRow>(ANSWERS, [messageIds])) {
      found.get(messageId)?.push({ ...row, messageId, authorId, createdAt });
    }
    return found;
  }

  async counts(): Promise<ContactMessageCountsView> {
    const [counts] = await this.database.rows<{ open: number; answered: number; archived: number; unread: number }>(
      COUNTS,
      [],
    );
    return counts!;
  }

  /** Ids of those who may read messages, by name; at most 200. */
  async team(): Promise<string[]> {
    return (await this.database.rows<{ id: string }>(TEAM, [READS])).map(({ id }) => id);
  }
}

function viewOf({ created_at: createdAt, assignee_id: assigneeId, read_at: readAt, state, ...row }: MessageRow) {
  return { ...row, createdAt, assigneeId, isRead: readAt !== null, state: state as ContactMessageState };
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
