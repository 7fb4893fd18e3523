import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { skeletonOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, Skeleton } from '#kernel/paging/page-input.js';

/** After every id: ids are UUIDs of version 7. */
export const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** $1 person, $2 activity below which, $3 rows. */
export const CONVERSATIONS_OF_PERSON = `
select p.conversation_id as id, p.activity_id as position from participants p
where p.user_id = $1::uuid and p.activity_id < $2::uuid
order by p.activity_id desc limit $3::int`;

/** $1 person. */
export const UNREAD_WHISPERS = `
select coalesce(sum(unread_count), 0)::int as unread from participants where user_id = $1::uuid and unread_count > 0`;

interface ConversationRow {
  id: string;
  position: string;
}

@Injectable()
export class ConversationTimelines {
  constructor(private readonly database: Database) {}

  /** Conversations that a person takes part in, newest activity first; the position is the latest whisper's id. */
  async ofPerson(personId: string, page: KeysetPage): Promise<Skeleton> {
    const rows = await this.database.rows<ConversationRow>(CONVERSATIONS_OF_PERSON, [
      personId,
      page.after?.[0] ?? NEWEST,
      page.first + 1,
    ]);
    return skeletonOf(rows, page, (row) => [row.position]);
  }

  /** Whispers of others that a person has not read, over all conversations. */
  async unreadOf(personId: string): Promise<number> {
    const [row] = await this.database.rows<{ unread: number }>(UNREAD_WHISPERS, [personId]);
    return row?.unread ?? 0;
  }
}
