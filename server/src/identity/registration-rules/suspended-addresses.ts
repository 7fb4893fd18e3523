import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { SECRETS, type Secrets } from '#kernel/config/secrets.js';
import type { Tx } from '#kernel/events/tx.js';
import { canonicalAddress } from './canonical-address.js';
import type { SuspendedAddressTable } from './suspended-address.entity.js';

/** Days for which an address can't register again, also where the account is deleted meanwhile. */
export const SUSPENDED_ADDRESS_DAYS = 365;
const KEY_BYTES = 32;

/** Keeps suspended people from registering again. Only keyed hashes are stored: they tell no addresses, even of guesses. */
@Injectable()
export class SuspendedAddresses {
  private readonly key: Buffer;

  constructor(@Inject(SECRETS) { mailTokenSecret }: Secrets) {
    this.key = Buffer.from(hkdfSync('sha256', mailTokenSecret, 'mallard', 'suspended addresses', KEY_BYTES));
  }

  /** @param emailKey the address in lower case */
  async remember(tx: Tx, userId: string, emailKey: string): Promise<void> {
    const hash = this.hashOf(emailKey);
    await tx
      .db<SuspendedAddressTable>()
      .insertInto('suspended_addresses')
      .values({ user_id: userId, hash, created_at: sql<Date>`now()` })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, created_at: sql<Date>`now()` }))
      .execute();
  }

  async forget(tx: Tx, userId: string): Promise<void> {
    await tx.db<SuspendedAddressTable>().deleteFrom('suspended_addresses').where('user_id', '=', userId).execute();
  }

  /** Whether mail to the address reaches someone who was suspended within a year. */
  async include(tx: Tx, emailKey: string): Promise<boolean> {
    const found = await tx
      .db<SuspendedAddressTable>()
      .selectFrom('suspended_addresses')
      .select('user_id')
      .where('hash', '=', this.hashOf(emailKey))
      .where('created_at', '>', sql<Date>`now() - make_interval(days => ${SUSPENDED_ADDRESS_DAYS})`)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Deletes those that are older than a year. */
  async sweep(tx: Tx): Promise<void> {
    await tx
      .db<SuspendedAddressTable>()
      .deleteFrom('suspended_addresses')
      .where('created_at', '<=', sql<Date>`now() - make_interval(days => ${SUSPENDED_ADDRESS_DAYS})`)
      .execute();
  }

  private hashOf(emailKey: string): Buffer {
    return createHmac('sha256', this.key).update(canonicalAddress(emailKey)).digest();
  }
}
