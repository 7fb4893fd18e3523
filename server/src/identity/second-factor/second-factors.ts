import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import type { Tx } from '#kernel/events/tx.js';
import { TokenKeys } from '../email-tokens/token-keys.js';
import { RECOVERY_CODES, type RecoveryCodeTable, type SecondFactorTable } from './second-factor.entity.js';
import { SecondFactorBox } from './second-factor-box.js';
import { totpStep } from './totp.js';

/** Letters and digits that are not mistaken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 10;
const TOTP_CODE = /^\d{6}$/;
/** Of what is typed; longer texts are not looked at. */
const MAX_TYPED = 64;

/** Checks codes of authenticator apps and recovery codes, and uses them up. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: Database,
    private readonly keys: TokenKeys,
    private readonly box: SecondFactorBox,
    private readonly audit: AuditLog,
  ) {}

  /** Whether a person signs in with a code beside the password. @param tx in which it is read, if it decides about its writes */
  async isOn(userId: string, tx: Tx | null = null): Promise<boolean> {
    const factor = await (tx ? tx.db<SecondFactorTable>() : this.database.reads<SecondFactorTable>())
      .selectFrom('second_factors')
      .select('id')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    return factor !== undefined;
  }

  /**
   * Uses a code of the person's app, or a recovery code. Of several that use the same one at once, one succeeds.
   * @param typed with or without spaces and hyphens
   * @returns false for a wrong code, one that was used, and a person without a second factor; nothing has changed then
   */
  async use(tx: Tx, person: { readonly id: string; readonly handle: string }, typed: string): Promise<boolean> {
    const code = typed.slice(0, MAX_TYPED).replaceAll(/[\s-]/g, '').toLowerCase();
    return TOTP_CODE.test(code) ? this.useTotp(tx, person.id, code) : this.useRecovery(tx, person, code);
  }

  /** New recovery codes in place of all earlier ones. They are stored as digests only. */
  async renewRecovery(tx: Tx, userId: string): Promise<string[]> {
    await this.dropRecovery(tx, userId);
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await tx
      .db<RecoveryCodeTable>()
      .insertInto('recovery_codes')
      .values(
        codes.map((code) => ({
          id: newId(),
          user_id: userId,
          code_hash: this.digest(userId, code),
          created_at: new Date(),
        })),
      )
      .execute();
    return codes.map((code) => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`);
  }

  async dropRecovery(tx: Tx, userId: string): Promise<void> {
    await tx.db<RecoveryCodeTable>().deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  }

  private async useTotp(tx: Tx, userId: string, code: string): Promise<boolean> {
    const factor = await tx
      .db<SecondFactorTable>()
      .selectFrom('second_factors')
      .select('secret')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    const secret = factor && this.box.open(factor.secret, userId);
    const step = secret ? totpStep(secret, code) : null;
    if (step === null) return false;
    // The condition decides between those who use the same code at once.
    const used = await tx
      .db<SecondFactorTable>()
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .where('last_step', '<', step)
      .returning('id')
      .executeTakeFirst();
    return used !== undefined;
  }

  private async useRecovery(tx: Tx, { id, handle }: { id: string; handle: string }, code: string): Promise<boolean> {
    const used = await tx
      .db<RecoveryCodeTable>()
      .deleteFrom('recovery_codes')
      .where('user_id', '=', id)
      .where('code_hash', '=', this.digest(id, code))
      .where(
        sql<boolean>`exists (select 1 from second_factors f where f.user_id = ${id} and f.confirmed_at is not null)`,
      )
      .returning('id')
      .executeTakeFirst();
    if (!used) return false;
    await this.audit.record(tx, {
      viewer: { id, handle },
      action: 'user.recovery_code.used',
      subject: { kind: 'user', id, name: handle },
    });
    return true;
  }

  private digest(userId: string, code: string): string {
    return this.keys.blind(`recovery:${userId}:${code}`);
  }
}

function newRecoveryCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
