import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';

/** What a moderator wrote down about a person for the other moderators. */
export const PersonNoteSchema = defineEntity({
  name: 'PersonNote',
  tableName: 'person_notes',
  properties: {
    ...baseProperties,
    personId: foreignKey(UserSchema, 'person_id'),
    authorId: foreignKey(UserSchema, 'author_id'),
    text: p.text().check("text <> '' and char_length(text) <= 8000"),
  },
  indexes: [
    {
      name: 'person_notes_by_person',
      expression: 'create index person_notes_by_person on person_notes (person_id, id desc)',
    },
    { name: 'person_notes_by_author', properties: 'authorId' },
  ],
});

export class PersonNote extends PersonNoteSchema.class {}
PersonNoteSchema.setClass(PersonNote);
