import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client, Json } from './support/client.js';
import type { Person } from './support/world.js';
import { until } from '../plumbing/support/until.js';

const LIST = `query ($query: String, $role: Role, $sort: ManagedUserSort, $first: Int, $after: String) {
  managedUsers(query: $query, role: $role, sort: $sort, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id email role isActive user { handle displayName } } } } }`;
const CREATE = `mutation ($input: CreateManagedUserInput!) { createManagedUser(input: $input) { id role isActive isEmailVerified user { handle } } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateManagedUserInput!) { updateManagedUser(id: $id, input: $input) { id email role isActive user { displayName } } }`;
const DELETE = `mutation ($id: ID!, $content: ContentChoice) { deleteManagedUser(id: $id, content: $content) { deletedId } }`;
const STRONG = 'marble-teapot-voyage-27-lantern';

let app: TestApp;
let root: Person;
let admin: Person;
let editor: Person;
let asRoot: Client;
let asAdmin: Client;

beforeAll(async () => {
  app = await startTestApp();
  root = await app.world.person('the_root', { role: 'root' });
  admin = await app.world.person('an_admin', { role: 'admin' });
  editor = await app.world.person('an_editor', { role: 'editor' });
  asRoot = app.as(root);
  asAdmin = app.as(admin);
});
afterAll(() => app.stop());

async function handles(client: Client, variables: Record<string, unknown>): Promise<string[]> {
  const { data, errors } = await client.graphql(LIST, variables);
  expect(errors).toBeUndefined();
  return (data.managedUsers.edges as Json[]).map(({ node }) => node.user.handle as string);
}

function codeOf(answer: { errors?: { extensions: Record<string, Json> }[] }): [string, string] {
  const { code, reason } = answer.errors?.[0]?.extensions ?? {};
  return [code as string, reason as string];
}

describe("One's own password, asked for again", () => {
  it('lets a role be given where it is right', async () => {
    const raised = await app.world.person('raised_one');

    const right = { role: 'ADMIN', currentPassword: root.password };
    expect((await asRoot.graphql(UPDATE, { id: raised.id, input: right })).data.updateManagedUser.role).toBe('ADMIN');
    const made = { handle: 'made_admin', email: 'made_admin@example.org', password: STRONG, ...right };
    expect((await asRoot.graphql(CREATE, { input: made })).data.createManagedUser.role).toBe('ADMIN');
  });

  it.each([
    ['another one', 'not-the-password-of-root'],
    ['an empty one', ''],
  ])('leaves everything as it is where it is %s', async (_, currentPassword) => {
    const person = await app.world.person(`unraised_${currentPassword.length}`);
    const wrong = { role: 'ROOT', displayName: 'Raised', currentPassword };

    const update = await asRoot.graphql(UPDATE, { id: person.id, input: wrong });
    expect(codeOf(update)).toEqual(['BAD_USER_INPUT', 'INVALID_CREDENTIALS']);
    expect(update.errors![0]!.extensions.fields).toEqual([expect.objectContaining({ field: 'currentPassword' })]);
    const handle = `unmade_${currentPassword.length}`;
    const input = { handle, email: `${handle}@example.org`, password: STRONG, role: 'ADMIN', currentPassword };
    expect(codeOf(await asRoot.graphql(CREATE, { input }))[1]).toBe('INVALID_CREDENTIALS');

    expect(await app.rows('select role, display_name from users where id = $1', [person.id])).toEqual([
      { role: 'basic', display_name: expect.not.stringContaining('Raised') },
    ]);
    expect(await app.rows('select id from users where handle = $1', [handle])).toEqual([]);
  });

  it('cannot be guessed: it is compared ten times in ten minutes', async () => {
    const guarded = await startTestApp({ env: { RATE_LIMITS: 'on' } });
    try {
      const boss = await guarded.world.person('guessed_root', { role: 'root' });
      const low = await guarded.world.person('guessed_low');
      const guess = (currentPassword: string) =>
        guarded.as(boss).graphql(UPDATE, { id: low.id, input: { role: 'ADMIN', currentPassword } });

      for (let attempt = 0; attempt < 10; attempt++)
        expect(codeOf(await guess('wrong'))[1]).toBe('INVALID_CREDENTIALS');
      expect(codeOf(await guess(boss.password))[0]).toBe('RATE_LIMITED');
    } finally {
      await guarded.stop();
    }
  });
});

