import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { UserView } from '#people/users/user.view.js';
import { isCounted } from './muted-conversations.js';
import { participantColumns, participantFrom, type ParticipantRow } from './participant.view.js';
import { whisperColumns, whisperFrom, type WhisperRow, WhisperView } from './whisper.view.js';

/** A conversation as one of its participants sees it. */
@ObjectType('Conversation', { description: '2 to 32 people who whisper to each other.', implements: () => [Node] })
export class ConversationView implements Node {
  @Field(() => ID, { description: 'Identifies the conversation.' }) id!: string;
  @Field(() => [UserView], { description: 'Everyone in the conversation, including the viewer.' })
  participants!: UserView[];
  @Field(() => [UserView], { description: 'Those who have left. They come back by writing to the same people.' })
  left!: UserView[];
  @Field(() => WhisperView, {
    nullable: true,
    description: 'The latest whisper; null before the first one, and once the viewer has deleted it.',
  })
  lastWhisper!: WhisperView | null;
  @Field(() => Int, { description: "Other people's whispers since the viewer last marked it read." })
  unreadCount!: number;
  @Field(() => DateTime, { description: 'When the latest whisper was sent.' }) updatedAt!: Date;
  @Field({ description: 'Others began it, and the viewer has neither accepted it nor written in it.' })
  isRequest!: boolean;
}

@ObjectType({ description: 'A page of a list of conversations.' })
export class ConversationConnection extends ConnectionOf('Conversation', () => ConversationView) {}

type ConversationRow = WhisperRow & {
  id: string;
  people: string[];
  taking_part: string[];
  unread_count: number;
  is_request: boolean;
  is_cleared: boolean;
};

/** $1 ids, $2 viewer. */
const BY_IDS = `
select c.id, c.people, array(select t.user_id from participants t where t.conversation_id = c.id) as taking_part,
  p.cleared_id is not null and p.cleared_id >= w.id as is_cleared, case when ${isCounted('c.id', '$2::uuid')} then p.unread_count else 0 end as unread_count,
  p.is_request, ${whisperColumns('$2::uuid')}
from conversations c
join participants p on p.conversation_id = c.id and p.user_id = $2::uuid
join whispers w on w.id = c.last_whisper_id
join users u on u.id = w.author_id
where c.id = any($1::uuid[])`;

/** Includes deactivated users. $1 ids, $2 viewer. */
const PARTICIPANTS = `select ${participantColumns('u', '$2::uuid')} from users u where u.id = any($1::uuid[])`;

@Injectable()
export class ConversationViews {
  constructor(private readonly database: Database) {}

  /** Reads conversations in two statements. Unknown ids and conversations of others are absent. */
  async byIds(ids: readonly string[], viewer: SignedInViewer): Promise<Map<string, ConversationView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<ConversationRow>(BY_IDS, [ids, viewer.id]);
    if (rows.length === 0) return new Map();
    const people = await this.people([...new Set(rows.flatMap((row) => row.people))], viewer);
    return new Map(
      rows.map((row) => {
        const lastWhisper = whisperFrom(row, viewer);
        const views = (ids: readonly string[]) => ids.flatMap((id) => people.get(id) ?? []);
        const view: ConversationView = {
          id: row.id,
          participants: views(row.people.filter((id) => row.taking_part.includes(id))),
          left: views(row.people.filter((id) => !row.taking_part.includes(id))),
          lastWhisper: row.is_cleared ? null : lastWhisper,
          unreadCount: row.unread_count,
          updatedAt: lastWhisper.createdAt,
          isRequest: row.is_request,
        };
        return [row.id, view];
      }),
    );
  }

  /** @returns null if `byIds` omits it */
  async byId(id: string, viewer: SignedInViewer): Promise<ConversationView | null> {
    return (await this.byIds([id], viewer)).get(id) ?? null;
  }

  private async people(ids: readonly string[], viewer: SignedInViewer): Promise<Map<string, UserView>> {
    const rows = await this.database.rows<ParticipantRow>(PARTICIPANTS, [ids, viewer.id]);
    return new Map(rows.map((row) => [row.id, participantFrom(row, viewer)]));
  }
}
