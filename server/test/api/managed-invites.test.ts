import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { GraphqlAnswer } from './support/client.js';
import { PASSWORD, type Person } from './support/world.js';

const INVITE = 'mutation ($input: CreateInviteInput!) { createInvite(input: $input) { invite { id code } } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) }';
const LIST = `query ($query: String, $state: InviteState, $sort: ManagedInviteSort, $first: Int, $after: String) {
  managedInvites(query: $query, state: $state, sort: $sort, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node {
      id state maxUses uses expiresAt revokedAt followsOwner createdAt owner { handle } } } } }`;
const PEOPLE = `query ($id: ID!, $first: Int, $after: String) { managedInvite(id: $id) { uses people(first: $first, after: $after) {
  pageInfo { hasNextPage endCursor } edges { node { handle } } } } }`;
const REVOKE = 'mutation ($id: ID!) { revokeManagedInvite(id: $id) { id state revokedAt } }';
const OWN = '{ viewer { invites { id isUsable isRevoked } } }';
const LOG =
  '{ auditLog(first: 3) { edges { node { action actorHandle subjectName changes { field before after } } } } }';

interface Made {
  id: string;
  code: string;
}
interface Listed {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: { id: string; state: string; owner: { handle: string } } & Record<string, unknown> }[];
}

let app: TestApp;
let admin: Person;
let made = 0;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '1' } });
  admin = await app.world.person('invitekeeper', { role: 'admin' });
});
afterAll(() => app.stop());

const reasonOf = ({ errors }: GraphqlAnswer): unknown => errors?.[0]?.extensions['reason'];
const codeOf = ({ errors }: GraphqlAnswer): unknown => errors?.[0]?.extensions['code'];
const invite = async (by: Person, input: Record<string, unknown> = {}): Promise<Made> =>
  (await app.as(by).graphql(INVITE, { input })).data.createInvite.invite;

/** Someone new who registers with an invite. */
async function join({ code }: Made): Promise<string> {
  made += 1;
  const handle = `invitee${made}`;
  const input = { handle, email: `${handle}@example.org`, password: PASSWORD, inviteCode: code };
  expect((await app.visitor.graphql(REGISTER, { input })).errors).toBeUndefined();
  return handle;
}

async function list(variables: Record<string, unknown>, by = admin): Promise<Listed> {
  const { data, errors } = await app.as(by).graphql(LIST, variables);
  expect(errors).toBeUndefined();
  return data.managedInvites;
}
const idsIn = ({ edges }: Listed): string[] => edges.map(({ node }) => node.id);

/** One invite of each state, the oldest first, of an owner of their own. */
async function oneOfEach(stem: string) {
  const owner = await app.world.another(stem);
  const open = await invite(owner);
  const usedUp = await invite(owner, { maxUses: 1 });
  const expired = await invite(owner, { expiresInDays: 1 });
  const revoked = await invite(owner, { maxUses: 3, expiresInDays: 7, followsOwner: true });
  await join(usedUp);
  await app.rows("update invites set expires_at = now() - interval '1 minute' where id = $1", [expired.id]);
  await app.as(owner).graphql('mutation ($id: ID!) { revokeInvite(id: $id) { invite { id } } }', { id: revoked.id });
  return { owner, open, usedUp, expired, revoked };
}

