import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphQLFormattedError, OperationTypeNode } from 'graphql';
import { ROLES, reaches, type Role } from '#kernel/request/viewer.js';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';
import {
  ALLOWED_WHILE_FROZEN,
  ALLOWED_WHILE_SUSPENDED,
  BEARERS_IGNORED,
  MUTATIONS,
  type Outcome,
  type OwnedRow,
  QUERIES,
  ROUTES,
  type Row,
  SUBSCRIPTIONS,
  type Who,
} from './access-table.js';
import {
  type Answered,
  askRoute,
  detailsOf,
  GraphqlRequests,
  isLetIn,
  outcomeOfGraphql,
  servedRoutes,
} from './requests.js';
import { anothers, NOWHERE, THINGS } from './things.js';

const SCHEMA = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
const requests = new GraphqlRequests(SCHEMA);
const { QUERY, MUTATION, SUBSCRIPTION } = OperationTypeNode;

let app: TestApp;
const people = new Map<Role, Person>();
let deactivated: Person;
let unverified: Person;
/** Roots, so that nothing else is refused to them. */
let frozen: Person;
let suspended: Person;

beforeAll(async () => {
  app = await startTestApp();
  for (const role of ROLES) people.set(role, await app.world.person(`asking_${role}`, { role }));
  deactivated = await app.world.person('asking_deactivated');
  unverified = await app.world.person('asking_unverified');
  frozen = await app.world.person('asking_frozen', { role: 'root' });
  suspended = await app.world.person('asking_suspended', { role: 'root' });
  await app.rows("update users set frozen_until = now() + interval '1 day' where id = $1", [frozen.id]);
  await app.rows('update users set is_active = false, suspended_at = now() where id = $1', [suspended.id]);
  await app.rows('update users set is_active = false where id = $1', [deactivated.id]);
  await app.rows('update users set email_verified_at = null where id = $1', [unverified.id]);
});
afterAll(() => app.stop());

/** One way to call one operation. */
type Ask = (client: Client, given?: Readonly<Record<string, unknown>>) => Promise<Answered>;

function asksGraphql(kind: OperationTypeNode, name: string): Ask {
  return async (client, given) => {
    const { query, variables } = requests.write(kind, name, given);
    return outcomeOfGraphql(name, await client.graphql(query, variables));
  };
}

function isOpenTo(role: Role | null, who: Who): boolean {
  if (who === 'anyone') return true;
  if (role === null) return false;
  return who === 'user' || reaches(role, who);
}

/** The results for everyone, compared with the row. */
async function answers(row: Row, ask: Ask, bearersIgnored = false) {
  const { who, with: given } = detailsOf(row);
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  const note = (name: string, answered: Answered, wanted: string) => {
    found[name] = isLetIn(answered) ? 'let in' : answered;
    expected[name] = wanted;
  };
  const shut = bearersIgnored ? 'let in' : 'UNAUTHENTICATED';
  // All at once, because the results are independent.
  await Promise.all([
    ask(app.visitor, given).then((answer) =>
      note('visitor', answer, isOpenTo(null, who) ? 'let in' : 'UNAUTHENTICATED'),
    ),
    ask(app.as(deactivated), given).then((answer) => note('deactivated', answer, shut)),
    ask(app.as(unverified), given).then((answer) => note('unverified', answer, shut)),
    ...ROLES.map(async (role) => {
      note(role, await ask(app.as(people.get(role)!), given), isOpenTo(role, who) ? 'let in' : 'FORBIDDEN');
    }),
  ]);
  return { found, expected };
}

/** The same for a thing of one's own, another user's, or a missing one. */
async function answersOnThings(row: OwnedRow, ask: Ask) {
  const { who, on, another, own = 'ok', missing = 'NOT_FOUND', idAs = 'id', with: given } = row;
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  const askers = ROLES.filter((candidate) => isOpenTo(candidate, who));
  await Promise.all(
    askers.map(async (role) => {
      const person = people.get(role)!;
      const askOf = (id: string) => ask(app.as(person), { ...given, [idAs]: id });
      found[`${role}, own`] = await askOf(await THINGS[on](app, person));
      found[`${role}, another's`] = await askOf(await anothers(on, app));
      found[`${role}, missing`] = await askOf(NOWHERE);
      expected[`${role}, own`] = own;
      expected[`${role}, another's`] = anothersOutcome(another, role);
      expected[`${role}, missing`] = missing;
    }),
  );
  return { found, expected };
}

function anothersOutcome(another: OwnedRow['another'], role: Role): Outcome {
  if (typeof another === 'string') return another;
  return role === 'admin' || role === 'root' ? another[role] : another.others;
}

const TABLES = [
  { kind: QUERY, rows: QUERIES },
  { kind: MUTATION, rows: MUTATIONS },
];

describe('The table of permissions', () => {
  it.each([...TABLES, { kind: SUBSCRIPTION, rows: SUBSCRIPTIONS }])(
    'has a row for each $kind of the schema, and none besides',
    ({ kind, rows }) => {
      expect(Object.keys(rows).sort()).toEqual(Object.keys(requests.fieldsOf(kind)).sort());
    },
  );

  it('has a row for each route that is served, and none besides', () => {
    expect(Object.keys(ROUTES).sort()).toEqual([...new Set(servedRoutes(app))].sort());
  });
});

