import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import type { ViewerId } from '#kernel/request/viewer.js';
import { existingHandlesIn } from '#people/users/existing-handles.js';
import { UserView } from '#people/users/user.view.js';
import { participantColumns, participantFrom, type ParticipantRow } from './participant.view.js';

/** A whisper as a participant of its conversation sees it. */
@ObjectType('Whisper', {
  description: 'A message that only the people of one conversation can read.',
  implements: () => [Node],
})
export class WhisperView implements Node {
  @Field(() => ID, { description: 'Identifies the whisper.' }) id!: string;
  @Field(() => ID, { description: 'The conversation it belongs to.' }) conversationId!: string;
  @Field(() => UserView, { description: 'The person who wrote it.' }) author!: UserView;
  @Field(() => String, { description: 'The text, 1 to 1,000 characters; empty once it was deleted.' }) content!: string;
  /** The handles in it that people have, in lower case. */
  mentions!: readonly string[];
  @Field(() => DateTime, { description: 'When it was sent.' }) createdAt!: Date;
  @Field(() => String, {
    nullable: true,
    description: 'The Idempotency-Key of the request that sent it, for its author; null for everyone else.',
  })
  sentKey!: string | null;
  @Field(() => Boolean, { description: 'The author deleted it for everyone. It stays in its place, without words.' })
  isDeleted!: boolean;
  @Field(() => DateTime, { nullable: true, description: 'When it was last edited; null if it was not.' })
  editedAt!: Date | null;
  /** The whisper that it answers, and who wrote that. */
  answered!: { id: string; authorId: string } | null;
  /** Its conversation waits for the viewer to accept it. */
  isRequest?: boolean;
}

@ObjectType({ description: 'A page of a list of whispers.' })
export class WhisperConnection extends ConnectionOf('Whisper', () => WhisperView) {}

export type WhisperRow = ParticipantRow<'author_'> & {
  whisper_id: string;
  conversation_id: string;
  content: string;
  /** Null without an @. */
  mentions: string[] | null;
  sent_key: string | null;
  answered: { id: string; authorId: string } | null;
  whispered_at: Date;
  is_deleted: boolean;
  edited_at: Date | null;
};

/** The select list of a whisper `w` with its author `u`. @param viewer the parameter or column that holds the viewer's id */
export function whisperColumns(viewer: string): string {
  return `w.id as whisper_id, w.conversation_id, w.content, w.sent_key, w.created_at as whispered_at,
    w.deleted_at is not null as is_deleted, w.edited_at,
    ${existingHandlesIn('w.content')} as mentions,
    case when w.answered_id is not null then (
      select json_build_object('id', a.id, 'authorId', a.author_id) from whispers a
        where a.id = w.answered_id and a.deleted_at is null) end as answered,
    ${participantColumns('u', viewer, 'author_')}`;
}

export function whisperFrom(row: WhisperRow, viewer: ViewerId): WhisperView {
  const author = participantFrom(row, viewer, 'author_');
  return {
    id: row.whisper_id,
    conversationId: row.conversation_id,
    author,
    content: row.content,
    mentions: row.mentions ?? [],
    createdAt: row.whispered_at,
    sentKey: author.viewerIsSelf ? row.sent_key : null,
    answered: row.answered,
    isDeleted: row.is_deleted,
    editedAt: row.edited_at,
  };
}

/** $1 whisper, $2 users. One row for each of them who takes part in its conversation, and doesn't ignore it. */
const FOR_USERS = `
select p.user_id as viewer_id, p.is_request, ${whisperColumns('p.user_id')}
from whispers w
join participants p on p.conversation_id = w.conversation_id and p.user_id = any($2::uuid[])
join users u on u.id = w.author_id
where w.id = $1::uuid and (not p.is_request or p.dismissed_id is null or p.dismissed_id < w.id)
  and (p.cleared_id is null or p.cleared_id < w.id)`;

@Injectable()
export class WhisperViews {
  constructor(private readonly database: Database) {}

  /** One whisper as each of these users sees it, in one statement. Users who don't take part, have deleted it or ignore it are absent. */
  async forUsers(id: string, userIds: readonly string[]): Promise<Map<string, WhisperView>> {
    const rows = await this.database.rows<WhisperRow & { viewer_id: string; is_request: boolean }>(FOR_USERS, [
      id,
      userIds,
    ]);
    return new Map(
      rows.map((row) => [row.viewer_id, { ...whisperFrom(row, { id: row.viewer_id }), isRequest: row.is_request }]),
    );
  }

  /** @returns null if the user doesn't take part in its conversation */
  async byId(id: string, userId: string): Promise<WhisperView | null> {
    return (await this.forUsers(id, [userId])).get(userId) ?? null;
  }
}
