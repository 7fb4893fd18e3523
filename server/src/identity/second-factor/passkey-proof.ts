import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AuthenticationResponseJSON, AuthenticatorTransportFuture } from '@simplewebauthn/server';
import { sql } from 'kysely';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Database } from '#kernel/database/database.js';
import type { Tx } from '#kernel/events/tx.js';
import type { UserTable } from '../users/user.entity.js';
import { type PasskeyAnswer, readAuthentication } from './passkey-answers.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import type { ChallengePurpose, PasskeyTable } from './passkey.entity.js';
import { PasskeyInvalid } from './second-factor.errors.js';
import { webauthn } from './webauthn.js';

/** Who a passkey belongs to, once it has signed a challenge. */
export interface ProvenPasskey {
  readonly id: string;
  readonly userId: string;
  readonly isActive: boolean;
  readonly isSuspended: boolean;
  /** When the account is deleted, because its owner asked for that. */
  readonly leavesAt: Date | null;
  readonly isEmailVerified: boolean;
  readonly counterBefore: number;
  readonly counter: number;
}

/** The parts of the public address that passkeys are bound to. */
export function relyingParty(settings: Settings): { id: string; origin: string } {
  const { hostname, origin } = new URL(settings.PUBLIC_URL);
  return { id: hostname, origin };
}

/** The bytes by which a person's devices know them: those of the id. */
export const userHandleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));

/**
 * Asks passkeys to sign challenges (WebAuthn), and verifies what they signed. The device always verifies the person, by a PIN or a
 * biometric, so that a passkey is both factors.
 */
@Injectable()
export class PasskeyProof {
  private readonly logger = new Logger(PasskeyProof.name);

  constructor(
    private readonly database: Database,
    private readonly challenges: PasskeyChallenges,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @returns the options for `navigator.credentials.get()`, as JSON */
  async ask(purpose: ChallengePurpose, userId: string | null): Promise<string> {
    const credentials = userId === null ? [] : await this.credentialsOf(userId);
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(this.settings).id,
      userVerification: 'required',
      // Where no one is known yet, the device offers what it has.
      ...(userId !== null && { allowCredentials: credentials }),
    });
    await this.challenges.store(options.challenge, purpose, userId);
    return JSON.stringify(options);
  }

  /** @throws PasskeyInvalid unless a passkey (of this person, if one is given) has signed a live challenge of this purpose */
  async verify(text: string, purpose: ChallengePurpose, userId: string | null): Promise<ProvenPasskey> {
    const answer = readAuthentication(text);
    if (!(await this.challenges.take(answer.challenge, purpose, userId))) throw new PasskeyInvalid();
    const passkey = await this.find(answer.response.id);
    if (!passkey || (userId !== null && passkey.user_id !== userId)) throw new PasskeyInvalid();
    const handle = answer.response.response.userHandle;
    if (handle && handle !== Buffer.from(userHandleOf(passkey.user_id)).toString('base64url'))
      throw new PasskeyInvalid();
    return {
      id: passkey.id,
      userId: passkey.user_id,
      isActive: passkey.is_active,
      isSuspended: passkey.suspended_at !== null,
      leavesAt: passkey.leaves_at,
      isEmailVerified: passkey.email_verified_at !== null,
      counterBefore: passkey.counter,
      counter: await this.counterOf(answer, passkey),
    };
  }

  /** Notes the use. @returns false if the same use, or a later one, was noted already, or the passkey was removed */
  async note(tx: Tx, { id, counterBefore, counter }: ProvenPasskey): Promise<boolean> {
    const noted = await tx
      .db<PasskeyTable>()
      .updateTable('passkeys')
      .set({ counter, last_used_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('counter', '=', counterBefore)
      .returning('id')
      .executeTakeFirst();
    return noted !== undefined;
  }

  private async counterOf(
    { response, challenge }: PasskeyAnswer<AuthenticationResponseJSON>,
    passkey: { id: string; credential_id: string; public_key: Uint8Array; counter: number },
  ): Promise<number> {
    const { id: rpId, origin } = relyingParty(this.settings);
    const { verifyAuthenticationResponse } = await webauthn();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: passkey.counter,
        },
      });
      if (verified) return authenticationInfo.newCounter;
    } catch (error) {
      // A counter that went back is a sign of a copied passkey.
      const why = error instanceof Error ? error.message : 'unknown';
      this.logger.warn({ message: 'passkey_refused', passkeyId: passkey.id, why });
    }
    throw new PasskeyInvalid();
  }

  private async find(credentialId: string) {
    return this.database
      .reads<PasskeyTable & UserTable>()
      .selectFrom('passkeys')
      .innerJoin('users', 'users.id', 'passkeys.user_id')
      .select(['passkeys.id', 'user_id', 'credential_id', 'public_key'])
      .select(sql<number>`counter`.as('counter'))
      .select(['users.is_active', 'users.suspended_at', 'users.leaves_at', 'users.email_verified_at'])
      .where('credential_id', '=', credentialId)
      .where('users.deleted_at', 'is', null)
      .executeTakeFirst();
  }

  private async credentialsOf(userId: string): Promise<{ id: string; transports: AuthenticatorTransportFuture[] }[]> {
    const rows = await this.database
      .reads<PasskeyTable>()
      .selectFrom('passkeys')
      .select(['credential_id', 'transports'])
      .where('user_id', '=', userId)
      .execute();
    return rows.map((row) => ({ id: row.credential_id, transports: row.transports as AuthenticatorTransportFuture[] }));
  }
}
