import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, IdPage } from '#kernel/paging/page-input.js';
import { isCounted } from './muted-conversations.js';
import { type Included, perIncluded, WHISPER_REQUEST_COUNT, WHISPER_REQUESTS } from './whisper-requests.js';
import { named, nameQuery } from '#people/users/name-search.js';

/** $1 user, $2 activity below which, $3 rows. */
export const CONVERSATIONS_OF_USER = perIncluded(
  (included) => `
select p.conversation_id as id, p.activity_id as position from participants p
where p.user_id = $1::uuid and p.activity_id < $2::uuid and ${included}
order by p.activity_id desc limit $3::int`,
);

/** Requests counted at most; more are as good as many. */
const MAX_COUNTED = 100;

/** Latest conversations that are searched. */
const SEARCHED = 2_000;

/** $1 user, $2 activity below which, $3 rows, $4 beginning of a handle or part of a name, with wildcards escaped. */
export const CONVERSATIONS_WITH = perIncluded(
  (included) => `
with latest as materialized (
  select p.conversation_id as id, p.activity_id as position from participants p
  where p.user_id = $1::uuid and ${included} order by p.activity_id desc limit ${SEARCHED}
)
select l.id, l.position from latest l
where l.position < $2::uuid and exists (
  select 1 from participants o join users u on u.id = o.user_id
  where o.conversation_id = l.id and o.user_id <> $1::uuid and ${named('$4')})
order by l.position desc limit $3::int`,
);

/** $1 user. Conversations with someone whose whispers the user has muted don't count. */
export const UNREAD_WHISPERS = perIncluded(
  (included) => `
select coalesce(sum(p.unread_count), 0)::int as unread from participants p
where p.user_id = $1::uuid and p.unread_count > 0 and ${included} and ${isCounted('p.conversation_id', '$1::uuid')}`,
);

/** $1 user, $2 conversation, $3 whisper, $4 rows. No row if the user isn't in the conversation. */
export const NEWER_WHISPERS = `
select (select count(*)::int from (
  select from whispers w
  where w.conversation_id = p.conversation_id and w.id > greatest($3::uuid, p.cleared_id) and w.author_id <> $1::uuid
    and w.deleted_at is null limit $4::int) newer) as newer
from participants p where p.conversation_id = $2::uuid and p.user_id = $1::uuid`;

interface ConversationRow {
  id: string;
  position: string;
}

@Injectable()
export class ConversationTimelines {
  constructor(private readonly database: Database) {}

  /** Conversations of a user, with or without requests, newest activity first. The position is the id of the latest whisper. */
  async ofUser(userId: string, page: KeysetPage, included: Included): Promise<IdPage> {
    const rows = await this.database.rows<ConversationRow>(CONVERSATIONS_OF_USER[included], [
      userId,
      page.after?.[0] ?? MAX_ID,
      page.first + 1,
    ]);
    return idPageOf(rows, page, (row) => [row.position]);
  }

  /** Those of the latest 2,000 in which someone else has a handle that begins with what was typed, or a name that contains it. */
  async withNamed(userId: string, typed: string, page: KeysetPage, included: Included): Promise<IdPage> {
    const name = nameQuery(typed);
    if (!name) return { ids: [], positions: [], hasNextPage: false };
    const rows = await this.database.rows<ConversationRow>(CONVERSATIONS_WITH[included], [
      ...[userId, page.after?.[0] ?? MAX_ID, page.first + 1, name.pattern],
    ]);
    return idPageOf(rows, page, (row) => [row.position]);
  }

  /** Unread whispers of other users, over all conversations, by default without requests. */
  async unreadOf(userId: string, included: Included = 'withoutRequests'): Promise<number> {
    const [row] = await this.database.rows<{ unread: number }>(UNREAD_WHISPERS[included], [userId]);
    return row?.unread ?? 0;
  }

  /**
   * How many whispers of others are newer than one of a conversation.
   * @param most where counting ends
   * @returns null if the user isn't in the conversation
   */
  async newerIn(userId: string, conversationId: string, position: string, most: number): Promise<number | null> {
    const [row] = await this.database.rows<{ newer: number }>(NEWER_WHISPERS, [userId, conversationId, position, most]);
    return row?.newer ?? null;
  }

  /** Conversations that wait for the user to accept them, newest activity first. */
  async requestsOf(userId: string, page: KeysetPage): Promise<IdPage> {
    const below = page.after?.[0] ?? MAX_ID;
    const rows = await this.database.rows<ConversationRow>(WHISPER_REQUESTS, [userId, below, page.first + 1]);
    return idPageOf(rows, page, (row) => [row.position]);
  }

  /** How many there are, 100 at most. */
  async requestCountOf(userId: string): Promise<number> {
    const [row] = await this.database.rows<{ n: number }>(WHISPER_REQUEST_COUNT, [userId, MAX_COUNTED]);
    return row?.n ?? 0;
  }
}
