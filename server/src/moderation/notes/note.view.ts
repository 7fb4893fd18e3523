import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import { PersonNote } from './note.entity.js';
import { MAX_NOTES } from './notes.service.js';

@ObjectType('ModerationNote', {
  description: 'What a moderator wrote down about a person, for moderators alone.',
  implements: () => [Node],
})
export class ModerationNoteView implements Node {
  @Field(() => ID, { description: 'Identifies the note.' }) id!: string;
  @Field(() => String, { description: 'What it says.' }) text!: string;
  @Field(() => DateTime, { description: 'When it was written.' }) createdAt!: Date;
  /** Resolved as `author`. */
  authorId!: string;
}

/** The notes about people, newest first, batched within a request. */
@Injectable()
export class ModerationNotesLoader extends RequestLoader<string, ModerationNoteView[]> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(personIds: readonly string[]): Promise<Map<string, ModerationNoteView[]>> {
    const notes = new Map<string, ModerationNoteView[]>();
    const about = { personId: { $in: [...personIds] } };
    const newest = { orderBy: { id: 'desc' }, limit: MAX_NOTES * personIds.length } as const;
    for (const { id, personId, authorId, text, createdAt } of await this.database
      .fork()
      .find(PersonNote, about, newest))
      notes.set(personId, [...(notes.get(personId) ?? []), { id, text, createdAt, authorId }]);
    return notes;
  }
}
