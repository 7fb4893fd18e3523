import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  type GraphQLField,
  type IntrospectionQuery,
  isInputObjectType,
} from 'graphql';
import { Secret, TOTP } from 'otpauth';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { PASSWORD, type Person } from './support/world.js';

interface Proof {
  password: string;
  code?: string;
}
interface Scene {
  person: Person;
  /** Of someone whose role can be changed. */
  memberId: string;
  /** A handle that no one has. */
  free: string;
}
/** @returns why the act was refused; null if it was done */
type Act = (scene: Scene, proof: Proof) => Promise<string | null>;

const NEXT = 'harbor-quilts-otter-17-velvet';
const REQUIRED = 'Please enter the code of your authenticator app, or a recovery code.';
const INVALID = 'That code is incorrect or was already used.';
const WRONG = 'The current password is incorrect.';
const OFF = 'Two-factor sign-in is off.';

const mutation =
  (field: (scene: Scene) => string): Act =>
  async (scene, { password, code }) => {
    const text = `mutation ($password: String!, $code: String) { ${field(scene)} }`;
    const { errors } = await app.as(scene.person).graphql(text, { password, code });
    if (!errors) return null;
    const [first] = errors;
    return first!.extensions.fields?.[0].message ?? first!.message;
  };
const route =
  (method: string, path: (scene: Scene) => string, body: (scene: Scene, proof: Proof) => object): Act =>
  async (scene, proof) => {
    const answer = await app.as(scene.person).rest(method, path(scene), body(scene, proof));
    return answer.status === 200 ? null : answer.body.messages[0];
  };

const PROOF = 'password: $password, code: $code';
const RAISE = 'role: ADMIN, currentPassword: $password, code: $code';
const raise = ({ password, code }: Proof) => ({ roleId: 'admin', currentPassword: password, code });
/** Each act for which someone proves who they are, on every surface. */
const ACTS: Record<string, Act> = {
  beginPasskey: mutation(() => `beginPasskey(input: { ${PROOF} }) { options }`),
  changeEmail: mutation(({ free }) => `changeEmail(input: { email: "${free}@example.org", ${PROOF} }) { viewer { email } }`),
  changePassword: mutation(() => `changePassword(input: { currentPassword: $password, code: $code, newPassword: "${NEXT}" })`),
  confirmByCode: mutation(() => `confirmByCode(input: { ${PROOF} }) { token }`),
  createManagedUser: mutation(
    ({ free }) =>
      `createManagedUser(input: { handle: "${free}", email: "${free}@example.org", password: "${NEXT}", ${RAISE} }) { id }`,
  ),
  createPersonalToken: mutation(() => `createPersonalToken(input: { name: "a", scopes: [READ], ${PROOF} }) { token }`),
  deleteAccount: mutation(() => `deleteAccount(${PROOF}) { deletesAt }`),
  deleteAccountAtOnce: mutation(({ person }) => `deleteAccountAtOnce(${PROOF}, handle: "${person.handle}") { deletesAt }`),
  disableTotp: mutation(() => `disableTotp(input: { ${PROOF} }) { viewer { email } }`),
  inviteManagedUser: mutation(
    ({ free }) => `inviteManagedUser(input: { handle: "${free}", email: "${free}@example.org", ${RAISE} }) { id }`,
  ),
  renewRecoveryCodes: mutation(() => `renewRecoveryCodes(input: { ${PROOF} }) { codes }`),
  requestExport: mutation(() => `requestExport(${PROOF}) { state }`),
  updateManagedUser: mutation(({ memberId }) => `updateManagedUser(id: "${memberId}", input: { ${RAISE} }) { id }`),
  'POST /identity/users': route(
    'POST',
    () => '/identity/users',
    ({ free }, proof) => ({ handle: free, email: `${free}@example.org`, password: NEXT, ...raise(proof) }),
  ),
  'PUT /identity/change-password': route(
    'PUT',
    () => '/identity/change-password',
    (_, proof) => ({ ...proof, newPassword: NEXT, confirmNewPassword: NEXT }),
  ),
  'PUT /identity/users/{id}': route('PUT', ({ memberId }) => `/identity/users/${memberId}`, (_, proof) => raise(proof)),
}; // oxfmt-ignore