describe('The list of people', () => {
  it('shows the newest first, page by page, with the exact number of all', async () => {
    for (const handle of ['list_one', 'list_two', 'list_three'])
      await app.world.person(handle, { displayName: `Zed ${handle}` });

    const first = await asAdmin.graphql(LIST, { query: 'ZED list', first: 2 });
    const { totalCount, pageInfo, edges } = first.data.managedUsers;
    expect(totalCount).toBe(3);
    expect(edges.map((edge: Json) => edge.node.user.handle)).toEqual(['list_three', 'list_two']);

    expect(await handles(asAdmin, { query: 'zed list', first: 2, after: pageInfo.endCursor })).toEqual(['list_one']);
  });

  it.each([
    ['NAME', ['sort_b', 'sort_c', 'sort_a']],
    ['NAME_DESCENDING', ['sort_a', 'sort_c', 'sort_b']],
    ['EMAIL', ['sort_a', 'sort_b', 'sort_c']],
    ['ROLE', ['sort_c', 'sort_b', 'sort_a']],
    ['OLDEST', ['sort_a', 'sort_b', 'sort_c']],
  ])('is ordered by %s across pages', async (sort, expected) => {
    const known = await handles(asAdmin, { query: 'sort_' });
    if (known.length === 0) {
      await app.world.person('sort_a', { displayName: 'Gamma, with a comma' });
      await app.world.person('sort_b', { displayName: 'Alpha' });
      await app.world.person('sort_c', { displayName: 'Beta', role: 'editor' });
    }

    const pages: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await asAdmin.graphql(LIST, { query: 'sort_', sort, first: 1, after });
      pages.push(...(data.managedUsers.edges as Json[]).map(({ node }) => node.user.handle as string));
      after = data.managedUsers.pageInfo.hasNextPage ? (data.managedUsers.pageInfo.endCursor as string) : null;
    } while (after !== null);

    expect(pages).toEqual(expected);
  });

  it('finds by a part of a handle, a name or an address, and by role', async () => {
    await app.world.person('findable', { displayName: 'Søren Kierkegård 100%' });

    expect(await handles(asAdmin, { query: 'kierkegård 100%' })).toEqual(['findable']);
    expect(await handles(asAdmin, { query: '@FINDAB' })).toEqual(['findable']);
    expect(await handles(asAdmin, { query: 'findable@example' })).toEqual(['findable']);
    expect(await handles(asAdmin, { query: 'an_', role: 'EDITOR' })).toEqual(['an_editor']);
  });

  it('contains deactivated users, whom no one else sees', async () => {
    const ghost = await app.world.person('listed_ghost');
    await asAdmin.graphql(UPDATE, { id: ghost.id, input: { isActive: false } });

    expect(await handles(asAdmin, { query: 'listed_ghost' })).toEqual(['listed_ghost']);
    expect((await app.visitor.graphql('{ user(handle: "listed_ghost") { id } }')).data.user).toBeNull();
  });
});

describe('Making an account', () => {
  it('gives a verified one, with which the person signs in at once', async () => {
    const { data } = await asAdmin.graphql(CREATE, {
      input: { handle: 'made_here', email: 'made_here@example.org', password: STRONG },
    });

    expect(data.createManagedUser).toMatchObject({ role: 'BASIC', isActive: true, isEmailVerified: true });
    const { body } = await app.visitor.post('/tokens', { email: 'made_here', password: STRONG });
    expect(body.succeeded).toBe(true);
  });

  it('asks for a longer password where the role administers', async () => {
    const password = 'teapot-vole-9';
    const input = { handle: 'short_pass', email: 'short_pass@example.org', password, role: 'ADMIN' };

    expect(codeOf(await asRoot.graphql(CREATE, { input }))).toEqual(['BAD_USER_INPUT', 'PASSWORD_TOO_SHORT']);
  });

  it('refuses a taken handle, a taken address, and a role that is not below', async () => {
    const input = { handle: 'somebody_new', email: 'somebody_new@example.org', password: STRONG };

    expect(codeOf(await asAdmin.graphql(CREATE, { input: { ...input, handle: 'an_editor' } }))[1]).toBe('HANDLE_TAKEN');
    expect(codeOf(await asAdmin.graphql(CREATE, { input: { ...input, email: editor.email } }))[1]).toBe('EMAIL_TAKEN');
    expect(codeOf(await asAdmin.graphql(CREATE, { input: { ...input, role: 'ADMIN' } }))).toEqual([
      'FORBIDDEN',
      'ROLE_TOO_HIGH',
    ]);
    expect(await handles(asAdmin, { query: 'somebody_new' })).toEqual([]);
  });
});