describe.each(TABLES)('A GraphQL $kind admits exactly those in the table', ({ kind, rows }) => {
  it.each(Object.entries(rows))('%s', async (name, row) => {
    const { found, expected } = await answers(row, asksGraphql(kind, name));
    expect(found).toEqual(expected);
  });
});

describe('A REST route admits exactly those in the table', () => {
  it.each(Object.entries(ROUTES))('%s', async (route, row) => {
    const ask: Ask = (client, given) => askRoute(client, route, given);
    const { found, expected } = await answers(row, ask, BEARERS_IGNORED.includes(route));
    expect(found).toEqual(expected);
  });
});

const OWNED = [
  ...TABLES.flatMap(({ kind, rows }) =>
    Object.entries(rows).map(([name, row]) => ({ name, row, ask: asksGraphql(kind, name) })),
  ),
  ...Object.entries(ROUTES).map(([name, row]) => ({
    name,
    row,
    ask: ((client, given) => askRoute(client, name, given)) satisfies Ask,
  })),
].flatMap(({ name, row, ask }) => (typeof row !== 'string' && 'on' in row ? [{ name, row, ask }] : []));

describe('What belongs to someone', () => {
  it.each(OWNED)(
    'answers $name for own ones, those of others and missing ones as the table says',
    async ({ row, ask }) => {
      const { found, expected } = await answersOnThings(row, ask);
      expect(found).toEqual(expected);
    },
  );
});

describe('While an account is restricted', () => {
  const operations = [
    ...TABLES.flatMap(({ kind, rows }) =>
      Object.entries(rows).map(([name, row]) => ({
        name,
        row,
        isWrite: kind === MUTATION,
        ask: asksGraphql(kind, name),
      })),
    ),
    ...Object.entries(ROUTES).map(([name, row]) => ({
      name,
      row,
      isWrite: !name.startsWith('GET '),
      ask: ((client, given) => askRoute(client, name, given)) satisfies Ask,
    })),
  ];
  const openTo = async (person: Person, among: typeof operations): Promise<string[]> => {
    const open: string[] = [];
    for (const { name, row, ask } of among) {
      if (isLetIn(await ask(app.as(person), detailsOf(row).with))) open.push(name);
    }
    return open.sort();
  };

  it('by a freeze, nothing is written but what the table allows', async () => {
    expect(
      await openTo(
        frozen,
        operations.filter(({ isWrite }) => isWrite),
      ),
    ).toEqual([...ALLOWED_WHILE_FROZEN].sort());
  });

  it('by a freeze, everything is read', async () => {
    const reads = operations.filter(({ isWrite }) => !isWrite);

    expect(await openTo(frozen, reads)).toEqual(reads.map(({ name }) => name).sort());
  });

  it('by a suspension, nothing is open but what the table allows', async () => {
    expect(await openTo(suspended, operations)).toEqual([...ALLOWED_WHILE_SUSPENDED].sort());
  });
});

describe('A subscription', () => {
  it.each(Object.entries(SUBSCRIPTIONS))('%s admits exactly those in the table', async (name, row) => {
    const { who, with: given } = detailsOf(row);
    const { query, variables } = requests.write(SUBSCRIPTION, name, given);
    const askers: [Role | null, Client][] = [
      [null, app.visitor],
      ...[...people].map(([role, person]) => [role, app.as(person)] as [Role, Client]),
    ];

    for (const [role, client] of askers) {
      const open = isOpenTo(role, who);
      const code = await refusalOf(client, query, variables, !open);
      expect([role, code]).toEqual([role, open ? null : role === null ? 'UNAUTHENTICATED' : 'FORBIDDEN']);
    }
  });
});

/** The code of the refusal; null if none arrived before other responses on the same socket. */
async function refusalOf(client: Client, query: string, variables: Record<string, unknown>, wait: boolean) {
  const socket = client.socket();
  let code: string | null = null;
  let tell = () => undefined as void;
  const told = new Promise<void>((resolve) => (tell = resolve));
  const note = (errors: readonly GraphQLFormattedError[]) => {
    if (errors.length === 0) return;
    const answer = String(errors[0]?.extensions?.['code']);
    code = isLetIn(answer as Answered) ? null : answer;
    tell();
  };
  socket.subscribe(
    { query, variables },
    {
      next: ({ errors }) => note(errors ?? []),
      error: (errors) => note(Array.isArray(errors) ? errors : []),
      complete: () => undefined,
    },
  );
  if (wait) await told;
  else for (let round = 0; round < 3; round += 1) await answered(socket);
  await socket.dispose();
  return code;
}

async function answered(socket: ReturnType<Client['socket']>): Promise<void> {
  for await (const result of socket.iterate({ query: '{ registrationEnabled }' }))
    if (result.errors) throw new Error('A question failed.');
}
