import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { ContactMessageSchema } from './contact-message.entity.js';

/** What was answered to a message, as it was sent. */
export const ContactAnswerSchema = defineEntity({
  name: 'ContactAnswer',
  tableName: 'contact_answers',
  properties: {
    ...baseProperties,
    messageId: foreignKey(ContactMessageSchema, 'message_id').deleteRule('cascade'),
    authorId: foreignKey(UserSchema, 'author_id').deleteRule('set null').nullable(),
    body: p.text(),
  },
  indexes: [
    { name: 'contact_answers_message', properties: ['messageId', 'id'] },
    { name: 'contact_answers_author', properties: 'authorId' },
  ],
});
