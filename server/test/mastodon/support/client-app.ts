import { createHash, randomBytes } from 'node:crypto';
import type { TestApp } from '../../api/support/app.js';
import { Client } from '../../api/support/client.js';
import type { Person } from '../../api/support/world.js';

export const REDIRECT = 'https://client.example/callback?server=quack.example';
export const AUTHORIZE = `
mutation ($input: AuthorizationInput!) { authorizeApp(input: $input) { redirectTo code } }`;

/** What an app got when it registered. */
export interface Registered {
  id: string;
  client_id: string;
  client_secret: string;
}

/** Registers an app that may ask for everything. */
export async function registerApp(app: TestApp, more: Record<string, unknown> = {}): Promise<Registered> {
  const { status, body } = await app.visitor.post('/v1/apps', {
    client_name: 'Test Client',
    redirect_uris: REDIRECT,
    scopes: 'profile read write follow push',
    ...more,
  });
  if (status !== 200) throw new Error(`The app was not registered: ${JSON.stringify(body)}`);
  return body as Registered;
}

/** A verifier of PKCE and its challenge. */
export function pkcePair(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The code that an app gets once a person has let it in. */
export async function codeFor(
  app: TestApp,
  person: Pick<Person, 'token'>,
  clientId: string,
  { scope = 'read write follow push', ...more }: Record<string, unknown> = {},
): Promise<string> {
  const input = { clientId, redirectUri: REDIRECT, responseType: 'code', scope, ...more };
  const { data, errors } = await app.as(person).graphql(AUTHORIZE, { input });
  if (errors) throw new Error(errors[0]?.message);
  const { redirectTo, code } = data.authorizeApp;
  return code ?? new URL(redirectTo as string).searchParams.get('code')!;
}

/** Asks the token endpoint with a form, as most clients do. */
export async function askToken(app: TestApp, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${app.url}/oauth/token`, { method: 'POST', body: new URLSearchParams(fields), headers });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** A token of an app that a person let in. */
export async function appToken(
  app: TestApp,
  person: Pick<Person, 'token'>,
  scope = 'read write follow push',
): Promise<string> {
  const { client_id, client_secret } = await registerApp(app);
  const code = await codeFor(app, person, client_id, { scope });
  const { body } = await askToken(app, {
    grant_type: 'authorization_code',
    code,
    client_id,
    client_secret,
    redirect_uri: REDIRECT,
  });
  return body.access_token as string;
}

/** The client API as a person uses it through an app: `ada.get('/v1/timelines/home')`. */
export async function clientOf(app: TestApp, person: Pick<Person, 'token'>, scope?: string): Promise<Client> {
  return new Client(app.url, await appToken(app, person, scope));
}
