import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const SEARCH = `query ($query: String!, $first: Int, $after: String) {
  searchUsers(query: $query, first: $first, after: $after) { edges { cursor node { handle } } pageInfo { hasNextPage endCursor } }
}`;
const SUGGESTED = 'query ($first: Int) { suggestedUsers(first: $first) { handle viewerIsFollowing } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const handles = (people: { handle: string }[]) => people.map((person) => person.handle);
const search = async (query: string, more: object = {}, as?: Person): Promise<string[]> => {
  const { data, errors } = await (as ? app.as(as) : app.visitor).graphql(SEARCH, { query, ...more });
  expect(errors).toBeUndefined();
  return data.searchUsers.edges.map((edge: { node: { handle: string } }) => edge.node.handle);
};
const follow = async (follower: Person, followee: Person) =>
  expect((await app.as(follower).post(`/follows/${followee.id}`)).status).toBe(200);

describe('searching for people', () => {
  let fan: Person;
  beforeAll(async () => {
    await app.world.person('marta', { displayName: 'Marta the Potter' });
    await app.world.person('martin', { displayName: 'Martin' });
    await app.world.person('mart', { displayName: 'Small Mart' });
    await app.world.person('weaver', { displayName: 'Ines Martel' });
    await app.world.person('shira', { displayName: 'שירה לוי' });
    await app.world.person('percent_', { displayName: '100% wool' });
    fan = await app.world.person('fan');
    const [martin] = await app.rows<{ id: string }>("select id from users where handle = 'martin'");
    await app.as(fan).post(`/follows/${martin!.id}`);
  });

  it('puts the exact handle first, then who begins so, the more followed before the less, then who has it in the name', async () => {
    expect(await search('mart')).toEqual(['mart', 'martin', 'marta', 'weaver']);
    expect(await search('@MART')).toEqual(['mart', 'martin', 'marta', 'weaver']);
  });

  it('finds names with and without their accents', async () => {
    await app.world.person('zoe_m', { displayName: 'Zoë Müllerová' });
    await app.world.person('soren', { displayName: 'SØREN Å' });

    expect(await search('zoe muller')).toEqual(['zoe_m']);
    expect(await search('ZOË MÜLLER')).toEqual(['zoe_m']);
    expect(await search('søren a')).toEqual(['soren']);
    expect(await search('zóe mullerova')).toEqual(['zoe_m']);
  });

  it('finds by a single letter, by part of a name, by Hebrew, and with a slip of the finger', async () => {
    expect(await search('w')).toContain('weaver');
    expect(await search('potter')).toEqual(['marta']);
    expect(await search('שיר')).toEqual(['shira']);
    expect(await search('לוי')).toEqual(['shira']);
    expect(await search('ines martl')).toEqual(['weaver']);
  });

  it('takes signs literally', async () => {
    expect(await search('%')).toEqual(['percent_']);
    expect(await search('100%')).toEqual(['percent_']);
    expect(await search('percent_')).toEqual(['percent_']);
    expect(await search('p_rcent')).toEqual([]);
    expect(await search('\\')).toEqual([]);
  });

  it.each(['', '   ', '@', '\u0000', 'x\u0000y', 'zzzzzz', '\ud800', "'; drop table users; --", '\u200b'])(
    'finds no one for %j',
    async (query) => {
      expect(await search(query)).toEqual([]);
    },
  );

  it('finds no one for 100,000 letters', async () => {
    expect(await search('x'.repeat(100_000))).toEqual([]);
  });

  it('goes on by cursor, and its pages together are the whole list', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 10; page += 1) {
      const {
        data,
      }: {
        data: {
          searchUsers: { edges: { node: { handle: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
        };
      } = await app.visitor.graphql(SEARCH, { query: 'mart', first: 1, after });
      seen.push(...handles(data.searchUsers.edges.map((edge) => edge.node)));
      if (!data.searchUsers.pageInfo.hasNextPage) break;
      after = data.searchUsers.pageInfo.endCursor;
    }

    expect(seen).toEqual(['mart', 'martin', 'marta', 'weaver']);
    for (const wrong of [
      { first: 0 },
      { first: 101 },
      { after: 'x' },
      { after: Buffer.from('searchUsers:-1').toString('base64url') },
    ]) {
      expect((await app.visitor.graphql(SEARCH, { query: 'mart', ...wrong })).errors?.[0]?.extensions.code).toBe(
        'BAD_USER_INPUT',
      );
    }
  });
});

describe('the root account', () => {
  it('is neither found nor suggested, except by itself and who follows it', async () => {
    const ruler = await app.world.person('ruler', { role: 'root' });
    const [stranger, follower] = (await app.world.people('stranger', 'follower')) as [Person, Person];
    const crowd = await app.world.people('subject1', 'subject2', 'subject3');
    for (const one of [...crowd, follower]) await follow(one, ruler);
    const suggestedTo = async (person: Person) =>
      handles((await app.as(person).graphql(SUGGESTED, { first: 100 })).data.suggestedUsers);

    expect(await search('ruler')).toEqual([]);
    expect(await search('ruler', {}, stranger)).toEqual([]);
    expect(await search('ruler', {}, follower)).toEqual(['ruler']);
    expect(await search('ruler', {}, ruler)).toEqual(['ruler']);
    expect(await suggestedTo(stranger)).not.toContain('ruler');
    await follow(stranger, crowd[0]!);
    expect(await suggestedTo(stranger)).not.toContain('ruler');
  });
});

describe('suggesting people', () => {
  it('names friends of friends first, then the most followed, and never oneself or who is followed already', async () => {
    const apart = await startTestApp();
    try {
      const [me, friend, other, wanted, star, ghost, root] = (await apart.world.people(
        'me',
        'friend',
        'other',
        'wanted',
        'star',
        'ghost',
        'quiet',
      )) as [Person, Person, Person, Person, Person, Person, Person];
      const crowd = await apart.world.people('crowd1', 'crowd2', 'crowd3');
      const followIn = async (follower: Person, followee: Person) =>
        expect((await apart.as(follower).post(`/follows/${followee.id}`)).status).toBe(200);
      await Promise.all([
        followIn(me, friend),
        followIn(me, other),
        followIn(friend, wanted),
        followIn(other, wanted),
        followIn(friend, me),
      ]);
      for (const one of [...crowd, wanted]) await followIn(one, star);
      for (const one of crowd) await followIn(one, ghost);
      await apart.rows('update users set is_active = false where id = $1', [ghost.id]);
      const suggestedTo = async (person: Person | null, first?: number) =>
        handles((await (person ? apart.as(person) : apart.visitor).graphql(SUGGESTED, { first })).data.suggestedUsers);

      expect((await suggestedTo(me)).slice(0, 2)).toEqual(['wanted', 'star']);
      expect(await suggestedTo(me, 100)).not.toEqual(expect.arrayContaining(['me']));
      expect(await suggestedTo(me, 100)).not.toEqual(expect.arrayContaining(['friend']));
      expect(await suggestedTo(me, 100)).not.toEqual(expect.arrayContaining(['ghost']));
      expect(await suggestedTo(me, 1)).toEqual(['wanted']);
      expect((await suggestedTo(root))[0]).toBe('star');
      expect((await suggestedTo(null))[0]).toBe('star');
      expect(await suggestedTo(null)).toHaveLength(5);
      for (const first of [0, 101, -3]) {
        expect((await apart.visitor.graphql(SUGGESTED, { first })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      }
    } finally {
      await apart.stop();
    }
  });

  it('puts who wrote lately before who did not', async () => {
    const [silent, lively, one, two] = (await app.world.people('silent', 'lively', 'one', 'two')) as [
      Person,
      Person,
      Person,
      Person,
    ];
    await Promise.all([follow(one, silent), follow(two, silent), follow(one, lively)]);
    await app.as(lively).post('/posts', { content: 'Good morning, pond' });

    const suggested = handles((await app.visitor.graphql(SUGGESTED, { first: 20 })).data.suggestedUsers);

    expect(suggested.indexOf('lively')).toBe(0);
    expect(suggested.indexOf('silent')).toBeGreaterThan(0);
  });
});
