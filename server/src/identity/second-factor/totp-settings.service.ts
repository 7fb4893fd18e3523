import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import type { AuditAction } from '@mallard/rules/audit-actions';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { newId } from '#kernel/database/ids.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { AccountMails } from '../mails/account-mails.js';
import { OwnPassword, type Proof } from './own-password.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import type { UserTable } from '../users/user.entity.js';
import { Confirmations, isConfirmation, type NewConfirmation } from './confirmations.js';
import type { SecondFactorTable } from './second-factor.entity.js';
import {
  ConfirmationInvalid,
  SecondFactorAlreadyOn,
  SecondFactorInvalid,
  SecondFactorOff,
} from './second-factor.errors.js';
import { SecondFactors } from './second-factors.js';
import { SecondFactorBox } from './second-factor-box.js';
import { newTotpSecret, totpStep, totpText, totpUri } from './totp.js';

/** What an authenticator app needs. It can't be read again. */
export interface TotpSetup {
  readonly secret: string;
  readonly uri: string;
}

/** Turns the viewer's second factor on and off. */
@Injectable()
export class TotpSettings {
  constructor(
    private readonly transactions: Transactions,
    private readonly passwords: OwnPassword,
    private readonly factors: SecondFactors,
    private readonly confirmations: Confirmations,
    private readonly box: SecondFactorBox,
    private readonly limiter: RateLimiter,
    private readonly mails: AccountMails,
    private readonly audit: AuditLog,
    private readonly topics: Topics,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Makes a secret for an authenticator app, in place of one that was never confirmed. Nothing is asked for it before `confirm`.
   * @throws as `OwnPassword.confirm`; SecondFactorAlreadyOn
   */
  async begin(viewer: SignedInViewer, password: string): Promise<TotpSetup> {
    if (await this.factors.isOn(viewer.id)) throw new SecondFactorAlreadyOn();
    await this.passwords.confirm(viewer, { password });
    const secret = new Uint8Array(newTotpSecret());
    const sealed = this.box.seal(secret, viewer.id);
    await this.transactions.run(async (tx) => {
      const stored = await tx
        .db<SecondFactorTable>()
        .insertInto('second_factors')
        .values({
          id: newId(),
          user_id: viewer.id,
          secret: sealed,
          confirmed_at: null,
          last_step: 0,
          created_at: sql<Date>`now()`,
        })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ secret: sealed, created_at: sql<Date>`now()` })
            .where('second_factors.confirmed_at', 'is', null),
        )
        .returning('id')
        .executeTakeFirst();
      if (!stored) throw new SecondFactorAlreadyOn();
    });
    return { secret: totpText(secret), uri: totpUri(secret, this.settings.PRODUCT_NAME, viewer.handle) };
  }

  /**
   * Turns the second factor on, if a code shows that the app has the secret. The code can't be used again.
   * @returns the recovery codes, which can't be read again
   * @throws SecondFactorInvalid, SecondFactorAlreadyOn, SecondFactorOff before `begin`; RateLimited after 10 failures in 10 minutes
   */
  async confirm(viewer: SignedInViewer, code: string): Promise<string[]> {
    await this.limiter.consume('confirm-code', viewer.id);
    const codes = await this.change(viewer, 'user.two_factor.enabled', async (tx) => {
      const factor = await tx
        .db<SecondFactorTable>()
        .selectFrom('second_factors')
        .select(['secret', 'confirmed_at'])
        .where('user_id', '=', viewer.id)
        .forUpdate()
        .executeTakeFirst();
      if (!factor) throw new SecondFactorOff();
      if (factor.confirmed_at) throw new SecondFactorAlreadyOn();
      const secret = this.box.open(factor.secret, viewer.id);
      const step = secret && totpStep(secret, code.replaceAll(/\s/g, ''));
      if (step === null) throw new SecondFactorInvalid();
      await tx
        .db<SecondFactorTable>()
        .updateTable('second_factors')
        .set({ confirmed_at: sql<Date>`now()`, last_step: step })
        .where('user_id', '=', viewer.id)
        .execute();
      await this.mails.secondFactorOn(tx, await ownerOf(tx, viewer));
      return this.factors.renewRecovery(tx, viewer.id);
    });
    await this.limiter.reset('confirm-code', viewer.id);
    return codes;
  }

  /** @throws as `OwnPassword.confirm`; SecondFactorOff */
  async disable(viewer: SignedInViewer, proof: Proof): Promise<void> {
    await this.passwords.confirm(viewer, proof);
    await this.change(viewer, 'user.two_factor.disabled', async (tx) => {
      const removed = await tx
        .db<SecondFactorTable>()
        .deleteFrom('second_factors')
        .where('user_id', '=', viewer.id)
        .where('confirmed_at', 'is not', null)
        .returning('id')
        .executeTakeFirst();
      if (!removed) throw new SecondFactorOff();
      await this.factors.dropRecovery(tx, viewer.id);
      await this.mails.secondFactorOff(tx, await ownerOf(tx, viewer));
    });
  }

  /** New recovery codes; earlier ones stop working. @throws as `OwnPassword.confirm`; SecondFactorOff */
  async renewRecovery(viewer: SignedInViewer, proof: Proof): Promise<string[]> {
    await this.passwords.confirm(viewer, proof);
    return this.change(viewer, 'user.recovery_codes.renewed', async (tx) => {
      const factor = await tx
        .db<SecondFactorTable>()
        .selectFrom('second_factors')
        .select('id')
        .where('user_id', '=', viewer.id)
        .where('confirmed_at', 'is not', null)
        .forUpdate()
        .executeTakeFirst();
      if (!factor) throw new SecondFactorOff();
      return this.factors.renewRecovery(tx, viewer.id);
    });
  }

  /** A confirmation by password and code. @throws as `OwnPassword.confirm`; SecondFactorOff */
  async confirmAct(viewer: SignedInViewer, proof: Proof): Promise<NewConfirmation> {
    if (!(await this.factors.isOn(viewer.id))) throw new SecondFactorOff();
    // One confirmation doesn't lead to the next one.
    if (isConfirmation(proof.password)) throw new ConfirmationInvalid('password');
    await this.passwords.confirm(viewer, proof);
    return this.transactions.run((tx) => this.confirmations.issue(tx, viewer));
  }

  private change<Result>(
    viewer: SignedInViewer,
    action: AuditAction,
    work: (tx: Tx) => Promise<Result>,
  ): Promise<Result> {
    return this.transactions.run(async (tx) => {
      const result = await work(tx);
      const subject = { kind: 'user', id: viewer.id, name: viewer.handle };
      await this.audit.record(tx, { viewer, action, subject });
      // The rights of staff may depend on it, and other tabs show it.
      tx.afterCommit(() => void this.topics.publish(VIEWER_CHANGED, { userId: viewer.id }));
      return result;
    });
  }
}

/** Whom an email about the change goes to. @throws NotSignedIn if the account has ended */
export async function ownerOf(tx: Tx, { id }: { id: string }) {
  const owner = await tx
    .db<UserTable>()
    .selectFrom('users')
    .select(['email', 'handle', 'language'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!owner) throw new NotSignedIn();
  return owner;
}
