import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allows, APP_SCOPES, type AppScope } from '#kernel/request/scopes/app-scopes.js';
import { type Role, ROLES } from '#kernel/request/viewer.js';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Json } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';
import { ROUTES, TOKENS_IGNORED } from './rights-table.js';
import { appToken, askToken, registerApp } from './support/client-app.js';
import { askClientRoute, servedClientRoutes } from './support/client-routes.js';
import { LISTED, Made, type Named, type Owner, ownerNamed } from './support/own-things.js';
import type { Row } from './support/rights-row.js';

/*
 * Who may call each route of the client API: every route is asked with tokens of many kinds, and let in is what was neither
 * refused nor failed.
 */

const EVERYTHING = APP_SCOPES.join(' ');

let app: TestApp;
let ada: Person;
let owner: Owner;
/** Of people who own nothing of the others, by their roles. */
const strangers = new Map<Role, string>();
let ofApp: string;
let ofFrozen: string;
/** By why they are refused. */
const refused = new Map<string, string>();
/** By their scopes. */
const tokens = new Map<string, Promise<string>>();

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  ada = await app.world.person('ada');
  owner = await ownerNamed(app, 'owner', EVERYTHING);
  for (const role of ROLES)
    strangers.set(role, await appToken(app, await app.world.person(`strange_${role}`, { role }), EVERYTHING));
  ofApp = await tokenWithoutPerson();
  // The token is made before the account changes: afterwards, there would be none.
  const tokenOf = async (handle: string, change: string) => {
    const person = await app.world.person(handle);
    const token = await appToken(app, person, EVERYTHING);
    await app.rows(`update users set ${change} where id = $1`, [person.id]);
    return token;
  };
  ofFrozen = await tokenOf('frozen', "frozen_until = now() + interval '1 day'");
  refused.set('deactivated', await tokenOf('deactivated', 'is_active = false'));
  refused.set('suspended', await tokenOf('suspended', 'is_active = false, suspended_at = now()'));
  refused.set('unverified', await tokenOf('unverified', 'email_verified_at = null'));
  refused.set('unknown', `mallard_app_${'x'.repeat(43)}`);
  refused.set('of a browser', ada.token);
});
afterAll(() => app.stop());

async function tokenWithoutPerson(): Promise<string> {
  const { client_id, client_secret } = await registerApp(app);
  const { body } = await askToken(app, {
    grant_type: 'client_credentials',
    client_id,
    client_secret,
    scope: 'profile read write follow push',
  });
  return body.access_token as string;
}

/** Each is of another person, because a person's oldest apps end. */
function tokenFor(scopes: readonly AppScope[]): Promise<string> {
  const scope = scopes.join(' ');
  const token =
    tokens.get(scope) ?? app.world.person(`person_${tokens.size}`).then((person) => appToken(app, person, scope));
  tokens.set(scope, token);
  return token;
}

const scopesOf = ({ scope }: Row): readonly AppScope[] =>
  scope === null ? [] : typeof scope === 'string' ? [scope] : scope;

const OUTSIDE = '403 This action is outside the authorized scopes';
const INVALID = '401 The access token is invalid';
const NEEDS_PERSON = '422 This method requires an authenticated user';

/** `let in`, or the status and the sentence. */
function outcomeOf({ status, body }: { status: number; body: Json }): string {
  return status === 401 || status === 403 || status >= 500 ? `${status} ${body.error ?? ''}` : 'let in';
}

describe('The table of rights', () => {
  it('has a row for each route of the client API, and none besides', () => {
    const served = servedClientRoutes(app).filter((route) => !TOKENS_IGNORED.includes(route));
    expect(Object.keys(ROUTES).sort()).toEqual(served.sort());
  });
});

describe.each(Object.entries(ROUTES))('%s', (route, row) => {
  const ask = async (token: string | null) => outcomeOf(await askClientRoute(app, token, route, row.with));

  it('admits requests without a token as the table says', async () => {
    const outcome = await ask(null);
    expect(row.who === 'anyone' ? outcome : outcome.slice(0, 3)).toBe(row.who === 'anyone' ? 'let in' : '401');
  });

  it('admits apps without a person as the table says', async () => {
    const { status, body } = await askClientRoute(app, ofApp, route, row.with);
    const found = row.who === 'user' ? `${status} ${body.error}` : outcomeOf({ status, body });
    expect(found).toBe(row.who === 'user' ? NEEDS_PERSON : 'let in');
  });

  it('admits apps with one of its scopes', async () => {
    const sets: (readonly AppScope[])[] = row.scope === null ? [['push']] : scopesOf(row).map((scope) => [scope]);
    for (const scopes of sets) expect(await ask(await tokenFor(scopes))).toBe('let in');
  });

  it('refuses apps with all the other scopes', async () => {
    const needed = scopesOf(row);
    const others = APP_SCOPES.filter((scope) => !needed.some((each) => allows([scope], each)));
    expect(await ask(await tokenFor(others))).toBe(row.scope === null ? 'let in' : OUTSIDE);
  });

  it('refuses tokens that are worth nothing, also where none is needed', async () => {
    for (const [why, token] of refused) expect([why, await ask(token)]).toEqual([why, INVALID]);
  });

  it('is as closed to frozen people as the table says', async () => {
    const isOpen = route.startsWith('GET ') || row.whileFrozen === true;
    const outcome = await ask(ofFrozen);
    expect(isOpen ? outcome : outcome.slice(0, 3)).toBe(isOpen ? 'let in' : '403');
  });
});

const NAMING = Object.entries(ROUTES).flatMap(([route, row]) =>
  [row.of ?? []].flat().map((named): [string, Named, Row] => [route, named, row]),
);
/** What answers with lists, or with whatever the person of the token has. */
const LISTING = Object.entries(ROUTES).filter(
  ([route, { of }]) => of === null && route.startsWith('GET ') && !route.includes('/streaming/'),
);

describe('What belongs to one person', () => {
  it.each(NAMING)('%s admits the owner of the %s, and neither other people nor staff', async (route, named, row) => {
    const thing = await Made.of(named, owner);
    const before = await thing.read();
    const asked = async (token: string): Promise<string> => {
      const { status, body } = await askClientRoute(app, token, route, { ...row.with, ...thing.fields });
      if (status >= 400) return `${status} ${body.error}`;
      return route.startsWith('GET ') && tellsOf(thing, body) ? 'told of it' : 'nothing';
    };

    const found: [Role, string][] = [];
    for (const [role, token] of strangers) found.push([role, await asked(token)]);

    expect(found).toEqual(ROLES.map((role) => [role, row.others?.[named] ?? '404 Record not found']));
    expect(await thing.read()).toEqual(before);
    const { status } = await askClientRoute(app, owner.appToken, route, { ...row.with, ...thing.fields });
    expect(status).toBe(row.own ?? 200);
  });

  it('is in the lists of its owner, and in none of other people and staff', async () => {
    const things = await Promise.all(LISTED.map((kind) => Made.of(kind, owner)));
    const told = async (token: string) => {
      const found = new Set<string>();
      for (const [route, row] of LISTING) {
        // Where a path names someone, it is the owner.
        const { body } = await askClientRoute(app, token, route, { id: owner.id, ...row.with });
        for (const thing of things) if (tellsOf(thing, body)) found.add(thing.kind);
      }
      return [...found].sort();
    };

    expect(await told(owner.appToken)).toEqual([...LISTED].sort());
    for (const [role, token] of strangers) expect([role, await told(token)]).toEqual([role, []]);
  });
});

const tellsOf = ({ id }: Made, body: Json): boolean => JSON.stringify(body).includes(id);
