import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { OPERATOR } from '#kernel/request/operator.js';
import { AccountMails } from '../mails/account-mails.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { UserTable } from '../users/user.entity.js';
import { UserNotFound } from '../users/user.errors.js';
import { forgetFactors } from './forget-factors.js';
import { SecondFactors } from './second-factors.js';

/** Removes a lost second factor, for the operator at the command line. Nothing else proves who asks for it. */
@Injectable()
export class SecondFactorRecovery {
  constructor(
    private readonly transactions: Transactions,
    private readonly factors: SecondFactors,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMails,
    private readonly audit: AuditLog,
    private readonly topics: Topics,
  ) {}

  /**
   * Removes the authenticator app, the recovery codes and the passkeys, ends all sessions and access tokens, and tells the owner by
   * email. The password stays.
   * @throws UserNotFound for a deleted account
   */
  async recover(userId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const owner = await tx
        .db<UserTable>()
        .selectFrom('users')
        .select(['id', 'email', 'handle', 'language'])
        .where('id', '=', userId)
        .where('deleted_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!owner) throw new UserNotFound();
      const wasOn = await this.factors.isOn(owner.id, tx);
      await forgetFactors(tx, owner.id);
      await this.sessions.endAll(tx, owner.id, 'second_factor_reset');
      if (wasOn) await this.mails.secondFactorOff(tx, owner);
      await this.audit.record(tx, {
        viewer: OPERATOR,
        action: 'user.second_factor.reset',
        subject: { kind: 'user', id: owner.id, name: owner.handle },
      });
      tx.afterCommit(() => void this.topics.publish(VIEWER_CHANGED, { userId: owner.id }));
    });
  }
}