const OF_STAFF = /anagedUser|identity\/users/;
/** Acts that need a second factor, so that a password alone has never sufficed. */
const OF_THE_FACTOR = new Set(['confirmByCode', 'disableTotp', 'renewRecoveryCodes']);
/** They take a password that is new, or of someone who is not signed in. `beginTotp` is for those who have no second factor. */
const OTHERS = new Set([
  'beginTotp',
  'login',
  'register',
  'resetPassword',
  'POST /identity/reset-password',
  'POST /registration/register',
  'POST /tokens',
]);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let scenes = 0;
async function sceneFor(name: string): Promise<Scene> {
  scenes += 1;
  const isOfStaff = OF_STAFF.test(name);
  const person = await app.world.another('owner', { role: isOfStaff ? 'root' : 'basic' });
  return { person, memberId: isOfStaff ? (await app.world.another('member')).id : '', free: `free${scenes}` };
}
/** @returns recovery codes, each of which works once */
async function turnOn(person: Person): Promise<string[]> {
  const ask = (query: string, variables: object) => app.as(person).graphql(query, { ...variables });
  const begun = await ask('mutation ($password: String!) { beginTotp(password: $password) { secret } }', {
    password: PASSWORD,
  });
  const code = new TOTP({ secret: Secret.fromBase32(begun.data.beginTotp.secret) }).generate();
  const answer = await ask('mutation ($code: String!) { confirmTotp(code: $code) { codes } }', { code });
  return answer.data.confirmTotp.codes;
}

/** The names of what someone sends with a mutation, in its arguments and inputs. */
function namesIn({ args }: GraphQLField<unknown, unknown>): string[] {
  return args.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return isInputObjectType(named) ? Object.keys(named.getFields()) : [name];
  });
}
const isPassword = (name: string) => name === 'password' || name === 'currentPassword';

async function namesByAct(): Promise<Map<string, string[]>> {
  const { data } = await app.visitor.graphql(getIntrospectionQuery());
  const mutations = buildClientSchema(data as IntrospectionQuery)
    .getMutationType()!
    .getFields();
  const found = new Map(Object.entries(mutations).map(([name, field]) => [name, namesIn(field)] as const));
  const document = await (await app.visitor.raw('/api/docs/openapi.json')).json();
  for (const [path, methods] of Object.entries(document.paths as Record<string, Record<string, Json>>)) {
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const schema = requestBody?.content?.['application/json']?.schema;
      const properties = schema?.$ref
        ? document.components.schemas[schema.$ref.split('/').at(-1)].properties
        : schema?.properties;
      found.set(`${method.toUpperCase()} ${path}`, Object.keys((properties ?? {}) as object));
    }
  }
  return found;
}

describe('each act that asks for the own password', () => {
  it('is in the table, and takes a code', async () => {
    const asking = [...(await namesByAct())].filter(([name, sent]) => sent.some(isPassword) && !OTHERS.has(name));

    expect(asking.map(([name]) => name).sort()).toEqual(Object.keys(ACTS).sort());
    for (const [name, sent] of asking) expect([name, sent]).toEqual([name, expect.arrayContaining(['code'])]);
  });

  it.each(Object.entries(ACTS))('%s asks for a code where a second factor is on', async (name, act) => {
    const scene = await sceneFor(name);
    const codes = await turnOn(scene.person);

    expect(await act(scene, { password: PASSWORD })).toBe(REQUIRED);
    expect(await act(scene, { password: PASSWORD, code: '000000' })).toBe(INVALID);
    expect(await act(scene, { password: 'not the password 1', code: codes[0]! })).toBe(WRONG);
    expect(await act(scene, { password: PASSWORD, code: codes[0]! })).toBeNull();
  });

  it.each(Object.entries(ACTS).filter(([name]) => name !== 'confirmByCode'))(
    '%s takes a confirmation in place of password and code',
    async (name, act) => {
      const scene = await sceneFor(name);
      const [code] = await turnOn(scene.person);
      const { data } = await app
        .as(scene.person)
        .graphql('mutation ($input: ProofInput!) { confirmByCode(input: $input) { token } }', {
          input: { password: PASSWORD, code },
        });

      expect(await act(scene, { password: data.confirmByCode.token })).toBeNull();
    },
  );

  it.each(Object.entries(ACTS))('%s needs no code without a second factor', async (name, act) => {
    const scene = await sceneFor(name);

    expect(await act(scene, { password: 'not the password 1' })).toBe(name === 'confirmByCode' ? OFF : WRONG);
    expect(await act(scene, { password: PASSWORD })).toBe(OF_THE_FACTOR.has(name) ? OFF : null);
  });
});