describe('the invites of everyone', () => {
  it('are listed with their owner, uses, limits and state, the newest first', async () => {
    const { owner, open, usedUp, expired, revoked } = await oneOfEach('statekeeper');

    const { totalCount, edges } = await list({ query: owner.handle });

    expect(totalCount).toBe(4);
    expect(edges.map(({ node }) => node)).toEqual([
      expect.objectContaining({ id: revoked.id, state: 'REVOKED', maxUses: 3, uses: 0, followsOwner: true }),
      expect.objectContaining({ id: expired.id, state: 'EXPIRED', expiresAt: expect.any(String), revokedAt: null }),
      expect.objectContaining({ id: usedUp.id, state: 'USED_UP', maxUses: 1, uses: 1 }),
      expect.objectContaining({ id: open.id, state: 'OPEN', maxUses: null, uses: 0, expiresAt: null }),
    ]);
    expect(edges.every(({ node }) => node.owner.handle === owner.handle)).toBe(true);
  });

  it.each(['open', 'usedUp', 'expired', 'revoked'] as const)('can be those that are %s alone', async (name) => {
    const one = await oneOfEach('filtered');
    const state = { open: 'OPEN', usedUp: 'USED_UP', expired: 'EXPIRED', revoked: 'REVOKED' }[name];

    const found = await list({ query: one.owner.handle, state });

    expect([found.totalCount, idsIn(found)]).toEqual([1, [one[name].id]]);
  });

  it('are found by the handle or name of their owner, or by a code', async () => {
    const owner = await app.world.another('findme', { displayName: 'Heron 100%' });
    const { id, code } = await invite(owner);

    const found = await Promise.all(
      [`@${owner.handle.toUpperCase()}`, 'heron 100%', ` ${code.toUpperCase()} `].map((query) => list({ query })),
    );
    const others = await Promise.all(['heron 1000', code.slice(0, 11)].map((query) => list({ query })));

    expect(found.map(idsIn)).toEqual([[id], [id], [id]]);
    expect(others.map(({ totalCount }) => totalCount)).toEqual([0, 0]);
  });

  it('are sorted by owner, uses and end, and go on behind each page', async () => {
    const [ada, zoe] = [
      await app.world.another('sorter', { displayName: 'Sorter Ada' }),
      await app.world.another('sorter', { displayName: 'Sorter Zoe' }),
    ];
    const lasting = await invite(zoe, {});
    const late = await invite(ada, { expiresInDays: 30 });
    const soon = await invite(zoe, { expiresInDays: 2 });
    for (const each of [late, late, soon]) await join(each);
    const sorted = async (sort: string) => {
      const ids: string[] = [];
      let after: string | null = null;
      do {
        const page: Listed = await list({ query: 'sorter', sort, first: 2, after });
        ids.push(...idsIn(page));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      return ids;
    };

    const orders = {
      OLDEST: await sorted('OLDEST'),
      OWNER: await sorted('OWNER'),
      USES: await sorted('USES'),
      USES_DESCENDING: await sorted('USES_DESCENDING'),
      EXPIRY: await sorted('EXPIRY'),
      EXPIRY_DESCENDING: await sorted('EXPIRY_DESCENDING'),
    };

    expect(orders).toEqual({
      OLDEST: [lasting.id, late.id, soon.id],
      OWNER: [late.id, lasting.id, soon.id],
      USES: [lasting.id, soon.id, late.id],
      USES_DESCENDING: [late.id, soon.id, lasting.id],
      EXPIRY: [soon.id, late.id, lasting.id],
      EXPIRY_DESCENDING: [lasting.id, late.id, soon.id],
    });
  });

  it('take no cursor of another order, and none that was made up', async () => {
    const owner = await app.world.another('cursor');
    for (let n = 0; n < 2; n += 1) await invite(owner);
    const { pageInfo } = await list({ query: owner.handle, first: 1 });
    const madeUp = Buffer.from('managedInvites.NEWEST:PQ,nothing').toString('base64url');

    const answers = [
      await app.as(admin).graphql(LIST, { sort: 'USES', after: pageInfo.endCursor }),
      await app.as(admin).graphql(LIST, { after: madeUp }),
    ];

    expect(answers.map(reasonOf)).toEqual(['INVALID_CURSOR', 'INVALID_CURSOR']);
  });

  it('name those who registered with them, the latest first, before they are verified too', async () => {
    const given = await invite(await app.world.another('bringer'));
    const handles = [await join(given), await join(given), await join(given)];

    const first = (await app.as(admin).graphql(PEOPLE, { id: given.id, first: 2 })).data.managedInvite;
    const { endCursor: after } = first.people.pageInfo;
    const second = (await app.as(admin).graphql(PEOPLE, { id: given.id, first: 2, after })).data.managedInvite;

    const pages = [first, second].map(({ people }) => people.edges.map((edge: Listed['edges'][0]) => edge.node.handle));
    expect(first.uses).toBe(3);
    expect(pages).toEqual([[handles[2], handles[1]], [handles[0]]]);
  });

  it('are revoked by an administrator once, which the audit log tells', async () => {
    const owner = await app.world.another('revokee');
    const given = await invite(owner);
    const joined = await join(given);

    const first = await app.as(admin).graphql(REVOKE, { id: given.id });
    const again = await app.as(admin).graphql(REVOKE, { id: given.id });
    const log = (await app.as(admin).graphql(LOG)).data.auditLog.edges.map(({ node }: { node: object }) => node);
    const refused = await app.visitor.graphql(REGISTER, {
      input: { handle: 'latecomer', email: 'latecomer@example.org', password: PASSWORD, inviteCode: given.code },
    });
    const people = (await app.as(admin).graphql(PEOPLE, { id: given.id })).data.managedInvite.people;

    expect(first.data.revokeManagedInvite).toEqual({ id: given.id, state: 'REVOKED', revokedAt: expect.any(String) });
    expect(again.data).toEqual(first.data);
    expect(log.filter(({ action }: { action: string }) => action === 'invite.revoked')).toEqual([
      {
        action: 'invite.revoked',
        actorHandle: admin.handle,
        subjectName: owner.handle,
        changes: [{ field: 'uses', before: '1', after: null }],
      },
    ]);
    expect(reasonOf(refused)).toBe('INVITE_INVALID');
    expect((await app.as(owner).graphql(OWN)).data.viewer.invites).toEqual([
      { id: given.id, isUsable: false, isRevoked: true },
    ]);
    expect(people.edges).toEqual([{ node: { handle: joined } }]);
  });

  it('cannot be revoked where there is none', async () => {
    const answer = await app.as(admin).graphql(REVOKE, { id: '01890000-0000-7000-8000-00000000dead' });

    expect(reasonOf(answer)).toBe('INVITE_NOT_FOUND');
  });

  it('are for those who hold the claim: no visitor, no member, not their own maker, and no holder of another claim', async () => {
    const member = await app.world.another('member');
    const reviewer = await app.world.another('reviewer');
    const manager = await app.world.another('manager');
    const claims = (await app.as(admin).graphql('{ claimDefinitions { id value } }')).data.claimDefinitions as {
      id: string;
      value: string;
    }[];
    for (const [person, value] of [
      [reviewer, 'registrations.review'],
      [manager, 'invites.manage'],
    ] as const) {
      const claimId = claims.find((claim) => claim.value === value)?.id;
      const grant =
        'mutation ($userId: ID!, $claimId: ID!) { grantUserClaim(userId: $userId, claimId: $claimId) { id } }';
      expect((await app.as(admin).graphql(grant, { userId: person.id, claimId })).errors).toBeUndefined();
    }
    const { id } = await invite(member);
    const ask = async (client: { graphql: TestApp['visitor']['graphql'] }) => [
      codeOf(await client.graphql(LIST, {})),
      codeOf(await client.graphql(PEOPLE, { id })),
      codeOf(await client.graphql(REVOKE, { id })),
    ];

    const answers = {
      visitor: await ask(app.visitor),
      member: await ask(app.as(member)),
      reviewer: await ask(app.as(reviewer)),
      manager: await ask(app.as(manager)),
    };

    expect(answers).toEqual({
      visitor: Array(3).fill('UNAUTHENTICATED'),
      member: Array(3).fill('FORBIDDEN'),
      reviewer: Array(3).fill('FORBIDDEN'),
      manager: Array(3).fill(undefined),
    });
  });
});
