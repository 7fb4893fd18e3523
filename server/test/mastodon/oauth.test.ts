import { IdentitySweep } from '#identity/account/identity-sweep.job.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../api/support/app.js';
import { Client } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';
import {
  appToken,
  askToken,
  AUTHORIZE,
  codeFor,
  pkcePair,
  REDIRECT,
  type Registered,
  registerApp,
} from './support/client-app.js';

let app: TestApp;
let ada: Person;
let registered: Registered;

beforeAll(async () => {
  // Every test registers apps from one address.
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  ada = await app.world.person('ada');
  registered = await registerApp(app);
});
afterAll(() => app.stop());

const exchange = (code: string, more: Record<string, string> = {}) => ({
  grant_type: 'authorization_code',
  code,
  redirect_uri: REDIRECT,
  client_id: registered.client_id,
  client_secret: registered.client_secret,
  ...more,
});
const withToken = (token: string) => new Client(app.url, token);
const verify = (token: string) => withToken(token).get('/v1/accounts/verify_credentials');

describe('An app registers', () => {
  it('with addresses as lines or as a list, and gets its credentials', async () => {
    const lines = await app.visitor.post('/v1/apps', {
      client_name: 'A',
      redirect_uris: 'app://a\nurn:ietf:wg:oauth:2.0:oob',
    });
    expect(lines.body).toMatchObject({
      name: 'A',
      scopes: ['read'],
      redirect_uris: ['app://a', 'urn:ietf:wg:oauth:2.0:oob'],
      redirect_uri: 'app://a\nurn:ietf:wg:oauth:2.0:oob',
      client_secret_expires_at: 0,
    });
    expect(lines.body.vapid_key).toMatch(/^[\w-]{87}$/);

    const form = await fetch(`${app.url}/api/v1/apps/`, {
      method: 'POST',
      body: new URLSearchParams([
        ['client_name', 'B'],
        ['redirect_uris[]', 'https://b.example/'],
        ['redirect_uris[]', 'https://b.example/two'],
      ]),
    });
    expect(await form.json()).toMatchObject({ redirect_uris: ['https://b.example/', 'https://b.example/two'] });
  });

  it.each([
    'https://a.example',
    'https://a.example:8443/back?x=1',
    'http://localhost:3000/back',
    'http://127.0.0.1:51004/',
    'http://[::1]/back',
    'ivory://request_token',
    'icecubesapp://',
    'oauth2redirect://com.keylesspalace.tusky/',
    'com.example.app:/callback',
    'mastodon-ios:/oauth',
  ])('with the address %s', async (redirect_uris) => {
    const { status } = await app.visitor.post('/v1/apps', { client_name: 'A', redirect_uris });

    expect(status).toBe(200);
  });

  it.each([
    ['javascript:alert(1)', /Redirect URI/],
    ['data:text/html,x', /Redirect URI/],
    ['java\tscript:alert(1)', /Redirect URI/],
    ['/callback', /Redirect URI/],
    ['https://a.example/#part', /Redirect URI/],
    ['https:///x', /Redirect URI/],
    ['https:x', /Redirect URI/],
    ['https://a:b@x.example/', /Redirect URI/],
    ['https://@x.example/', /Redirect URI/],
    ['http://x.example/', /Redirect URI/],
    ['http://localhost.x.example/', /Redirect URI/],
    ['feed:javascript:alert(1)', /Redirect URI/],
    ['jar:file:/x!/y', /Redirect URI/],
    ['chrome://settings', /Redirect URI/],
    ['chrome-extension://abc/x', /Redirect URI/],
    ['resource://x', /Redirect URI/],
    ['MS-MSDT:/id', /Redirect URI/],
    ['mailto:a@b.example', /Redirect URI/],
    ['tel:123', /Redirect URI/],
    ['ws://x', /Redirect URI/],
    ['wss://x', /Redirect URI/],
    ['ftp://x/y', /Redirect URI/],
    ['intent://x#Intent;end', /Redirect URI/],
    ['urn:x:y', /Redirect URI/],
    ['', /Redirect URI can't be blank/],
  ])('but not with the address %j', async (redirect_uris, message) => {
    const { status, body } = await app.visitor.post('/v1/apps', { client_name: 'A', redirect_uris });
    expect([status, body.error]).toEqual([422, expect.stringMatching(message)]);
  });

  it('for no scope of the administration, and none that is unknown', async () => {
    for (const scopes of ['admin:read', 'read everything']) {
      const { status, body } = await app.visitor.post('/v1/apps', {
        client_name: 'A',
        redirect_uris: REDIRECT,
        scopes,
      });
      expect([status, body.error]).toEqual([422, expect.stringMatching(/Scopes/)]);
    }
  });
});

describe('A person lets an app in', () => {
  it('who is sent back with the code and the state, to the address that the app registered', async () => {
    const input = { clientId: registered.client_id, redirectUri: REDIRECT, responseType: 'code', state: 'a b&c' };
    const { data } = await app.as(ada).graphql(AUTHORIZE, { input });

    const { origin, pathname, searchParams } = new URL(data.authorizeApp.redirectTo as string);
    expect(origin + pathname).toBe('https://client.example/callback');
    expect(searchParams.get('server')).toBe('quack.example');
    expect(searchParams.get('state')).toBe('a b&c');
    expect(searchParams.get('code')).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['another address', { redirectUri: `${REDIRECT}x` }],
    ['another response type', { responseType: 'token' }],
    ['more than it registered for', { scope: 'read admin:read' }],
    ['a plain challenge', { codeChallenge: 'x'.repeat(43), codeChallengeMethod: 'plain' }],
    ['a method without a challenge', { codeChallengeMethod: 'S256' }],
    ['an unknown app', { clientId: 'nobody' }],
  ])('but not one that asks with %s', async (_, wrong) => {
    const input = { clientId: registered.client_id, redirectUri: REDIRECT, responseType: 'code', ...wrong };
    const { errors } = await app.as(ada).graphql(AUTHORIZE, { input });
    expect(errors?.[0]?.extensions['reason']).toMatch(/^(?:INVALID_AUTHORIZATION|APP_NOT_FOUND)$/);
  });

  it('and the app gets a token that never expires, with the secret in the form, in JSON, or as Basic', async () => {
    const form = await askToken(app, exchange(await codeFor(app, ada, registered.client_id)));
    expect(form.body).toEqual({
      access_token: expect.stringMatching(/^mallard_app_[\w-]{43}$/),
      token_type: 'Bearer',
      scope: 'read write follow push',
      created_at: expect.any(Number),
    });
    expect(form.headers.get('cache-control')).toBe('no-store');
    expect((await verify(form.body.access_token as string)).body).toMatchObject({ id: ada.id, acct: 'ada' });

    const json = await fetch(`${app.url}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(exchange(await codeFor(app, ada, registered.client_id))),
    });
    expect(json.status).toBe(200);

    const { client_id, client_secret, ...fields } = exchange(await codeFor(app, ada, registered.client_id));
    const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
    expect((await askToken(app, fields, { authorization: `Basic ${basic}` })).status).toBe(200);
  });

  it('and a program without a secret proves itself by the verifier of its challenge', async () => {
    const { verifier, challenge } = pkcePair();
    const ask = () =>
      codeFor(app, ada, registered.client_id, { codeChallenge: challenge, codeChallengeMethod: 'S256' });
    const open = async (more: Record<string, string>) => {
      const { client_secret: _, ...fields } = exchange(await ask(), more);
      return askToken(app, fields);
    };

    expect((await open({ code_verifier: verifier })).status).toBe(200);
    expect((await open({ code_verifier: pkcePair().verifier })).body).toMatchObject({ error: 'invalid_grant' });
    expect((await open({})).body).toMatchObject({ error: 'invalid_client' });
    expect((await askToken(app, exchange(await ask()))).body).toMatchObject({ error: 'invalid_grant' });
  });

  it.each([
    ['a wrong secret', { client_secret: 'wrong' }, 'invalid_client'],
    ['an address that is one character off', { redirect_uri: `${REDIRECT}x` }, 'invalid_request'],
    ['an unknown code', { code: 'x'.repeat(43) }, 'invalid_grant'],
    ['the grant of a password', { grant_type: 'password' }, 'unauthorized_client'],
  ])('but gets no token with %s', async (_, wrong, error) => {
    const { status, body } = await askToken(app, exchange(await codeFor(app, ada, registered.client_id), wrong));
    expect([status, body.error]).toEqual([error === 'invalid_client' ? 401 : 400, error]);
  });

  it('and a code that comes twice ends the token of the first time', async () => {
    const code = await codeFor(app, ada, registered.client_id);
    const first = (await askToken(app, exchange(code))).body.access_token as string;
    expect((await verify(first)).status).toBe(200);
    await app.rows(
      "update authorization_codes set used_at = used_at - interval '11 seconds' where used_at is not null",
    );

    expect((await askToken(app, exchange(code))).body).toMatchObject({ error: 'invalid_grant' });
    expect((await verify(first)).status).toBe(401);
  });

  it('and a code that a client sends ten times at once begins one session, which lasts', async () => {
    const code = await codeFor(app, ada, registered.client_id);

    const answers = await Promise.all(Array.from({ length: 10 }, () => askToken(app, exchange(code))));
    const tokens = answers.flatMap(({ body }) => (body.access_token as string | undefined) ?? []);

    expect(tokens).toHaveLength(1);
    expect((await verify(tokens[0]!)).status).toBe(200);
  });

  it('and a code of another app, or one that is too old, is worth nothing', async () => {
    const other = await registerApp(app);
    const stolen = exchange(await codeFor(app, ada, registered.client_id), {
      client_id: other.client_id,
      client_secret: other.client_secret,
    });
    expect((await askToken(app, stolen)).body).toMatchObject({ error: 'invalid_grant' });

    const code = await codeFor(app, ada, registered.client_id);
    await app.rows("update authorization_codes set expires_at = now() - interval '1 second'");
    expect((await askToken(app, exchange(code))).body).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('The token of an app', () => {
  it('is one of the sessions, with the name of the app, and ends like them', async () => {
    const bea = await app.world.person('bea');
    const token = await appToken(app, bea);
    const { data } = await app.as(bea).graphql('{ viewer { sessions { id isCurrent scopes app { name } } } }');
    const session = data.viewer.sessions.find((each: { app: object | null }) => each.app !== null);
    const browser = data.viewer.sessions.find((each: { app: object | null }) => each.app === null);
    expect(session).toMatchObject({
      isCurrent: false,
      scopes: ['READ', 'WRITE', 'FOLLOW', 'PUSH'],
      app: { name: 'Test Client' },
    });
    expect(browser.scopes).toBeNull();

    await app.as(bea).graphql('mutation ($id: ID!) { revokeSession(id: $id) { deletedId } }', { id: session.id });
    expect((await verify(token)).body).toEqual({ error: 'The access token is invalid', code: 'INVALID_TOKEN' });
  });

  it('ends when the app signs out, and only for that app', async () => {
    const { client_id, client_secret } = registered;
    const token = (await askToken(app, exchange(await codeFor(app, ada, client_id)))).body.access_token as string;
    const other = await registerApp(app);
    const revoke = (fields: Record<string, string>) =>
      fetch(`${app.url}/oauth/revoke`, { method: 'POST', body: new URLSearchParams({ token, ...fields }) });

    expect((await revoke({ client_id: other.client_id, client_secret: other.client_secret })).status).toBe(400);
    expect((await revoke({ client_id, client_secret: 'wrong' })).status).toBe(401);
    expect((await verify(token)).status).toBe(200);
    expect((await revoke({ client_id, client_secret })).status).toBe(200);
    expect((await verify(token)).status).toBe(401);
  });

  it('opens neither GraphQL nor the routes of the administration, and a session opens no client API', async () => {
    const token = await appToken(app, ada);
    const graphql = await withToken(token).graphql('{ viewer { email } }');
    expect(graphql.errors?.[0]?.extensions['reason']).toBe('APP_TOKEN');
    expect((await withToken(token).get('/identity/profile')).status).toBe(403);
    expect((await app.as(ada).get('/v1/accounts/verify_credentials')).status).toBe(401);
  });

  it('does what its scopes allow, and nothing else', async () => {
    expect((await verify(await appToken(app, ada, 'profile'))).status).toBe(200);
    expect((await verify(await appToken(app, ada, 'read:accounts'))).status).toBe(200);
    const { status, body } = await verify(await appToken(app, ada, 'write'));
    expect([status, body.error]).toEqual([403, 'This action is outside the authorized scopes']);
  });

  it('without a person reads what visitors read', async () => {
    const { client_id, client_secret } = registered;
    const { body } = await askToken(app, { grant_type: 'client_credentials', client_id, client_secret, scope: 'read' });
    const client = withToken(body.access_token as string);
    expect((await client.get('/v1/apps/verify_credentials')).body).toMatchObject({ name: 'Test Client' });
    const refused = await client.get('/v1/accounts/verify_credentials');
    expect([refused.status, refused.body.error]).toEqual([422, 'This method requires an authenticated user']);
  });

  it('without a person ends once it was not used for thirty days, and its app with it', async () => {
    const { client_id, client_secret } = await registerApp(app);
    const ask = { grant_type: 'client_credentials', client_id, client_secret, scope: 'read' };
    const [used, unused] = [(await askToken(app, ask)).body, (await askToken(app, ask)).body];
    const statusOf = async ({ access_token }: typeof used) =>
      (await withToken(access_token as string).get('/v1/apps/verify_credentials')).status;
    const days = (count: number) =>
      app.rows(`update app_tokens set created_at = now() - interval '${count} days',
      last_used_at = last_used_at - interval '${count} days'`);
    await days(29);
    await app.get(IdentitySweep).sweep();
    const before = [await statusOf(used), await statusOf(unused)];

    await app.rows(
      "update app_tokens set created_at = now() - interval '31 days', last_used_at = now() - interval '31 days'",
    );
    await app.rows("update apps set created_at = now() - interval '31 days'");
    await app.get(IdentitySweep).sweep();

    expect(before).toEqual([200, 200]);
    expect(await statusOf(used)).toBe(401);
    expect((await askToken(app, ask)).body).toMatchObject({ error: 'invalid_client' });
  });

  it('ends with the password of its person', async () => {
    const cleo = await app.world.person('cleo');
    const token = await appToken(app, cleo);
    await app.as(cleo).graphql('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }', {
      input: { currentPassword: cleo.password, newPassword: 'Another-Long-Phrase-77!' },
    });
    expect((await verify(token)).status).toBe(401);
  });
});

describe('Pages of other sites', () => {
  it('may call the client API, and GraphQL not', async () => {
    const origin = 'https://elk.example';
    const asked = {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization',
    };
    const preflight = await fetch(`${app.url}/api/v1/accounts/update_credentials`, {
      method: 'OPTIONS',
      headers: asked,
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');

    const read = await fetch(`${app.url}/api/v1/apps/verify_credentials`, { headers: { origin } });
    expect(read.headers.get('access-control-expose-headers')).toContain('Link');
    const graphql = await fetch(`${app.url}/graphql?query={__typename}`, { headers: { origin } });
    expect(graphql.headers.get('access-control-allow-origin')).toBeNull();
  });
});