describe('Changing an account', () => {
  it('changes what is given and leaves the rest', async () => {
    const person = await app.world.person('to_change', { displayName: 'Before' });

    const { data } = await asAdmin.graphql(UPDATE, { id: person.id, input: { displayName: 'After', role: 'EDITOR' } });

    expect(data.updateManagedUser).toMatchObject({
      email: person.email,
      role: 'EDITOR',
      user: { displayName: 'After' },
    });
    const { body } = await app.as(person).get('/identity/profile');
    expect(body.data).toMatchObject({ roleId: 'editor', claims: expect.arrayContaining(['help.write']) });
  });

  it.each([
    ['themselves', () => admin.id, 'OWN_ACCOUNT'],
    ['a higher role', () => root.id, 'ROLE_TOO_HIGH'],
  ])('is refused to an admin who changes %s', async (_, id, reason) => {
    const answer = await asAdmin.graphql(UPDATE, { id: id(), input: { displayName: 'Mine now' } });
    expect(codeOf(answer)).toEqual(['FORBIDDEN', reason]);
  });

  it('is refused to an admin who changes an equal or raises someone to their own role', async () => {
    const equal = await app.world.person('equal_admin', { role: 'admin' });
    const lower = await app.world.person('lower_person');

    expect(codeOf(await asAdmin.graphql(UPDATE, { id: equal.id, input: { isActive: false } }))[1]).toBe(
      'ROLE_TOO_HIGH',
    );
    expect(codeOf(await asAdmin.graphql(UPDATE, { id: lower.id, input: { role: 'ADMIN' } }))[1]).toBe('ROLE_TOO_HIGH');
    expect((await asRoot.graphql(UPDATE, { id: equal.id, input: { role: 'EDITOR' } })).errors).toBeUndefined();
  });

  it('refuses an address that someone else has', async () => {
    const person = await app.world.person('wants_address');
    expect(codeOf(await asAdmin.graphql(UPDATE, { id: person.id, input: { email: editor.email } }))[1]).toBe(
      'EMAIL_TAKEN',
    );
  });
});

describe('Deactivating an account', () => {
  it('signs the person out everywhere, closes their sockets, and hides what they wrote until they are back', async () => {
    const ada = await app.world.person('soon_gone');
    const posted = await app.as(ada).post('/posts', { content: 'a quack of the soon gone #vanish' });
    const postId = posted.body.data.id as string;
    const socket = app.as(ada).socket();
    let closed = false;
    socket.on('closed', () => (closed = true));
    let connected = false;
    socket.on('connected', () => (connected = true));
    await until(() => connected);

    await asAdmin.graphql(UPDATE, { id: ada.id, input: { isActive: false } });

    expect((await app.as(ada).get('/identity/profile')).status).toBe(401);
    await until(() => closed);
    expect((await app.visitor.get(`/posts/${postId}`)).status).toBe(404);
    expect((await app.visitor.get('/posts?pageSize=100')).body.data.map((post: Json) => post.id)).not.toContain(postId);
    expect((await app.visitor.get('/hashtags/posts/vanish')).body.data).toEqual([]);
    const search = '{ searchPosts(query: "soon gone") { edges { node { id } } } }';
    expect((await app.visitor.graphql(search)).data.searchPosts.edges).toEqual([]);
    expect((await app.visitor.post('/tokens', { email: ada.handle, password: ada.password })).status).toBe(400);

    await asAdmin.graphql(UPDATE, { id: ada.id, input: { isActive: true } });
    expect((await app.visitor.get(`/posts/${postId}`)).status).toBe(200);
    expect((await app.visitor.post('/tokens', { email: ada.handle, password: ada.password })).status).toBe(200);
    await socket.dispose();
  });
});

