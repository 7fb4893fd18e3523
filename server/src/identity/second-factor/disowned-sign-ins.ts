import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { NO_PASSWORD } from '../passwords/passwords.js';
import { EmailTokens } from '../email-tokens/email-tokens.js';
import { TokenExpired, TokenInvalid } from '../email-tokens/registration.errors.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { UserTable } from '../users/user.entity.js';
import type { KnownDeviceTable } from './known-device.entity.js';
import type { PasskeyTable } from './passkey.entity.js';
import type { SecondFactorTable } from './second-factor.entity.js';
import { SecondFactors } from './second-factors.js';

/** Locks out the person who signed in, for people who say by the link of an email that it wasn't them. */
@Injectable()
export class DisownedSignIns {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: EmailTokens,
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactors,
    private readonly audit: AuditLog,
    private readonly topics: Topics,
  ) {}

  /**
   * Ends all sessions and access tokens. The password stops working, and so do the passkeys and the second factor that were set up
   * since the sign-in: the person who signed in could have made them.
   * @returns the token of a link to choose a new password
   * @throws TokenInvalid, TokenExpired
   */
  async disown(token: string): Promise<string> {
    const known = await this.tokens.find('disown', token);
    if (!known) throw new TokenInvalid();
    return this.transactions.run(async (tx) => {
      const owner = await tx
        .db<UserTable>()
        .selectFrom('users')
        .select(['id', 'handle', 'email_key'])
        .where('id', '=', known.userId)
        .where('email_key', '=', known.emailKey)
        .where('is_active', '=', true)
        .forUpdate()
        .executeTakeFirst();
      const used = owner && (await this.tokens.consume(tx, 'disown', token));
      if (!used) throw new TokenExpired();
      await tx
        .db<UserTable>()
        .updateTable('users')
        .set({ password_hash: NO_PASSWORD, updated_at: sql<Date>`now()` })
        .where('id', '=', owner.id)
        .execute();
      await this.sessions.endAll(tx, owner.id, 'disowned');
      await this.forgetSince(tx, owner.id, used.issuedAt);
      // The links of the intruder's other sign-ins would say the same.
      await this.tokens.withdraw(tx, 'disown', owner.id);
      await this.audit.record(tx, {
        viewer: owner,
        action: 'user.sign_in.disowned',
        subject: { kind: 'user', id: owner.id, name: owner.handle },
      });
      tx.afterCommit(() => void this.topics.publish(VIEWER_CHANGED, { userId: owner.id }));
      return this.tokens.issue(tx, 'reset', { userId: owner.id, emailKey: owner.email_key });
    });
  }

  private async forgetSince(tx: Tx, userId: string, since: Date): Promise<void> {
    await tx
      .db<PasskeyTable>()
      .deleteFrom('passkeys')
      .where('user_id', '=', userId)
      .where('created_at', '>=', since)
      .execute();
    await tx
      .db<KnownDeviceTable>()
      .deleteFrom('known_devices')
      .where('user_id', '=', userId)
      .where('last_seen_at', '>=', since)
      .execute();
    const removed = await tx
      .db<SecondFactorTable>()
      .deleteFrom('second_factors')
      .where('user_id', '=', userId)
      .where((factor) => factor.or([factor('confirmed_at', 'is', null), factor('confirmed_at', '>=', since)]))
      .returning('id')
      .executeTakeFirst();
    if (removed) await this.factors.dropRecovery(tx, userId);
  }
}
