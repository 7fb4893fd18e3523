import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LiveViewers } from '#identity/account/live-viewers.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client, Json } from './support/client.js';
import { Listening, until } from './support/listening.js';
import type { Person } from './support/world.js';

const NOWHERE = '01890000-0000-7000-8000-000000000000';

let app: TestApp;
let root: Person;
let asRoot: Client;
let asAdmin: Client;
let definitions: Json[];

beforeAll(async () => {
  app = await startTestApp();
  root = await app.world.person('the_root', { role: 'root' });
  asRoot = app.as(root);
  asAdmin = app.as(await app.world.person('an_admin', { role: 'admin' }));
  definitions = (await asRoot.get('/claims/definitions')).body.data as Json[];
});
afterAll(() => app.stop());

function idOf(value: string): string {
  return definitions.find((definition) => definition.claimValue === value).id as string;
}

async function claimsOf(person: Person): Promise<string[]> {
  return (await app.as(person).get('/identity/profile')).body.data.claims as string[];
}

describe('A claim', () => {
  it('applies at the next request of everyone whose role gets it, and ends when it is revoked', async () => {
    const ada = await app.world.person('role_ada');
    const list = () => app.as(ada).get('/identity/users');
    expect((await list()).status).toBe(403);

    await asAdmin.post(`/claims/roles/basic/claims/${idOf('users.read')}`);
    expect((await list()).status).toBe(200);

    await asAdmin.delete(`/claims/roles/basic/claims/${idOf('users.read')}`);
    expect((await list()).status).toBe(403);
  });

  it('of a person counts beside those of the role, and says where it comes from', async () => {
    const ada = await app.world.person('direct_ada');

    const granted = await asAdmin.post(`/claims/users/${ada.id}/claims/${idOf('help.write')}`);

    const sources = (granted.body.data as Json[]).map(({ claimValue, source }) => [claimValue, source]);
    expect(sources).toEqual([
      ['help.write', 'direct'],
      ['invites.create', 'role'],
      ['products.read', 'role'],
    ]);
    expect(await claimsOf(ada)).toEqual(['help.write', 'invites.create', 'products.read']);
  });

  it('is gained with a role by those who do not hold it by themselves', async () => {
    const holder = await app.world.person('own_ada');
    await app.world.person('own_ben');
    const sizes = async () => {
      const { data } = await asAdmin.graphql(
        'query ($without: ID!) { all: roleSize(role: BASIC) gaining: roleSize(role: BASIC, without: $without) }',
        { without: idOf('posts.remove') },
      );
      return data as { all: number; gaining: number };
    };
    const before = await sizes();

    await asAdmin.post(`/claims/users/${holder.id}/claims/${idOf('posts.remove')}`);

    expect(await sizes()).toEqual({ all: before.all, gaining: before.gaining - 1 });
  });

  it('is not in force while it or its category is inactive', async () => {
    const ada = await app.world.person('inactive_ada');
    const category = definitions.find(({ claimValue }) => claimValue === 'products.read').categoryId as string;

    await asRoot.put(`/claims/categories/${category}`, { name: 'Products', isActive: false });
    expect(await claimsOf(ada)).toEqual(['invites.create']);
    expect(await claimsOf(root)).not.toContain('products.read');

    await asRoot.put(`/claims/categories/${category}`, { name: 'Products', isActive: true });
    expect(await claimsOf(ada)).toEqual(['invites.create', 'products.read']);
  });

  it('reaches a second server and an open screen within two seconds', async () => {
    const replica = await app.replica();
    try {
      const ada = await app.world.person('live_ada');
      const there = replica.as(ada);
      expect((await there.get('/identity/profile')).body.data.claims).toEqual(['invites.create', 'products.read']);
      const news = new Listening<Json>(there, 'subscription { viewerChanged { claims { value } } }', {});
      await until(() => replica.get(LiveViewers).listenerCount > 0, 'the subscription');

      await asAdmin.post(`/claims/users/${ada.id}/claims/${idOf('posts.remove')}`);

      await until(() => news.arrivals.length > 0, 'news of the claim');
      expect(news.arrivals[0].claims.map(({ value }: Json) => value)).toContain('posts.remove');
      expect((await there.get('/identity/profile')).body.data.claims).toContain('posts.remove');
      await news.stop();
    } finally {
      await replica.mallard.stop();
    }
  });

  it('can be granted again and revoked again without an error', async () => {
    const ada = await app.world.person('again_ada');
    const path = `/claims/users/${ada.id}/claims/${idOf('help.write')}`;

    const answers = [
      await asAdmin.post(path),
      await asAdmin.post(path),
      await asAdmin.delete(path),
      await asAdmin.delete(path),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe('Granting', () => {
  it('is refused for what one lacks, for a role that is not below, and for oneself', async () => {
    const keeper = await app.world.person('keeper', { role: 'editor' });
    const other = await app.world.person('keeper_other', { role: 'editor' });
    const basic = await app.world.person('keeper_basic');
    await asAdmin.post(`/claims/users/${keeper.id}/claims/${idOf('claims.assign')}`);
    const asKeeper = app.as(keeper);

    const statuses = [
      await asKeeper.post(`/claims/users/${basic.id}/claims/${idOf('help.write')}`),
      await asKeeper.post(`/claims/users/${basic.id}/claims/${idOf('users.write')}`),
      await asKeeper.post(`/claims/users/${other.id}/claims/${idOf('help.write')}`),
      await asKeeper.post(`/claims/users/${keeper.id}/claims/${idOf('help.write')}`),
      await asKeeper.post(`/claims/roles/editor/claims/${idOf('help.write')}`),
      await asAdmin.post(`/claims/roles/admin/claims/${idOf('help.write')}`),
    ].map(({ status }) => status);

    expect(statuses).toEqual([200, 403, 403, 403, 403, 403]);
  });

  it('to root is a success that changes nothing, and revoking from root is refused', async () => {
    expect((await asRoot.post(`/claims/roles/root/claims/${idOf('help.write')}`)).status).toBe(200);
    expect((await asRoot.delete(`/claims/roles/root/claims/${idOf('help.write')}`)).status).toBe(409);
  });

  it('names what is missing', async () => {
    const nobody = '01890000-0000-7000-8000-000000000000';
    expect((await asRoot.post(`/claims/users/${nobody}/claims/${idOf('help.write')}`)).status).toBe(404);
    expect((await asRoot.post(`/claims/roles/basic/claims/${nobody}`)).status).toBe(404);
    expect((await asRoot.get('/claims/roles/pirate/claims')).status).toBe(404);
  });
});

describe('Many grants at once', () => {
  const CHANGE = `mutation ($input: ChangeClaimsInput!) { changeClaims(input: $input) {
    roles { role claims { value } } users { id heldClaims { claim { value } sources } } } }`;
  const audited = (subjectId: string) =>
    app.rows<{ action: string }>('select action from audit_entries where subject_id = $1 order by id', [subjectId]);
  const valuesOfRole = async (role: string) =>
    ((await asRoot.get(`/claims/roles/${role}/claims`)).body.data as Json[]).map(({ claimValue }) => claimValue);

  it('of roles and people are all made, with an entry in the audit log for each', async () => {
    const ada = await app.world.person('many_ada');
    const before = (await audited('editor')).length;

    const { data } = await asAdmin.graphql(CHANGE, {
      input: {
        changes: [
          { role: 'EDITOR', claimId: idOf('users.read'), grant: true },
          { role: 'EDITOR', claimId: idOf('products.write'), grant: false },
          { userId: ada.id, claimId: idOf('help.write'), grant: true },
          { userId: ada.id, claimId: idOf('posts.remove'), grant: false },
        ],
      },
    });

    expect(data.changeClaims).toEqual({
      roles: [
        {
          role: 'EDITOR',
          claims: [
            { value: 'help.write' },
            { value: 'invites.create' },
            { value: 'users.read' },
            { value: 'products.read' },
          ],
        },
      ],
      users: [
        {
          id: ada.id,
          heldClaims: [
            { claim: { value: 'help.write' }, sources: ['DIRECT'] },
            { claim: { value: 'invites.create' }, sources: ['ROLE'] },
            { claim: { value: 'products.read' }, sources: ['ROLE'] },
          ],
        },
      ],
    });
    expect((await audited('editor')).slice(before)).toEqual([
      { action: 'role.claim.granted' },
      { action: 'role.claim.revoked' },
    ]);
    expect(await audited(ada.id)).toEqual([{ action: 'user.claim.granted' }]);
    expect(await claimsOf(ada)).toEqual(['help.write', 'invites.create', 'products.read']);

    await asAdmin.graphql(CHANGE, {
      input: {
        changes: [
          { role: 'EDITOR', claimId: idOf('users.read'), grant: false },
          { role: 'EDITOR', claimId: idOf('products.write'), grant: true },
        ],
      },
    });
  });

  it.each([
    ['one is of a role that is not below', { role: 'ADMIN', grant: true }, 'FORBIDDEN'],
    ['one is of somebody who is not below', { userId: 'root', grant: true }, 'FORBIDDEN'],
    ['one is of a claim that there is not', { role: 'BASIC', claimId: NOWHERE, grant: true }, 'NOT_FOUND'],
    ['one is of nobody', { userId: NOWHERE, grant: true }, 'NOT_FOUND'],
    ['one names no role and no person', { grant: true }, 'BAD_USER_INPUT'],
    ['two are about the same claim of a role', { role: 'BASIC', grant: false }, 'BAD_USER_INPUT'],
  ])('change nothing where %s', async (_, wrong, code) => {
    const before = [await valuesOfRole('basic'), await valuesOfRole('admin')];
    const last = { claimId: idOf('users.read'), ...wrong };
    if ('userId' in last && last.userId === 'root') last.userId = root.id;
    const count = async () => (await app.rows<{ n: number }>('select count(*)::int as n from audit_entries'))[0]!.n;
    const entries = await count();

    const { errors } = await asAdmin.graphql(CHANGE, {
      input: { changes: [{ role: 'BASIC', claimId: idOf('users.read'), grant: true }, last] },
    });

    expect(errors?.[0]?.extensions.code).toBe(code);
    expect([await valuesOfRole('basic'), await valuesOfRole('admin')]).toEqual(before);
    expect(await count()).toBe(entries);
  });

  it('are refused where there are none or more than 200', async () => {
    const change = { role: 'BASIC', claimId: idOf('users.read'), grant: true };
    const codes = [];
    for (const changes of [[], Array.from({ length: 201 }, () => change)]) {
      const { errors } = await asAdmin.graphql(CHANGE, { input: { changes } });
      codes.push(errors?.[0]?.extensions.code);
    }

    expect(codes).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
  });
});

describe('What the product asks for', () => {
  it('stays as it is: it can be deactivated, and nothing else', async () => {
    const { id, categoryId, claimValue, name } = definitions.find((one: Json) => one.claimValue === 'help.write');

    const statuses = [
      await asRoot.delete(`/claims/definitions/${id as string}`),
      await asRoot.put(`/claims/definitions/${id as string}`, { categoryId, claimValue: 'help.scribble', name }),
      await asRoot.delete(`/claims/categories/${categoryId as string}`),
      await asRoot.put(`/claims/categories/${categoryId as string}`, { name: 'Assistance' }),
      await asRoot.put(`/claims/definitions/${id as string}`, { categoryId, claimValue, name, isActive: false }),
      await asRoot.put(`/claims/definitions/${id as string}`, { categoryId, claimValue, name, isActive: true }),
    ].map(({ status }) => status);

    expect(statuses).toEqual([409, 409, 409, 409, 200, 200]);
  });

  it('never deactivates the claims that manage claims', async () => {
    const { id, categoryId, claimValue, name } = definitions.find((one: Json) => one.claimValue === 'claims.assign');

    expect(
      (await asRoot.put(`/claims/categories/${categoryId as string}`, { name: 'Claims', isActive: false })).status,
    ).toBe(409);
    const body = { categoryId, claimValue, name, isActive: false };
    expect((await asRoot.put(`/claims/definitions/${id as string}`, body)).status).toBe(409);
  });

  it('has no double that differs only in case', async () => {
    const [{ categoryId }] = definitions as [Json];
    const define = `mutation ($input: ClaimDefinitionInput!) { createClaimDefinition(input: $input) { id } }`;

    const overRest = await asAdmin.post('/claims/definitions', {
      categoryId,
      claimValue: 'System.Read',
      name: 'Watch',
    });
    const overGraphql = await asAdmin.graphql(define, { input: { categoryId, value: 'SYSTEM.READ', name: 'Watch' } });

    expect([overRest.status, overGraphql.errors?.[0]?.extensions.reason]).toEqual([409, 'CLAIM_VALUE_TAKEN']);
  });
});

describe('Whether a claim that the product asks for is active', () => {
  const UPDATE_CLAIM = `mutation ($id: ID!, $input: ClaimDefinitionInput!) { updateClaimDefinition(id: $id, input: $input) { isActive } }`;
  const UPDATE_CATEGORY = `mutation ($id: ID!, $input: ClaimCategoryInput!) { updateClaimCategory(id: $id, input: $input) { isActive } }`;
  const isActive = async (value: string) =>
    (await asRoot.get(`/claims/definitions/${idOf(value)}`)).body.data.isActive as boolean;
  const bodyOf = (value: string, active: boolean): Json => {
    const { categoryId, name } = definitions.find(({ claimValue }) => claimValue === value);
    return { categoryId, claimValue: value, name, isActive: active };
  };
  const inputOf = (value: string, active: boolean): Json => {
    const { categoryId, name, isActive: wanted } = bodyOf(value, active);
    return { categoryId, value, name, isActive: wanted };
  };

  it.each([
    ['deactivate', true],
    ['activate', false],
  ])('is for root to decide: others cannot %s it', async (_, before) => {
    await asRoot.put(`/claims/definitions/${idOf('posts.remove')}`, bodyOf('posts.remove', before));
    const id = idOf('posts.remove');

    const overRest = await asAdmin.put(`/claims/definitions/${id}`, bodyOf('posts.remove', !before));
    const overGraphql = await asAdmin.graphql(UPDATE_CLAIM, { id, input: inputOf('posts.remove', !before) });

    expect([overRest.status, overGraphql.errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
    expect(await isActive('posts.remove')).toBe(before);
    await asRoot.put(`/claims/definitions/${id}`, bodyOf('posts.remove', true));
  });

  it.each([
    ['deactivate', true],
    ['activate', false],
  ])('is for root to decide: others cannot %s its category', async (_, before) => {
    const id = definitions.find(({ claimValue }) => claimValue === 'system.read').categoryId as string;
    await asRoot.put(`/claims/categories/${id}`, { name: 'System', isActive: before });

    const overRest = await asAdmin.put(`/claims/categories/${id}`, { name: 'System', isActive: !before });
    const overGraphql = await asAdmin.graphql(UPDATE_CATEGORY, { id, input: { name: 'System', isActive: !before } });

    expect([overRest.status, overGraphql.errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
    expect((await asRoot.get(`/claims/categories/${id}`)).body.data.isActive).toBe(before);
    await asRoot.put(`/claims/categories/${id}`, { name: 'System', isActive: true });
  });

  it('may be sent along by others as it is', async () => {
    const answer = await asAdmin.put(`/claims/definitions/${idOf('posts.remove')}`, bodyOf('posts.remove', true));

    expect(answer.status).toBe(200);
  });
});

describe('Reading what claims there are', () => {
  const READ = '{ claimCategories { name definitions { value } } claimDefinitions { value } }';

  it.each(['claims.assign', 'claims.define'])('is open to holders of %s', async (value) => {
    const holder = await app.world.person(`reader_${value.slice(7)}`);
    await asAdmin.post(`/claims/users/${holder.id}/claims/${idOf(value)}`);
    const asHolder = app.as(holder);
    const category = definitions[0].categoryId as string;

    const { data, errors } = await asHolder.graphql(READ);
    const statuses = [
      await asHolder.get('/claims/categories'),
      await asHolder.get(`/claims/categories/${category}`),
      await asHolder.get('/claims/definitions'),
      await asHolder.get(`/claims/definitions/category/${category}`),
      await asHolder.get(`/claims/definitions/${idOf('help.write')}`),
    ].map(({ status }) => status);

    expect(errors).toBeUndefined();
    const listed = (data.claimCategories as Json[]).flatMap((one) => one.definitions as Json[]);
    expect(listed).toHaveLength(definitions.length);
    expect(data.claimDefinitions).toHaveLength(definitions.length);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
  });

  it('refuses to define them for those who can only assign them', async () => {
    const holder = await app.world.person('only_assigning');
    await asAdmin.post(`/claims/users/${holder.id}/claims/${idOf('claims.assign')}`);
    const asHolder = app.as(holder);
    const { categoryId } = definitions[0];

    const statuses = [
      await asHolder.post('/claims/categories', { name: 'Sneaky' }),
      await asHolder.put(`/claims/categories/${categoryId as string}`, { name: 'Sneaky' }),
      await asHolder.post('/claims/definitions', { categoryId, claimValue: 'sneaky.claim', name: 'Sneaky' }),
      await asHolder.delete(`/claims/definitions/${idOf('help.write')}`),
    ].map(({ status }) => status);

    expect(statuses).toEqual([403, 403, 403, 403]);
  });
});

describe('Defining claims', () => {
  it('makes a category with a claim that can be granted, and removes both', async () => {
    const category = (await asAdmin.post('/claims/categories', { name: 'Pond', description: 'Of the pond' })).body.data;
    const body = { categoryId: category.id, claimValue: 'pond.rake', name: 'Rake the pond' };
    const made = (await asAdmin.post('/claims/definitions', body)).body.data;
    expect(made).toMatchObject({ category: 'Pond', claimType: 'permission', claimValue: 'pond.rake', isActive: true });

    const granted = await asAdmin.post(`/claims/roles/editor/claims/${made.id as string}`);
    expect((granted.body.data as Json[]).map(({ claimValue }) => claimValue)).toContain('pond.rake');
    expect((await asAdmin.delete(`/claims/categories/${category.id as string}`)).status).toBe(409);

    expect((await asAdmin.delete(`/claims/definitions/${made.id as string}`)).status).toBe(200);
    expect((await asAdmin.delete(`/claims/categories/${category.id as string}`)).status).toBe(200);
    expect((await asAdmin.get(`/claims/categories/${category.id as string}`)).status).toBe(404);
  });

  it.each([
    ['a value that is taken', { claimValue: 'help.write' }, 409],
    ['a value that is taken in other case', { claimValue: 'Help.WRITE' }, 409],
    ['a value with a space', { claimValue: 'help write' }, 400],
    ['an empty name', { name: ' ' }, 400],
    ['a category that is none', { categoryId: '01890000-0000-7000-8000-000000000000' }, 400],
    ['a description that is too long', { description: 'x'.repeat(301) }, 400],
  ])('refuses %s', async (_, wrong, status) => {
    const { categoryId } = definitions[0];
    const body = { categoryId, claimValue: 'pond.swim', name: 'Swim', ...wrong };

    expect((await asAdmin.post('/claims/definitions', body)).status).toBe(status);
    const known = (await asAdmin.get('/claims/definitions')).body.data as Json[];
    expect(known.map(({ claimValue }) => claimValue)).not.toContain('pond.swim');
    expect(known).toHaveLength(definitions.length);
  });

  it('refuses a category of a name that is taken', async () => {
    expect((await asAdmin.post('/claims/categories', { name: 'help' })).status).toBe(409);
  });

  it('shows others only the definitions that they hold themselves', async () => {
    const ada = await app.world.person('curious_ada');
    const { data } = await app
      .as(ada)
      .graphql('{ viewer { claims { value category { name definitions { value } } } } }');

    expect(data.viewer.claims).toEqual([
      { value: 'invites.create', category: { name: 'People', definitions: [{ value: 'invites.create' }] } },
      { value: 'products.read', category: { name: 'Products', definitions: [{ value: 'products.read' }] } },
    ]);
  });
});

describe('The audit log', () => {
  it('holds every administrative write with what was before and after, newest first, found by actor and action', async () => {
    const ada = await app.world.person('audited_ada', { displayName: 'Before' });
    const update = `mutation ($id: ID!) { updateManagedUser(id: $id, input: { displayName: "After" }) { id } }`;
    await asAdmin.graphql(update, { id: ada.id });
    await asAdmin.post(`/claims/users/${ada.id}/claims/${idOf('help.write')}`);

    const log = `query ($filter: AuditLogFilter) { auditLog(filter: $filter) { edges { node {
      action actorHandle subjectName changes { field before after } } } } }`;
    const { data } = await asAdmin.graphql(log, { filter: { subjectId: ada.id, actor: '@An_Admin', action: 'user' } });

    expect((data.auditLog.edges as Json[]).map(({ node }) => node)).toEqual([
      {
        action: 'user.claim.granted',
        actorHandle: 'an_admin',
        subjectName: 'audited_ada',
        changes: [{ field: 'claim', before: null, after: 'help.write' }],
      },
      {
        action: 'user.updated',
        actorHandle: 'an_admin',
        subjectName: 'audited_ada',
        changes: [{ field: 'displayName', before: 'Before', after: 'After' }],
      },
    ]);
  });

  it('stores nothing that was refused', async () => {
    const count = async () => (await app.rows<{ n: number }>('select count(*)::int as n from audit_entries'))[0]!.n;
    const before = await count();

    await asAdmin.graphql(`mutation ($id: ID!) { deleteManagedUser(id: $id) { deletedId } }`, { id: root.id });

    expect(await count()).toBe(before);
  });
});
