import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { EmailSubscriptionSchema, EmailSuppressionSchema } from '../email-subscription.entity.js';

export type RecipientTables = InferKyselyDB<typeof EmailSubscriptionSchema | typeof EmailSuppressionSchema>;

/** Subscriptions s that get the newsletter now: confirmed, not ended, and of an address that takes email. */
export function recipients(db: Kysely<RecipientTables>) {
  return db
    .selectFrom('email_subscriptions as s')
    .where('s.is_active', '=', true)
    .where('s.verified_at', 'is not', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('email_suppressions as x').whereRef('x.address_digest', '=', 's.address_digest'))),
    );
}
