import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Transactions } from '#kernel/events/transactions.js';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import type { EmailChangeTable } from '../addresses/email-change.entity.js';
import { type AppTable, type AppTokenTable, UNUSED_APP_DAYS, UNUSED_TOKEN_DAYS } from '../model/app.entity.js';
import type { AuthorizationCodeTable } from '../model/authorization-code.entity.js';
import { NO_PASSWORD } from '../passwords/passwords.js';
import { EXPIRED_TOKEN_DAYS, type PersonalTokenTable } from '../model/personal-token.entity.js';
import type { EmailTokenTable } from '../email-tokens/email-token.entity.js';
import { awaitsApproval } from '../registration-requests/registration-request.statements.js';
import { UNVERIFIED_DAYS } from '../email-tokens/unverified-days.js';
import type { ConfirmationTable } from '../second-factor/confirmation.entity.js';
import { KNOWN_DEVICE_DAYS, type KnownDeviceTable } from '../second-factor/known-device.entity.js';
import type { PasskeyChallengeTable } from '../second-factor/passkey.entity.js';
import type { SecondFactorTable } from '../second-factor/second-factor.entity.js';
import { ABSOLUTE_DAYS, IDLE_DAYS, type SessionTable } from '../model/session.entity.js';
import type { HeldHandleTable, UserTable } from '../users/user.entity.js';

/** Days for which an expired link is answered with "expired" instead of "unknown". */
const EXPIRED_LINK_DAYS = 30;

/** Their owners see them for 30 days after they end, and those who were invited stay linked as long. */
const DROP_INVITES = `
delete from invites where coalesce(revoked_at, expires_at) < now() - interval '30 days'`;
const DROP_IP_BLOCKS = "delete from ip_blocks where ends_at < now() - interval '30 days'";

export const SweepIdentity = defineJob('identity.sweep');

/** Deletes what has expired: unused sessions, expired access tokens, links, challenges of passkeys, confirmations, secrets that no app took, devices, codes and unused apps, changes of address, held handles, invites, blocks of networks, accounts that were never verified. */
@Injectable()
export class IdentitySweep {
  constructor(private readonly transactions: Transactions) {}

  @Worker(SweepIdentity)
  @RecurringJob(SweepIdentity, '23 * * * *')
  async sweep(): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx
        .db<SessionTable>()
        .deleteFrom('sessions')
        // Apps can't sign in again by themselves.
        .where('app_id', 'is', null)
        .where((session) =>
          session.or([
            session('last_used_at', '<', daysAgo(IDLE_DAYS)),
            session('created_at', '<', daysAgo(ABSOLUTE_DAYS)),
          ]),
        )
        .execute();
      await tx
        .db<PersonalTokenTable>()
        .deleteFrom('personal_tokens')
        .where('expires_at', '<', daysAgo(EXPIRED_TOKEN_DAYS))
        .execute();
      await tx
        .db<EmailTokenTable>()
        .deleteFrom('email_tokens')
        .where('expires_at', '<', daysAgo(EXPIRED_LINK_DAYS))
        .execute();
      await tx
        .db<PasskeyChallengeTable>()
        .deleteFrom('passkey_challenges')
        .where('expires_at', '<', daysAgo(0))
        .execute();
      await tx.db<ConfirmationTable>().deleteFrom('confirmations').where('expires_at', '<', daysAgo(0)).execute();
      await tx
        .db<SecondFactorTable>()
        .deleteFrom('second_factors')
        .where('confirmed_at', 'is', null)
        .where('created_at', '<', daysAgo(1))
        .execute();
      await tx
        .db<KnownDeviceTable>()
        .deleteFrom('known_devices')
        .where('last_seen_at', '<', daysAgo(KNOWN_DEVICE_DAYS))
        .execute();
      await tx.db<EmailChangeTable>().deleteFrom('email_changes').where('expires_at', '<', daysAgo(0)).execute();
      await tx.db<HeldHandleTable>().deleteFrom('held_handles').where('held_until', '<', daysAgo(0)).execute();
      await tx
        .db<AuthorizationCodeTable>()
        .deleteFrom('authorization_codes')
        .where('expires_at', '<', daysAgo(1))
        .execute();
      await tx
        .db<AppTokenTable>()
        .deleteFrom('app_tokens')
        .where(({ fn }) => fn.coalesce('last_used_at', 'created_at'), '<', daysAgo(UNUSED_TOKEN_DAYS))
        .execute();
      await tx
        .db<AppTable>()
        .deleteFrom('apps')
        .where('last_used_at', 'is', null)
        .where('created_at', '<', daysAgo(UNUSED_APP_DAYS))
        .where(sql<boolean>`not exists (select from app_tokens t where t.app_id = apps.id)`)
        .execute();
      await tx.rows(DROP_INVITES, []);
      await tx.rows(DROP_IP_BLOCKS, []);
      await tx
        .db<UserTable>()
        .deleteFrom('users')
        .where('email_verified_at', 'is', null)
        .where('deleted_at', 'is', null)
        .where('created_at', '<', daysAgo(UNVERIFIED_DAYS))
        // A request waits until someone decides it.
        .where(sql<boolean>`not ${sql.raw(awaitsApproval('users.id'))}`)
        // An invitation that was sent again still works.
        .where(
          sql<boolean>`not (password_hash = ${NO_PASSWORD} and exists (
            select 1 from email_tokens t where t.user_id = users.id and t.used_at is null and t.expires_at > now()))`,
        )
        .execute();
    });
  }
}

function daysAgo(days: number) {
  return sql<Date>`now() - make_interval(days => ${days})`;
}
