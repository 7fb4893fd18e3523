import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import type { ViewerId } from '#kernel/request/viewer.js';
import { UserView } from '#people/users/user.view.js';
import { participantColumns, participantFrom, type ParticipantRow } from './participant.view.js';

/** A whisper as somebody of its conversation sees it. */
@ObjectType('Whisper', {
  description: 'Words for the people of one conversation, and nobody else.',
  implements: () => [Node],
})
export class WhisperView implements Node {
  @Field(() => ID) id!: string;
  @Field(() => ID) conversationId!: string;
  @Field(() => UserView) author!: UserView;
  @Field(() => String) content!: string;
  @Field(() => DateTime) createdAt!: Date;
  @Field(() => String, {
    nullable: true,
    description: 'The Idempotency-Key of the request that sent it, for its author; null for everybody else.',
  })
  sentKey!: string | null;
}

@ObjectType()
export class WhisperConnection extends ConnectionOf('Whisper', () => WhisperView) {}

export type WhisperRow = ParticipantRow<'author_'> & {
  whisper_id: string;
  conversation_id: string;
  content: string;
  sent_key: string | null;
  whispered_at: Date;
};

/** The select list of a whisper `w` with its author `u`. @param viewer the parameter or column that holds the viewer's id */
export function whisperColumns(viewer: string): string {
  return `w.id as whisper_id, w.conversation_id, w.content, w.sent_key, w.created_at as whispered_at, ${participantColumns('u', viewer, 'author_')}`;
}

export function whisperFrom(row: WhisperRow, viewer: ViewerId): WhisperView {
  const author = participantFrom(row, viewer, 'author_');
  return {
    id: row.whisper_id,
    conversationId: row.conversation_id,
    author,
    content: row.content,
    createdAt: row.whispered_at,
    sentKey: author.viewerIsSelf ? row.sent_key : null,
  };
}

/** $1 whisper, $2 people; a row for each of them who takes part in its conversation. */
const FOR_PEOPLE = `
select p.user_id as viewer_id, ${whisperColumns('p.user_id')}
from whispers w
join participants p on p.conversation_id = w.conversation_id and p.user_id = any($2::uuid[])
join users u on u.id = w.author_id
where w.id = $1::uuid`;

@Injectable()
export class WhisperViews {
  constructor(private readonly database: Database) {}

  /** One whisper as each of these people sees it, in one statement. Absent: whoever takes no part in its conversation. */
  async forPeople(id: string, personIds: readonly string[]): Promise<Map<string, WhisperView>> {
    const rows = await this.database.rows<WhisperRow & { viewer_id: string }>(FOR_PEOPLE, [id, personIds]);
    return new Map(rows.map((row) => [row.viewer_id, whisperFrom(row, { id: row.viewer_id })]));
  }

  /** @returns null where the person takes no part in its conversation */
  async byId(id: string, personId: string): Promise<WhisperView | null> {
    return (await this.forPeople(id, [personId])).get(personId) ?? null;
  }
}