describe('Activating or deactivating several people', () => {
  const SET_ACTIVE = `mutation ($ids: [ID!]!, $isActive: Boolean!) {
    setManagedUsersActive(ids: $ids, isActive: $isActive) { id isActive } }`;
  const setActive = (ids: readonly string[], isActive: boolean, client = asAdmin) =>
    client.graphql(SET_ACTIVE, { ids, isActive });
  const states = async (people: readonly Person[]) => {
    const rows = await app.rows<{ id: string; is_active: boolean }>('select id, is_active from users');
    return people.map(({ id }) => rows.find((row) => row.id === id)?.is_active);
  };
  const entries = (people: readonly Person[]) =>
    app.rows<{ subject_id: string; action: string }>(
      `select subject_id, action from audit_entries where subject_id = any($1) order by id`,
      [people.map(({ id }) => id)],
    );

  it('is one act that signs them out, is in the history of each, and is undone by its opposite', async () => {
    const people = [await app.world.another('several'), await app.world.another('several')];
    const ids = people.map(({ id }) => id);

    const off = await setActive(ids, false);
    const signedOut = await Promise.all(people.map((one) => app.as(one).get('/identity/profile')));
    const on = await setActive(ids, true);

    expect(off.data.setManagedUsersActive).toEqual(ids.map((id) => ({ id, isActive: false })));
    expect(signedOut.map(({ status }) => status)).toEqual([401, 401]);
    expect(on.data.setManagedUsersActive).toEqual(ids.map((id) => ({ id, isActive: true })));
    expect(await states(people)).toEqual([true, true]);
    expect(await entries(people)).toEqual([
      ...ids.map((id) => ({ subject_id: id, action: 'user.deactivated' })),
      ...ids.map((id) => ({ subject_id: id, action: 'user.reactivated' })),
    ]);
  });

  it('returns only those who changed, also where someone is named twice, and changes nothing the second time', async () => {
    const [off, on] = [await app.world.another('several'), await app.world.another('several')];
    await asAdmin.graphql(UPDATE, { id: off.id, input: { isActive: false } });

    const first = await setActive([off.id, on.id, on.id], false);
    const second = await setActive([off.id, on.id], false);

    expect(first.data.setManagedUsersActive).toEqual([{ id: on.id, isActive: false }]);
    expect(second.data.setManagedUsersActive).toEqual([]);
    expect(await entries([off, on])).toHaveLength(2);
  });

  it.each([
    ['someone of an equal role', () => app.world.another('equal', { role: 'admin' }), 'FORBIDDEN', 'ROLE_TOO_HIGH'],
    ['the caller', () => Promise.resolve(admin), 'FORBIDDEN', 'OWN_ACCOUNT'],
  ])('changes no one, and names whom it cannot change, where %s is among them', async (_, whom, code, reason) => {
    const [lower, other] = [await app.world.another('several'), await whom()];

    const refused = await setActive([lower.id, other.id], false);

    expect(codeOf(refused)).toEqual([code, reason]);
    expect(refused.errors![0]!.extensions.values).toEqual({ handle: other.handle });
    expect(await states([lower, other])).toEqual([true, true]);
    expect(await entries([lower])).toEqual([]);
    expect((await app.as(lower).get('/identity/profile')).status).toBe(200);
  });

  it('changes no one where one of them is suspended or does not exist', async () => {
    const [off, suspended] = [await app.world.another('several'), await app.world.another('several')];
    await setActive([off.id], false);
    await app.rows('update users set is_active = false, suspended_at = now() where id = $1', [suspended.id]);
    const nowhere = '00000000-0000-4000-8000-000000000000';

    const behindADecision = await setActive([off.id, suspended.id], true);
    const unknown = await setActive([off.id, nowhere], true);

    expect(codeOf(behindADecision)).toEqual(['CONFLICT', 'ACCOUNT_IS_SUSPENDED']);
    expect(behindADecision.errors![0]!.extensions.values).toEqual({ handle: suspended.handle });
    expect(codeOf(unknown)).toEqual(['NOT_FOUND', 'USER_NOT_FOUND']);
    expect(await states([off])).toEqual([false]);
  });

  it('takes 1 to 100 ids', async () => {
    const many = Array.from({ length: 101 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);

    expect(codeOf(await setActive([], false))).toEqual(['BAD_USER_INPUT', 'TOO_MANY_PEOPLE_AT_ONCE']);
    expect(codeOf(await setActive(many, false))).toEqual(['BAD_USER_INPUT', 'TOO_MANY_PEOPLE_AT_ONCE']);
    expect(codeOf(await setActive(['not an id'], false))).toEqual(['BAD_USER_INPUT', 'INVALID_ID']);
  });
});

describe('The sessions of a person', () => {
  it('are seen by administrators, who can end one', async () => {
    const ada = await app.world.person('many_devices');
    const query = `query ($id: ID!) { managedUser(id: $id) { sessions { id userAgent } } }`;
    const { data } = await asAdmin.graphql(query, { id: ada.id });
    expect(data.managedUser.sessions).toEqual([{ id: ada.sessionId, userAgent: 'test' }]);

    const end = `mutation ($userId: ID!, $id: ID!) { endManagedSession(userId: $userId, id: $id) { deletedId } }`;
    const { errors } = await asAdmin.graphql(end, { userId: ada.id, id: ada.sessionId });

    expect(errors).toBeUndefined();
    expect((await app.as(ada).get('/identity/profile')).status).toBe(401);
  });
});

describe('The last active root', () => {
  it('is one of two roots who end each other at once', async () => {
    const others = await Promise.all([1, 2, 3].map((n) => app.world.person(`rival_root_${n}`, { role: 'root' })));
    const roots = [root, ...others];

    const answers = await Promise.all(
      roots.map((actor, index) => {
        const victim = roots[(index + 1) % roots.length]!;
        const client = app.as(actor);
        return index % 2 === 0
          ? client.graphql(UPDATE, { id: victim.id, input: { role: 'BASIC' } })
          : client.graphql(DELETE, { id: victim.id });
      }),
    );

    // Whoever was demoted first is refused: as the last root, without a session, or without the role.
    const codes = answers.map(({ errors }) => String(errors?.[0]?.extensions.code ?? 'ended'));
    expect(['ended', 'CONFLICT', 'FORBIDDEN', 'UNAUTHENTICATED']).toEqual(expect.arrayContaining([...new Set(codes)]));
    const left = await app.rows<{ id: string }>(`select id from users where role = 'root' and is_active`);
    expect(left.length).toBeGreaterThan(0);
    expect(left).toHaveLength(roots.length - codes.filter((code) => code === 'ended').length);
    // The rest of this file needs a signed-in root.
    await app.rows(`update users set role = 'root' where id = $1`, [admin.id]);
  });

  it('cannot be deactivated, demoted or deleted by someone who has just become root', async () => {
    const [lone] = await app.rows<{ id: string }>(
      `select id from users where role = 'root' and is_active and id <> $1`,
      [admin.id],
    );
    await app.rows(`update users set is_active = false where role = 'root' and id not in ($1, $2)`, [
      admin.id,
      lone!.id,
    ]);
    // Two are left, and no one can demote themselves, so one of them always stays.
    const demoted = await asAdmin.graphql(UPDATE, { id: lone!.id, input: { role: 'BASIC' } });
    expect(demoted.errors).toBeUndefined();

    expect(codeOf(await asAdmin.graphql(UPDATE, { id: admin.id, input: { isActive: false } }))[1]).toBe('OWN_ACCOUNT');
    const [count] = await app.rows<{ n: number }>(
      `select count(*)::int as n from users where role = 'root' and is_active`,
    );
    expect(count?.n).toBe(1);
  });
});

describe('The state of an account', () => {
  const BY_STATE = `query ($query: String, $state: ManagedUserState) {
    managedUsers(query: $query, state: $state) { totalCount edges { node { user { handle } } } } }`;

  it('filters the list, and each account is in one state', async () => {
    const [active, inactive, renamed] = [
      await app.world.person('phase_active'),
      await app.world.person('phase_inactive'),
      await app.world.person('phase_renamed'),
    ];
    await asAdmin.graphql(UPDATE, { id: inactive.id, input: { isActive: false } });
    await asAdmin.graphql(UPDATE, { id: renamed.id, input: { email: 'phase_other@example.org' } });

    for (const [state, person] of [
      ['ACTIVE', active],
      ['DEACTIVATED', inactive],
      ['UNVERIFIED', renamed],
    ] as const) {
      const { data } = await asAdmin.graphql(BY_STATE, { query: 'phase_', state });
      expect(data.managedUsers).toMatchObject({ totalCount: 1 });
      expect(data.managedUsers.edges[0].node.user.handle).toBe(person.handle);
    }
  });
});
