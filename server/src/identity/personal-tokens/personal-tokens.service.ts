import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { type FieldError, InvalidInput, NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { type Scope, SCOPES } from '#kernel/request/scopes/scope.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { AccountMails } from '../mails/account-mails.js';
import { OwnPassword, type Proof } from '../second-factor/own-password.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { UserTable } from '../users/user.entity.js';
import {
  MAX_PERSONAL_TOKENS,
  MAX_TOKEN_DAYS,
  MAX_TOKEN_NAME,
  type PersonalTokenTable,
} from '../model/personal-token.entity.js';
import { PersonalTokenNotFound, TooManyPersonalTokens } from './personal-token.errors.js';
import { hashOf, newPersonalToken } from './personal-token.js';
import type { PersonalTokenView } from './personal-token.view.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

export interface NewToken extends Proof {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** 1 to 365; null for one that never expires. */
  readonly expiresInDays?: number | null | undefined;
}

/** Creates and revokes personal access tokens. */
@Injectable()
export class PersonalTokensService {
  constructor(
    private readonly transactions: Transactions,
    private readonly passwords: OwnPassword,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMails,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @returns the token, which is stored nowhere
   * @throws InvalidInput, INVALID_CREDENTIALS among others; TooManyPersonalTokens; RateLimited
   */
  async create(viewer: SignedInViewer, asked: NewToken): Promise<{ personalToken: PersonalTokenView; token: string }> {
    const name = asked.name.normalize('NFC').trim();
    const wrong = complaintsOf(name, asked);
    if (wrong.length > 0) throw new InvalidInput(wrong);
    await this.passwords.confirm(viewer, asked);

    const token = newPersonalToken();
    const createdAt = new Date();
    const personalToken: PersonalTokenView = {
      id: newId(),
      name,
      scopes: SCOPES.filter((scope) => asked.scopes.includes(scope)),
      createdAt,
      expiresAt: asked.expiresInDays ? new Date(createdAt.getTime() + asked.expiresInDays * DAY_MS) : null,
      lastUsedAt: null,
    };
    await this.transactions.run((tx) => this.store(tx, viewer, personalToken, hashOf(token)));
    return { personalToken, token };
  }

  /** Ends one of the viewer's own tokens. @throws PersonalTokenNotFound */
  async revoke(viewer: SignedInViewer, tokenId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const ended = await tx
        .db<PersonalTokenTable>()
        .deleteFrom('personal_tokens')
        .where('id', '=', tokenId)
        .where('user_id', '=', viewer.id)
        .returning(['id', 'name'])
        .executeTakeFirst();
      if (!ended) throw new PersonalTokenNotFound();
      this.sessions.announce(tx, viewer.id, [ended], 'revoked');
      const subject = { kind: 'personal_token', id: ended.id, name: ended.name };
      await this.audit.record(tx, { viewer, action: 'user.token.revoked', subject });
    });
  }

  private async store(tx: Tx, viewer: SignedInViewer, token: PersonalTokenView, hash: Buffer): Promise<void> {
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
      .db<PersonalTokenTable>()
      .selectFrom('personal_tokens')
      .select((tokens) => tokens.fn.countAll<number>().as('count'))
      .where('user_id', '=', viewer.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_PERSONAL_TOKENS) throw new TooManyPersonalTokens();

    const { id, name, scopes, createdAt, expiresAt } = token;
    await tx
      .db<PersonalTokenTable>()
      .insertInto('personal_tokens')
      .values({
        id,
        user_id: viewer.id,
        name,
        token_hash: hash,
        scopes: sql<Scope[]>`${scopes}::text[]`,
        expires_at: expiresAt,
        last_used_at: null,
        created_at: createdAt,
      })
      .execute();
    await this.audit.record(tx, {
      viewer,
      action: 'user.token.created',
      subject: { kind: 'personal_token', id, name },
      after: { scopes: scopes.join(', '), expiresAt: expiresAt?.toISOString() ?? null },
    });
    await this.mails.tokenCreated(tx, owner);
  }
}

function complaintsOf(name: string, { scopes, expiresInDays }: NewToken): FieldError[] {
  const complaints: FieldError[] = [];
  const length = [...name].length;
  // oxlint-disable-next-line no-control-regex -- names are one line of text
  if (length < 1 || length > MAX_TOKEN_NAME || /[\u0000-\u001f\u007f]/.test(name)) {
    complaints.push({ field: 'name', message: `name must be 1 to ${MAX_TOKEN_NAME} characters.` });
  }
  if (scopes.length === 0) complaints.push({ field: 'scopes', message: 'Choose at least one scope.' });
  const days = expiresInDays ?? 1;
  if (!Number.isInteger(days) || days < 1 || days > MAX_TOKEN_DAYS) {
    complaints.push({ field: 'expiresInDays', message: `expiresInDays must be a number from 1 to ${MAX_TOKEN_DAYS}.` });
  }
  return complaints;
}
