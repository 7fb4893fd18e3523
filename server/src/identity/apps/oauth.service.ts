import OAuth2Server from '@node-oauth/oauth2-server';
import { Injectable } from '@nestjs/common';
import { AppError } from '#kernel/errors/app-error.js';
import { allows, type AppScope, appScopesOf } from '#kernel/request/scopes/app-scopes.js';
import { newAppToken } from './app-token.js';
import { AppTokens } from './app-tokens.service.js';
import { AppsService, type RegisteredApp } from './apps.service.js';

/** A request to the token endpoint: fields of its body, and its Authorization. */
export interface TokenRequest {
  readonly fields: Readonly<Record<string, string>>;
  readonly authorization: string | undefined;
  readonly userAgent: string | null;
}

export interface IssuedToken {
  readonly token: string;
  readonly scopes: readonly string[];
}

/** An error of OAuth (RFC 6749, 5.2). The reason is its code, in capitals. */
export class OAuthRefusal extends AppError {
  constructor(
    /** Such as `invalid_grant`. */
    readonly error: string,
    message: string,
    readonly isChallenge: boolean,
  ) {
    super(isChallenge ? 'UNAUTHENTICATED' : 'BAD_REQUEST', message, { reason: error.toUpperCase() });
  }
}

const GRANTS = ['authorization_code', 'client_credentials'];

/** The token endpoint (RFC 6749, 3.2), by @node-oauth/oauth2-server. Tokens neither expire nor are refreshed: clients don't expect it. */
@Injectable()
export class OAuth {
  constructor(
    private readonly apps: AppsService,
    private readonly tokens: AppTokens,
  ) {}

  /** @throws OAuthRefusal */
  async issue({ fields, authorization, userAgent }: TokenRequest): Promise<IssuedToken> {
    const server = new OAuth2Server({ model: new Model(this.apps, this.tokens, userAgent) });
    // Mastodon takes JSON too. Its default scope is for tokens without a person; those with one have the scopes of their code.
    const body = { scope: 'read', ...fields };
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': '1',
      ...(authorization && { authorization }),
    };
    const request = new OAuth2Server.Request({ method: 'POST', query: {}, headers, body });
    try {
      const token = await server.token(request, new OAuth2Server.Response());
      return { token: token.accessToken, scopes: token.scope ?? [] };
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** Ends a token. One that is unknown is ended already. @throws OAuthRefusal where the app can't prove itself, or the token is another's */
  async revoke({ fields, authorization }: Omit<TokenRequest, 'userAgent'>): Promise<void> {
    const [clientId, secret] = credentialsOf(fields, authorization);
    const app = await this.apps.bySecret(clientId, secret);
    if (!app) throw new OAuthRefusal('invalid_client', 'The client is unknown, or its secret is wrong.', true);
    if (!(await this.tokens.revoke(app.id, fields['token'] ?? '')))
      throw new OAuthRefusal('unauthorized_client', 'You are not authorized to revoke this token.', false);
  }
}

/** What the library asks of us. Its user of an app that acts for no one is the app itself. */
class Model implements OAuth2Server.AuthorizationCodeModel, OAuth2Server.ClientCredentialsModel {
  constructor(
    private readonly apps: AppsService,
    private readonly tokens: AppTokens,
    private readonly userAgent: string | null,
  ) {}

  /** Without a secret only for a code with a challenge, which the library then checks. */
  async getClient(clientId: string, secret: string | null | undefined): Promise<OAuth2Server.Client | null> {
    const app = secret ? await this.apps.bySecret(clientId, secret) : await this.apps.byClientId(clientId);
    return app && { id: app.id, app, grants: GRANTS, redirectUris: [...app.redirectUris] };
  }

  async getAuthorizationCode(code: string): Promise<OAuth2Server.AuthorizationCode | null> {
    const pending = await this.tokens.code(code);
    if (!pending) return null;
    return {
      authorizationCode: code,
      expiresAt: pending.expiresAt,
      redirectUri: pending.redirectUri,
      scope: pending.scopes,
      client: { id: pending.appId, grants: GRANTS },
      user: { id: pending.userId },
      ...(pending.challenge && { codeChallenge: pending.challenge, codeChallengeMethod: 'S256' }),
    };
  }

  revokeAuthorizationCode({ authorizationCode }: OAuth2Server.AuthorizationCode): Promise<boolean> {
    return this.tokens.useUp(authorizationCode);
  }

  getUserFromClient({ id }: OAuth2Server.Client): Promise<OAuth2Server.User> {
    return Promise.resolve({ appId: id });
  }

  /** The scopes of a code were checked when the person allowed them. */
  validateScope(user: OAuth2Server.User, client: OAuth2Server.Client, scope?: string[]): Promise<string[] | null> {
    if ('id' in user) return Promise.resolve(scope ?? null);
    const asked = appScopesOf((scope ?? ['read']).join(' '));
    const { scopes } = client['app'] as RegisteredApp;
    return Promise.resolve(asked?.every((each) => allows(scopes, each)) ? asked : null);
  }

  generateAccessToken(): Promise<string> {
    return Promise.resolve(newAppToken());
  }

  async saveToken(
    { accessToken, authorizationCode, scope = [] }: OAuth2Server.Token,
    client: OAuth2Server.Client,
    user: OAuth2Server.User,
  ): Promise<OAuth2Server.Token> {
    const scopes = scope as AppScope[];
    if ('id' in user) {
      const app = { appId: client.id, token: accessToken, scopes };
      const began = await this.tokens.begin(authorizationCode as string, user['id'] as string, app, this.userAgent);
      if (!began) throw new OAuth2Server.InvalidGrantError('Invalid grant: authorization code is invalid');
    } else await this.tokens.addForVisitors(client.id, accessToken, scopes);
    // Without a time of expiry.
    return { accessToken, scope, client, user };
  }

  /** Never asked: the code is made by GraphQL, and tokens are read by our own guard. */
  saveAuthorizationCode(): Promise<null> {
    return Promise.resolve(null);
  }

  getAccessToken(): Promise<null> {
    return Promise.resolve(null);
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof OAuth2Server.OAuthError)) return error;
  // A fault of ours that the library wrapped.
  if (error instanceof OAuth2Server.ServerError) return (error as { inner?: unknown }).inner ?? error;
  return new OAuthRefusal(error.name, error.message, error.name === 'invalid_client');
}

/** Of the Authorization (RFC 7617), else of the body. */
function credentialsOf(fields: Readonly<Record<string, string>>, authorization = ''): [id: string, secret: string] {
  const [, basic] = /^basic +([A-Za-z0-9+/=]+)$/i.exec(authorization) ?? [];
  if (basic === undefined) return [fields['client_id'] ?? '', fields['client_secret'] ?? ''];
  const [id = '', ...secret] = Buffer.from(basic, 'base64').toString().split(':');
  return [id, secret.join(':')];
}
