import { Injectable } from '@nestjs/common';
import { knownDevice, readDevice } from '@mallard/rules/device';
import { sql } from 'kysely';
import { newId } from '#kernel/database/ids.js';
import type { Tx } from '#kernel/events/tx.js';
import { AccountMails } from '../mails/account-mails.js';
import { EmailTokens } from '../email-tokens/email-tokens.js';
import type { NewSession } from '../sessions/sessions.service.js';
import type { SessionTable } from '../model/session.entity.js';
import type { UserTable } from '../users/user.entity.js';
import { KNOWN_DEVICE_DAYS, type KnownDeviceTable } from './known-device.entity.js';

const kindOf = (userAgent: string | null): string => {
  const { browser, system } = readDevice(userAgent);
  return `${browser ?? ''}/${system ?? ''}`;
};

/** Emails people about sign-ins on devices that they have not used for 90 days. */
@Injectable()
export class SignInNotices {
  constructor(
    private readonly tokens: EmailTokens,
    private readonly mails: AccountMails,
  ) {}

  /** Notes the device of a new session, whose user's row the caller has locked. The first device of an account is no news. */
  async note(tx: Tx, session: NewSession, userAgent: string | null): Promise<void> {
    const device = kindOf(userAgent);
    const known = await tx
      .db<KnownDeviceTable>()
      .selectFrom('known_devices')
      .select('device')
      .select(sql<boolean>`last_seen_at > now() - make_interval(days => ${KNOWN_DEVICE_DAYS})`.as('isRecent'))
      .where('user_id', '=', session.userId)
      .execute();
    const others = await tx
      .db<SessionTable>()
      .selectFrom('sessions')
      .select('user_agent')
      .where('user_id', '=', session.userId)
      .where('id', '<>', session.id)
      .execute();
    await tx
      .db<KnownDeviceTable>()
      .insertInto('known_devices')
      .values({
        id: newId(),
        user_id: session.userId,
        device,
        last_seen_at: sql<Date>`now()`,
        created_at: sql<Date>`now()`,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'device']).doUpdateSet({ last_seen_at: sql<Date>`now()` }))
      .execute();
    const isFirst = known.length === 0 && others.length === 0;
    const isKnown =
      known.some((one) => one.isRecent && one.device === device) ||
      others.some((other) => kindOf(other.user_agent) === device);
    if (!isFirst && !isKnown) await this.mail(tx, session, userAgent);
  }

  private async mail(tx: Tx, { userId, createdAt }: NewSession, userAgent: string | null): Promise<void> {
    const owner = await tx
      .db<UserTable>()
      .selectFrom('users')
      .select(['email', 'email_key', 'handle', 'language'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const token = await this.tokens.issueBeside(tx, 'disown', { userId, emailKey: owner.email_key });
    await this.mails.newSignIn(tx, owner, token, { ...knownDevice(userAgent), at: createdAt });
  }
}
