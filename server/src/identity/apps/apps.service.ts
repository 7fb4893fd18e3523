import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { type FieldError, InvalidInput } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { type AppScope, appScopesOf } from '#kernel/request/scopes/app-scopes.js';
import { hashOf } from '../personal-tokens/personal-token.js';
import { type AppTable, MAX_APP_ADDRESS, MAX_APP_NAME, MAX_REDIRECTS } from '../model/app.entity.js';
import { isRedirectUri } from './redirect-uri.js';

export interface NewApp {
  readonly name: string;
  readonly website: string | null;
  readonly redirectUris: readonly string[];
  /** Such as `read write`. */
  readonly scopes: string;
}

export interface RegisteredApp {
  readonly id: string;
  readonly clientId: string;
  readonly name: string;
  readonly website: string | null;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly AppScope[];
}

interface Row {
  id: string;
  client_id: string;
  secret_hash: Buffer;
  name: string;
  website: string | null;
  redirect_uris: string[];
  scopes: AppScope[];
}

const COLUMNS = 'id, client_id, secret_hash, name, website, redirect_uris, scopes';
const BY_CLIENT_ID = `select ${COLUMNS} from apps where client_id = $1`;
const BY_ID = `select ${COLUMNS} from apps where id = $1::uuid`;

/** Registers and finds apps. */
@Injectable()
export class AppsService {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Anyone registers apps: what an app may do is up to the people who let it in.
   * @returns the secret, which is stored nowhere
   * @throws InvalidInput
   */
  async register(asked: NewApp): Promise<{ app: RegisteredApp; secret: string }> {
    const name = asked.name.normalize('NFC').trim();
    const scopes = appScopesOf(asked.scopes);
    const wrong = complaintsOf({ ...asked, name }, scopes);
    if (wrong.length > 0) throw new InvalidInput(wrong);

    const [clientId, secret] = [randomText(), randomText()];
    const app: RegisteredApp = { ...asked, id: newId(), clientId, name, scopes: scopes! };
    await this.transactions.run(async (tx) => {
      await tx
        .db<AppTable>()
        .insertInto('apps')
        .values({
          id: app.id,
          client_id: clientId,
          secret_hash: hashOf(secret),
          name,
          website: app.website,
          redirect_uris: [...app.redirectUris],
          scopes: [...app.scopes],
          created_at: new Date(),
          last_used_at: null,
        })
        .execute();
    });
    return { app, secret };
  }

  /** @returns null for an unknown id */
  async byClientId(clientId: string): Promise<RegisteredApp | null> {
    const [row] = await this.database.rows<Row>(BY_CLIENT_ID, [clientId]);
    return row ? appOf(row) : null;
  }

  async byId(id: string): Promise<RegisteredApp | null> {
    const [row] = await this.database.rows<Row>(BY_ID, [id]);
    return row ? appOf(row) : null;
  }

  /** @returns null for an unknown id or a wrong secret */
  async bySecret(clientId: string, secret: string): Promise<RegisteredApp | null> {
    const [row] = await this.database.rows<Row>(BY_CLIENT_ID, [clientId]);
    return row && timingSafeEqual(row.secret_hash, hashOf(secret)) ? appOf(row) : null;
  }

  /** An app that is used is never deleted. */
  async use(tx: Tx, appId: string): Promise<void> {
    await tx
      .db<AppTable>()
      .updateTable('apps')
      .set({ last_used_at: sql<Date>`now()` })
      .where('id', '=', appId)
      .execute();
  }
}

function appOf(row: Row): RegisteredApp {
  const { id, name, website, scopes } = row;
  return { id, name, website, scopes, clientId: row.client_id, redirectUris: row.redirect_uris };
}

/** 256 random bits. */
function randomText(): string {
  return randomBytes(32).toString('base64url');
}

function complaintsOf({ name, website, redirectUris }: NewApp, scopes: readonly AppScope[] | null): FieldError[] {
  const wrong: FieldError[] = [];
  if (name.length === 0) wrong.push({ field: 'client_name', message: "Application name can't be blank" });
  else if ([...name].length > MAX_APP_NAME) {
    wrong.push({
      field: 'client_name',
      message: `Application name is too long (maximum is ${MAX_APP_NAME} characters)`,
    });
  }
  if (
    website !== null &&
    (website.length > MAX_APP_ADDRESS || !/^https?:\/\/[^\s]+$/.test(website) || !URL.canParse(website))
  )
    wrong.push({ field: 'website', message: 'Website is not a valid address' });
  if (redirectUris.length === 0) wrong.push({ field: 'redirect_uris', message: "Redirect URI can't be blank" });
  else if (redirectUris.length > MAX_REDIRECTS) {
    wrong.push({
      field: 'redirect_uris',
      message: `Redirect URI has too many addresses (maximum is ${MAX_REDIRECTS})`,
    });
  } else if (!redirectUris.every(isRedirectUri))
    wrong.push({ field: 'redirect_uris', message: 'Redirect URI must be an absolute URI.' });
  if (scopes === null || scopes.length === 0)
    wrong.push({ field: 'scopes', message: "Scopes doesn't match configured on the server." });
  return wrong;
}
