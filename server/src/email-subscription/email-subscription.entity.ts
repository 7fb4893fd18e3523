import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#kernel/database/base-properties.js';

export const EmailSubscriptionSchema = defineEntity({
  name: 'EmailSubscription',
  tableName: 'email_subscriptions',
  properties: {
    ...baseProperties,
    email: p.text(),
    emailKey: p.text().unique(),
    /** A keyed digest, because it is part of links that must not reveal the address. */
    addressDigest: p.text().unique(),
    language: p.text(),
    isActive: p.boolean(),
    /** Of the latest confirmation link. */
    tokenHash: p.text().unique().nullable(),
    tokenExpiresAt: p.datetime(3).nullable(),
    verifiedAt: p.datetime(3).strictNullable(),
  },
  indexes: [
    { name: 'email_subscriptions_recipients', properties: 'id', where: 'is_active and verified_at is not null' },
    { name: 'email_subscriptions_by_proof', properties: 'verifiedAt', where: 'verified_at is not null' },
  ],
});

/** An address that subscribed to the newsletter. */
export class EmailSubscription extends EmailSubscriptionSchema.class {}
EmailSubscriptionSchema.setClass(EmailSubscription);

/** An address that wants no email. It outlives the subscription and stores only a digest. */
export const EmailSuppressionSchema = defineEntity({
  name: 'EmailSuppression',
  tableName: 'email_suppressions',
  properties: {
    addressDigest: p.text().primary(),
    /** When someone last tried to subscribe the address again. */
    askedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
  },
});
