import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';

export const NewsletterSchema = defineEntity({
  name: 'Newsletter',
  tableName: 'newsletters',
  properties: {
    ...baseProperties,
    authorId: foreignKey(UserSchema, 'author_id').deleteRule('set null').nullable(),
    subject: p.text(),
    body: p.text(),
    /** Of the recipients; null for all. */
    language: p.text().nullable(),
  },
  indexes: [{ name: 'newsletters_author', properties: 'authorId' }],
});

/** An issue that is to be sent later. Its row is deleted by the transaction that sends it. */
export const ScheduledNewsletterSchema = defineEntity({
  name: 'ScheduledNewsletter',
  tableName: 'scheduled_newsletters',
  properties: {
    ...baseProperties,
    authorId: foreignKey(UserSchema, 'author_id').deleteRule('set null').nullable(),
    subject: p.text(),
    body: p.text(),
    language: p.text().nullable(),
    sendAt: p.datetime(3),
  },
  indexes: [
    { name: 'scheduled_newsletters_due', properties: ['sendAt', 'id'] },
    { name: 'scheduled_newsletters_author', properties: 'authorId' },
  ],
});

/** One newsletter for one subscription. It outlives the subscription, so there is no foreign key. */
export const NewsletterDeliverySchema = defineEntity({
  name: 'NewsletterDelivery',
  tableName: 'newsletter_deliveries',
  properties: {
    newsletterId: foreignKey(NewsletterSchema, 'newsletter_id').deleteRule('cascade').primary(),
    subscriptionId: p.uuid().primary(),
    state: p.enum(['pending', 'queued', 'sent', 'failed', 'skipped']).default('pending'),
  },
  indexes: [
    {
      name: 'newsletter_deliveries_open',
      properties: ['newsletterId', 'subscriptionId'],
      where: "state in ('pending', 'queued')",
    },
  ],
});
