import { checkText } from '@mallard/rules/plain-text';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { sql } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { isUniqueViolation } from '#kernel/database/unique-violation.js';
import { InvalidInput, NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { AccountMails } from '../mails/account-mails.js';
import { OwnPassword, type Proof } from './own-password.js';
import { PasswordStore } from '../passwords/password-store.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import type { UserTable } from '../users/user.entity.js';
import { Confirmations, type NewConfirmation } from './confirmations.js';
import { type PasskeyAnswer, readRegistration } from './passkey-answers.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { MAX_PASSKEY_NAME, MAX_PASSKEYS, type PasskeyTable } from './passkey.entity.js';
import { PasskeyProof, relyingParty, userHandleOf } from './passkey-proof.js';
import { PasskeyInvalid, PasskeyKnown, PasskeyNotFound, TooManyPasskeys } from './second-factor.errors.js';
import { webauthn } from './webauthn.js';

interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Adds, renames and removes the viewer's passkeys, and confirms acts by them. */
@Injectable()
export class PasskeysService {
  private readonly logger = new Logger(PasskeysService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly database: Database,
    private readonly passwords: OwnPassword,
    private readonly owners: PasswordStore,
    private readonly challenges: PasskeyChallenges,
    private readonly proof: PasskeyProof,
    private readonly confirmations: Confirmations,
    private readonly mails: AccountMails,
    private readonly audit: AuditLog,
    private readonly topics: Topics,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * @returns the options for `navigator.credentials.create()`, as JSON
   * @throws as `OwnPassword.confirm`; TooManyPasskeys
   */
  async begin(viewer: SignedInViewer, proof: Proof): Promise<string> {
    await this.passwords.confirm(viewer, proof);
    const owner = await this.owners.ownerOf(viewer.id);
    if (!owner) throw new NotSignedIn();
    const known = await this.database
      .reads<PasskeyTable>()
      .selectFrom('passkeys')
      .select('credential_id as id')
      .where('user_id', '=', viewer.id)
      .execute();
    if (known.length >= MAX_PASSKEYS) throw new TooManyPasskeys();
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: this.settings.PRODUCT_NAME,
      rpID: relyingParty(this.settings).id,
      userID: userHandleOf(viewer.id),
      userName: owner.handle,
      userDisplayName: owner.displayName,
      attestationType: 'none',
      excludeCredentials: known,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.challenges.store(options.challenge, 'register', viewer.id);
    return JSON.stringify(options);
  }

  /**
   * Stores the passkey that a device made after `begin`, and emails its owner that there is one.
   * @param text the credential as JSON
   * @throws InvalidInput for the name; PasskeyInvalid, PasskeyKnown, TooManyPasskeys
   */
  async add(viewer: SignedInViewer, typedName: string, text: string): Promise<void> {
    const name = checkedName(typedName);
    const answer = readRegistration(text);
    if (!(await this.challenges.take(answer.challenge, 'register', viewer.id))) throw new PasskeyInvalid();
    const passkey = await this.verified(answer);
    try {
      await this.transactions.run((tx) => this.store(tx, viewer, name, passkey));
    } catch (error) {
      if (isUniqueViolation(error)) throw new PasskeyKnown();
      throw error;
    }
  }

  /** @throws InvalidInput, PasskeyNotFound */
  async rename(viewer: SignedInViewer, id: string, typedName: string): Promise<void> {
    const name = checkedName(typedName);
    const renamed = await this.transactions.run((tx) =>
      tx
        .db<PasskeyTable>()
        .updateTable('passkeys')
        .set({ name })
        .where('id', '=', id)
        .where('user_id', '=', viewer.id)
        .returning('id')
        .executeTakeFirst(),
    );
    if (!renamed) throw new PasskeyNotFound();
  }

  /** @throws PasskeyNotFound */
  async remove(viewer: SignedInViewer, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const removed = await tx
        .db<PasskeyTable>()
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('user_id', '=', viewer.id)
        .returning(['id', 'name'])
        .executeTakeFirst();
      if (!removed) throw new PasskeyNotFound();
      const subject = { kind: 'passkey', id: removed.id, name: removed.name };
      await this.audit.record(tx, { viewer, action: 'user.passkey.removed', subject });
      this.tellTabs(tx, viewer);
    });
  }

  /** @returns the options for `navigator.credentials.get()`, as JSON, for a confirmation of an act */
  askToConfirm(viewer: SignedInViewer): Promise<string> {
    return this.proof.ask('confirm', viewer.id);
  }

  /** @throws PasskeyInvalid */
  async confirmAct(viewer: SignedInViewer, text: string): Promise<NewConfirmation> {
    const proven = await this.proof.verify(text, 'confirm', viewer.id);
    return this.transactions.run(async (tx) => {
      if (!(await this.proof.note(tx, proven))) throw new PasskeyInvalid();
      return this.confirmations.issue(tx, viewer);
    });
  }

  private async verified({ response, challenge }: PasskeyAnswer<RegistrationResponseJSON>): Promise<NewPasskey> {
    const { id: rpId, origin } = relyingParty(this.settings);
    const { verifyRegistrationResponse } = await webauthn();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
      });
      if (verified) {
        const { id, publicKey, counter } = registrationInfo.credential;
        return { credentialId: id, publicKey, counter, transports: response.response.transports ?? [] };
      }
    } catch (error) {
      this.logger.warn({ message: 'passkey_refused', why: error instanceof Error ? error.message : 'unknown' });
    }
    throw new PasskeyInvalid();
  }

  private async store(tx: Tx, viewer: SignedInViewer, name: string, passkey: NewPasskey): Promise<void> {
    // Locked, so that two at once can't exceed the maximum.
    const owner = await tx
      .db<UserTable>()
      .selectFrom('users')
      .select(['email', 'handle', 'language'])
      .where('id', '=', viewer.id)
      .where('is_active', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!owner) throw new NotSignedIn();
    const { count } = await tx
      .db<PasskeyTable>()
      .selectFrom('passkeys')
      .select((passkeys) => passkeys.fn.countAll<number>().as('count'))
      .where('user_id', '=', viewer.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_PASSKEYS) throw new TooManyPasskeys();
    const id = newId();
    await tx
      .db<PasskeyTable>()
      .insertInto('passkeys')
      .values({
        id,
        user_id: viewer.id,
        name,
        credential_id: passkey.credentialId,
        public_key: Buffer.from(passkey.publicKey),
        counter: passkey.counter,
        transports: sql<string[]>`${passkey.transports}::text[]`,
        last_used_at: null,
        created_at: sql<Date>`now()`,
      })
      .execute();
    await this.audit.record(tx, { viewer, action: 'user.passkey.added', subject: { kind: 'passkey', id, name } });
    await this.mails.passkeyAdded(tx, owner);
    this.tellTabs(tx, viewer);
  }

  private tellTabs(tx: Tx, { id }: SignedInViewer): void {
    tx.afterCommit(() => void this.topics.publish(VIEWER_CHANGED, { userId: id }));
  }
}

function checkedName(typed: string): string {
  const checked = checkText(typed, { maxGraphemes: MAX_PASSKEY_NAME });
  // The column counts characters, of which a grapheme may have several.
  if (!checked.ok || [...checked.text].length > MAX_PASSKEY_NAME) {
    throw new InvalidInput([{ field: 'name', message: `name must be 1 to ${MAX_PASSKEY_NAME} characters.` }]);
  }
  return checked.text;
}
