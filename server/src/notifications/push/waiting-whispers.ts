import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { notHidden } from '#people/ties/relationship-conditions.js';
import { isCounted } from '#whispers/muted-conversations.js';

/** A whisper that someone has not read. */
export interface WaitingWhisper {
  id: string;
  author_id: string;
  author: string;
  content: string;
}

/**
 * The latest whisper of a conversation, or of all, if it is unread, from someone else whom the recipient hears. $1 recipient, $2
 * conversation, or null.
 */
export const WAITING_WHISPER = `
select w.id, w.author_id, u.display_name as author, w.content
from participants p
join whispers w on w.id = p.activity_id and w.author_id <> p.user_id and w.deleted_at is null
join users u on u.id = w.author_id and u.is_active
where p.user_id = $1::uuid and ($2::uuid is null or p.conversation_id = $2::uuid) and p.unread_count > 0 and not p.is_request
  and ${isCounted('p.conversation_id', '$1::uuid')} and ${notHidden('$1::uuid', 'w.author_id', 'WHISPERS')}
order by w.id desc limit 1`;

/** The whispers that pushes tell of. */
@Injectable()
export class WaitingWhispers {
  constructor(private readonly database: Database) {}

  /** @param conversationId null for the latest of all conversations @returns null if none waits */
  async latestOf(userId: string, conversationId: string | null): Promise<WaitingWhisper | null> {
    const [waiting] = await this.database.rows<WaitingWhisper>(WAITING_WHISPER, [userId, conversationId]);
    return waiting ?? null;
  }
}
