import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import { allows, type AppScope, appScopesOf } from '#kernel/request/scopes/app-scopes.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { hashOf } from '../personal-tokens/personal-token.js';
import { AppNotFound, InvalidAuthorization } from './app.errors.js';
import { AppsService, type RegisteredApp } from './apps.service.js';
import { type AuthorizationCodeTable, CODE_MINUTES } from '../model/authorization-code.entity.js';
import { OUT_OF_BAND, withQuery } from './redirect-uri.js';

/** What an app asks a person for, as its link to /oauth/authorize says. */
export interface AuthorizationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  /** Always `code`. */
  readonly responseType: string;
  /** Such as `read write`; `read` where it is missing. */
  readonly scope?: string | null;
  readonly state?: string | null;
  readonly codeChallenge?: string | null;
  /** Always `S256`. */
  readonly codeChallengeMethod?: string | null;
}

/** Of a code: where the person goes, or the code itself for programs that can't be sent back to. */
export interface Authorized {
  readonly redirectTo: string | null;
  readonly code: string | null;
}

/** Base64url of a SHA-256 (RFC 7636, 4.2). */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
/** Characters of a state, which the app gets back. */
const MAX_STATE = 2_000;

/** Lets apps in, in the name of a person (RFC 6749, 4.1). */
@Injectable()
export class Authorizations {
  constructor(
    private readonly apps: AppsService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * What an app asks for, checked. Where the address to send people back to isn't one of the app's, no one is sent anywhere.
   * @throws AppNotFound, InvalidAuthorization
   */
  async read(request: AuthorizationRequest): Promise<{ app: RegisteredApp; scopes: AppScope[] }> {
    const app = await this.apps.byClientId(request.clientId);
    if (!app) throw new AppNotFound();
    if (!app.redirectUris.includes(request.redirectUri))
      throw new InvalidAuthorization('redirectUri', 'The redirect URI is not one of those that the app registered.');
    if (request.responseType !== 'code')
      throw new InvalidAuthorization('responseType', 'The response type must be "code".');
    const scopes = appScopesOf(request.scope ?? 'read');
    if (!scopes || scopes.length === 0 || !scopes.every((scope) => allows(app.scopes, scope)))
      throw new InvalidAuthorization('scope', 'The app asks for more than it registered for.');
    const { codeChallenge, codeChallengeMethod, state } = request;
    if (codeChallenge != null && (!CHALLENGE.test(codeChallenge) || codeChallengeMethod !== 'S256'))
      throw new InvalidAuthorization('codeChallenge', 'The code challenge must be one by S256.');
    if (codeChallenge == null && codeChallengeMethod != null)
      throw new InvalidAuthorization('codeChallenge', 'The code challenge is missing.');
    if ((state ?? '').length > MAX_STATE)
      throw new InvalidAuthorization('state', `The state must have at most ${MAX_STATE} characters.`);
    return { app, scopes };
  }

  /** Makes a code for the app, which it exchanges for a token within ten minutes. @throws AppNotFound, InvalidAuthorization */
  async allow(viewer: SignedInViewer, request: AuthorizationRequest): Promise<Authorized> {
    const { app, scopes } = await this.read(request);
    const code = randomBytes(32).toString('base64url');
    await this.transactions.run(async (tx) => {
      await this.apps.use(tx, app.id);
      await tx
        .db<AuthorizationCodeTable>()
        .insertInto('authorization_codes')
        .values({
          code_hash: hashOf(code),
          app_id: app.id,
          user_id: viewer.id,
          redirect_uri: request.redirectUri,
          scopes,
          challenge: request.codeChallenge ?? null,
          expires_at: new Date(Date.now() + CODE_MINUTES * 60_000),
          used_at: null,
          session_id: null,
        })
        .execute();
    });
    if (request.redirectUri === OUT_OF_BAND) return { redirectTo: null, code };
    return { redirectTo: withQuery(request.redirectUri, { code, state: request.state ?? null }), code: null };
  }

  /** Where the person goes who doesn't let the app in; null where there is no such place. @throws AppNotFound, InvalidAuthorization */
  async deny(request: AuthorizationRequest): Promise<string | null> {
    await this.read(request);
    if (request.redirectUri === OUT_OF_BAND) return null;
    return withQuery(request.redirectUri, {
      error: 'access_denied',
      error_description: 'The resource owner or authorization server denied the request.',
      state: request.state ?? null,
    });
  }
}
