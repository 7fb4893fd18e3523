import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { UserView } from '#people/users/user.view.js';
import { participantColumns, participantFrom, type ParticipantRow } from './participant.view.js';
import { whisperColumns, whisperFrom, type WhisperRow, WhisperView } from './whisper.view.js';

/** A conversation as one of its people sees it. */
@ObjectType('Conversation', { description: '2 to 32 people who whisper to each other.', implements: () => [Node] })
export class ConversationView implements Node {
  @Field(() => ID) id!: string;
  @Field(() => [UserView], { description: 'Everybody who takes part, the viewer included.' }) participants!: UserView[];
  @Field(() => WhisperView, { nullable: true }) lastWhisper!: WhisperView | null;
  @Field(() => Int, { description: "Other people's whispers since the viewer last marked it read." })
  unreadCount!: number;
  @Field(() => DateTime, { description: 'When the latest whisper came.' }) updatedAt!: Date;
}

@ObjectType()
export class ConversationConnection extends ConnectionOf('Conversation', () => ConversationView) {}

type ConversationRow = WhisperRow & { id: string; people: string[]; unread_count: number };

/** $1 ids, $2 viewer. */
const BY_IDS = `
select c.id, c.people, p.unread_count, ${whisperColumns('$2::uuid')}
from conversations c
join participants p on p.conversation_id = c.id and p.user_id = $2::uuid
join whispers w on w.id = c.last_whisper_id
join users u on u.id = w.author_id
where c.id = any($1::uuid[])`;

/** Deactivated people included. $1 ids, $2 viewer. */
const PEOPLE = `select ${participantColumns('u', '$2::uuid')} from users u where u.id = any($1::uuid[])`;

@Injectable()
export class ConversationViews {
  constructor(private readonly database: Database) {}

  /** Hydrates conversations in two statements. Absent: unknown ids, and those that the viewer takes no part in. */
  async byIds(ids: readonly string[], viewer: SignedInViewer): Promise<Map<string, ConversationView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<ConversationRow>(BY_IDS, [ids, viewer.id]);
    if (rows.length === 0) return new Map();
    const people = await this.people([...new Set(rows.flatMap((row) => row.people))], viewer);
    return new Map(
      rows.map((row) => {
        const lastWhisper = whisperFrom(row, viewer);
        const view: ConversationView = {
          id: row.id,
          participants: row.people.map((id) => people.get(id)).filter((person) => person !== undefined),
          lastWhisper,
          unreadCount: row.unread_count,
          updatedAt: lastWhisper.createdAt,
        };
        return [row.id, view];
      }),
    );
  }

  /** @returns null where `byIds` would leave it out */
  async byId(id: string, viewer: SignedInViewer): Promise<ConversationView | null> {
    return (await this.byIds([id], viewer)).get(id) ?? null;
  }

  private async people(ids: readonly string[], viewer: SignedInViewer): Promise<Map<string, UserView>> {
    const rows = await this.database.rows<ParticipantRow>(PEOPLE, [ids, viewer.id]);
    return new Map(rows.map((row) => [row.id, participantFrom(row, viewer)]));
  }
}
