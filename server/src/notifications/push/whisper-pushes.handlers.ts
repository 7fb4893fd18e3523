import { Database } from '#kernel/database/database.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { isCounted } from '#whispers/muted-conversations.js';
import { WhisperSent } from '#whispers/whisper.events.js';
import { isWhisperPushed } from './is-pushed.js';
import { whispersTag } from './notification-tag.js';
import { Telling } from './telling.js';

/** Those of a conversation who want pushes about whispers, except who wrote this one and for whom it is a request. $1 whisper, $2 conversation. */
export const PUSHED_RECIPIENTS = `
select r.id from whispers w
join participants p on p.conversation_id = w.conversation_id and p.user_id <> w.author_id and p.unread_count > 0
  and not p.is_request
join users r on r.id = p.user_id and r.is_active
where w.id = $1::uuid and w.conversation_id = $2::uuid and w.deleted_at is null and ${isWhisperPushed('r.id')}
  and ${isCounted('w.conversation_id', 'r.id')}`;

/** Pushes about whispers. They are no notifications: the inbox has none of them. */
@EventHandlers()
export class WhisperPushesHandlers {
  constructor(
    private readonly database: Database,
    private readonly telling: Telling,
  ) {}

  @On(WhisperSent)
  async onWhisperSent({ whisperId, conversationId }: WhisperSent): Promise<void> {
    const people = await this.database.rows<{ id: string }>(PUSHED_RECIPIENTS, [whisperId, conversationId]);
    for (const { id } of people) await this.telling.push(id, whispersTag(conversationId));
  }
}
