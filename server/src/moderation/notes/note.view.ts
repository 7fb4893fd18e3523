import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
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

interface NoteRow {
  id: string;
  person_id: string;
  author_id: string;
  text: string;
  created_at: Date;
}

/** Newest first. $1 people. */
export const NOTES_ABOUT = `
select n.id, n.person_id, n.author_id, n.text, n.created_at from person_notes n
where n.person_id = any($1::uuid[]) order by n.id desc limit ${MAX_NOTES} * cardinality($1::uuid[])`;

/** The notes about people, newest first, batched within a request. */
@Injectable()
export class ModerationNotesLoader extends RequestLoader<string, ModerationNoteView[]> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(personIds: readonly string[]): Promise<Map<string, ModerationNoteView[]>> {
    const notes = new Map<string, ModerationNoteView[]>();
    for (const { id, person_id, author_id, text, created_at } of await this.database.rows<NoteRow>(NOTES_ABOUT, [
      personIds,
    ])) {
      const about = notes.get(person_id) ?? [];
      about.push({ id, text, createdAt: created_at, authorId: author_id });
      notes.set(person_id, about);
    }
    return notes;
  }
}
