import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';

/** A message to the operator of the site. */
export const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    ...baseProperties,
    userId: foreignKey(UserSchema, 'user_id').deleteRule('set null').nullable(),
    name: p.text(),
    email: p.text(),
    subject: p.text(),
    message: p.text(),
    language: p.text(),
    state: p.text().default('open').check("state in ('open', 'answered', 'archived')"),
    assigneeId: foreignKey(UserSchema, 'assignee_id').deleteRule('set null').nullable(),
    /** When someone of the team first opened it. */
    readAt: p.datetime(3).nullable(),
  },
  indexes: [
    { name: 'contact_messages_assignee', properties: 'assigneeId' },
    { name: 'contact_messages_order', expression: 'create index contact_messages_order on contact_messages (id desc)' },
    { name: 'contact_messages_user', properties: 'userId' },
  ],
});

export class ContactMessage extends ContactMessageSchema.class {}
ContactMessageSchema.setClass(ContactMessage);
