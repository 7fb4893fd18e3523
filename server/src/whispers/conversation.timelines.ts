import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, IdPage } from '#kernel/paging/page-input.js';
import { isCounted } from './muted-conversations.js';
import { named, nameQuery } from '#people/users/name-search.js';

/** $1 user, $2 activity below which, $3 rows. */
export const CONVERSATIONS_OF_USER = `
select p.conversation_id as id, p.activity_id as position from participants p
where p.user_id = $1::uuid and p.activity_id < $2::uuid
order by p.activity_id desc limit $3::int`;

/** Latest conversations that are searched. */
const SEARCHED = 2_000;

/** $1 user, $2 activity below which, $3 rows, $4 beginning of a handle or part of a name, with wildcards escaped. */
export const CONVERSATIONS_WITH = `
with latest as materialized (
  select p.conversation_id as id, p.activity_id as position from participants p
  where p.user_id = $1::uuid order by p.activity_id desc limit ${SEARCHED}
)
select l.id, l.position from latest l
where l.position < $2::uuid and exists (
  select 1 from participants o join users u on u.id = o.user_id
  where o.conversation_id = l.id and o.user_id <> $1::uuid and ${named('$4')})
order by l.position desc limit $3::int`;

/** $1 user. Conversations with someone whose whispers the user has muted don't count. */
export const UNREAD_WHISPERS = `
select coalesce(sum(p.unread_count), 0)::int as unread from participants p
where p.user_id = $1::uuid and p.unread_count > 0 and ${isCounted('p.conversation_id', '$1::uuid')}`;

interface ConversationRow {
  id: string;
  position: string;
}

@Injectable()
export class ConversationTimelines {
  constructor(private readonly database: Database) {}

  /** Conversations of a user, newest activity first. The position is the id of the latest whisper. */
  async ofUser(userId: string, page: KeysetPage): Promise<IdPage> {
    const rows = await this.database.rows<ConversationRow>(CONVERSATIONS_OF_USER, [
      userId,
      page.after?.[0] ?? MAX_ID,
      page.first + 1,
    ]);
    return idPageOf(rows, page, (row) => [row.position]);
  }

  /** Those of the latest 2,000 in which someone else has a handle that begins with what was typed, or a name that contains it. */
  async withNamed(userId: string, typed: string, page: KeysetPage): Promise<IdPage> {
    const name = nameQuery(typed);
    if (!name) return { ids: [], positions: [], hasNextPage: false };
    const rows = await this.database.rows<ConversationRow>(CONVERSATIONS_WITH, [
      ...[userId, page.after?.[0] ?? MAX_ID, page.first + 1, name.pattern],
    ]);
    return idPageOf(rows, page, (row) => [row.position]);
  }

  /** Unread whispers of other users, over all conversations. */
  async unreadOf(userId: string): Promise<number> {
    const [row] = await this.database.rows<{ unread: number }>(UNREAD_WHISPERS, [userId]);
    return row?.unread ?? 0;
  }
}
