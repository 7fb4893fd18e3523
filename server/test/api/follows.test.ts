import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import { served } from './support/served.js';
import type { Person } from './support/world.js';

const FOLLOW =
  'mutation ($id: ID!) { followUser(id: $id) { user { followerCount viewerIsFollowing isFollowingViewer } } }';
const UNFOLLOW = 'mutation ($id: ID!) { unfollowUser(id: $id) { user { followerCount viewerIsFollowing } } }';
const LISTS = `query ($handle: String!, $first: Int, $after: String) {
  user(handle: $handle) {
    followers(first: $first, after: $after) { edges { cursor node { handle viewerIsFollowing } } pageInfo { hasNextPage hasPreviousPage endCursor } }
    following(first: $first) { edges { node { handle } } }
  }
}`;

const NOBODY = '0193a000-0000-7000-8000-000000000000';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Counters compared with the rows they count: empty if all are right. */
const drift = () =>
  app.rows(`
    select u.handle from users u
    where u.follower_count <> (select count(*) from follows f where f.followee_id = u.id)
       or u.following_count <> (select count(*) from follows f where f.follower_id = u.id)`);

describe('the followers whom one knows', () => {
  const KNOWN = `query($handle: String!) { user(handle: $handle) { knownFollowers { totalCount users { handle } } } }`;
  const as = (person: Person | null) => (person ? app.as(person) : app.visitor);
  const known = async (viewer: Person | null, handle: string) =>
    (await as(viewer).graphql(KNOWN, { handle })).data.user.knownFollowers;

  it('are those of a person whom one follows: three by name, the latest first, and how many', async () => {
    const crowd = await app.world.people(
      'knower',
      'known_star',
      'friend1',
      'friend2',
      'friend3',
      'friend4',
      'unknown1',
    );
    const [kay, star, ...others] = crowd as [Person, Person, ...Person[]];
    const friends = others.slice(0, 4);
    for (const friend of friends) {
      await app.as(kay).post(`/follows/${friend.id}`);
      await app.as(friend).post(`/follows/${star.id}`);
    }
    await app.as(others[4]!).post(`/follows/${star.id}`);

    expect(await known(kay, 'known_star')).toEqual({
      totalCount: 4,
      users: ['friend4', 'friend3', 'friend2'].map((handle) => ({ handle })),
    });
    expect(await known(star, 'knower')).toEqual({ totalCount: 0, users: [] });
    await app.rows('update users set is_active = false where handle = $1 returning id', ['friend4']);
    expect(await known(kay, 'known_star')).toMatchObject({ totalCount: 3, users: [{ handle: 'friend3' }, {}, {}] });
  });

  it('are empty for visitors, and on the own profile', async () => {
    const [una] = (await app.world.people('una_known')) as [Person];

    expect(await known(null, 'una_known')).toBeNull();
    expect(await known(una, 'una_known')).toBeNull();
  });

  it('of many people are read together', async () => {
    const [zoe] = (await app.world.people('zoe_asks')) as [Person];
    const ask = (first: number) =>
      app.statementsDuring(() =>
        app
          .as(zoe)
          .graphql(
            'query($first: Int!) { suggestedUsers(first: $first) { knownFollowers { totalCount users { handle } } } }',
            { first },
          ),
      );

    const [few, many] = [await ask(1), await ask(5)];

    expect(many).toHaveLength(few.length);
  });
});

describe('following', () => {
  it('shows to both, once, however often it is asked for', async () => {
    const [ada, bea] = (await app.world.people('ada', 'bea')) as [Person, Person];

    const first = await app.as(ada).graphql(FOLLOW, { id: bea.id });
    const again = await app.as(ada).graphql(FOLLOW, { id: bea.id });

    const shown = { user: { followerCount: 1, viewerIsFollowing: true, isFollowingViewer: false } };
    expect([first.data.followUser, again.data.followUser]).toEqual([shown, shown]);
    const back = await app
      .as(bea)
      .graphql('{ user(handle: "ada") { followingCount isFollowingViewer viewerIsFollowing } }');
    expect(back.data.user).toEqual({ followingCount: 1, isFollowingViewer: true, viewerIsFollowing: false });
    expect((await app.as(ada).graphql(UNFOLLOW, { id: bea.id })).data.unfollowUser.user).toEqual({
      followerCount: 0,
      viewerIsFollowing: false,
    });
    expect((await app.as(ada).graphql(UNFOLLOW, { id: bea.id })).data.unfollowUser.user).toEqual({
      followerCount: 0,
      viewerIsFollowing: false,
    });
    expect(await drift()).toEqual([]);
  });

  it('does the same over REST', async () => {
    const [carl, dora] = (await app.world.people('carl', 'dora')) as [Person, Person];
    const stats = {
      userId: dora.id,
      isFollowing: true,
      isFollowedBy: false,
      followState: 'FOLLOWING',
      postNotifications: 'OFF',
      followersCount: 1,
      followingCount: 0,
    };

    const followed = await app.as(carl).post(`/follows/${dora.id}`);
    const again = await app.as(carl).post(`/follows/${dora.id}`);

    expect([followed.status, followed.body]).toEqual([200, { succeeded: true, data: stats, messages: [] }]);
    expect(again.body.data).toEqual(stats);
    expect((await app.as(carl).get(`/follows/${dora.id}/status`)).body.data).toBe(true);
    expect((await app.as(dora).get(`/follows/${carl.id}/status`)).body.data).toBe(false);
    expect((await app.as(dora).get(`/follows/${carl.id}/stats`)).body.data).toEqual({
      userId: carl.id,
      isFollowing: false,
      isFollowedBy: true,
      followState: 'NONE',
      postNotifications: 'OFF',
      followersCount: 0,
      followingCount: 1,
    });
    expect((await app.visitor.get(`/follows/${dora.id}/stats`)).body.data).toEqual({
      ...stats,
      followState: 'NONE',
      postNotifications: 'OFF',
      isFollowing: false,
    });
    const left = await app.as(carl).delete(`/follows/${dora.id}`);
    expect(left.body.data).toEqual({ ...stats, followState: 'NONE', isFollowing: false, followersCount: 0 });
    expect((await app.as(carl).delete(`/follows/${dora.id}`)).status).toBe(200);
    expect((await app.as(carl).get(`/follows/${dora.id}/status`)).body.data).toBe(false);
  });

  it.each([
    ['nobody', NOBODY, 'NOT_FOUND', 404],
    ['what is no id', 'no-id', 'BAD_USER_INPUT', 400],
    ['an id with a NUL', 'a\u0000b', 'BAD_USER_INPUT', 400],
  ])('is refused for %s', async (_, id, code, status) => {
    const person = await app.world.another('follower');

    for (const mutation of [FOLLOW, UNFOLLOW]) {
      expect((await app.as(person).graphql(mutation, { id })).errors?.[0]?.extensions.code).toBe(code);
    }
    expect((await app.as(person).post(`/follows/${encodeURIComponent(id)}`)).status).toBe(status);
    expect((await app.as(person).delete(`/follows/${encodeURIComponent(id)}`)).status).toBe(status);
    for (const part of ['status', 'stats', 'followers', 'following']) {
      expect((await app.as(person).get(`/follows/${encodeURIComponent(id)}/${part}`)).status).toBe(status);
    }
  });

  it('is for people who are signed in, and not of oneself', async () => {
    const emil = await app.world.person('emil');

    expect((await app.visitor.graphql(FOLLOW, { id: emil.id })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await app.visitor.post(`/follows/${emil.id}`)).status).toBe(401);
    expect((await app.visitor.get(`/follows/${emil.id}/status`)).status).toBe(401);
    expect((await app.as(emil).graphql(FOLLOW, { id: emil.id })).errors?.[0]).toMatchObject({
      message: 'You cannot follow yourself.',
      extensions: { code: 'BAD_USER_INPUT', reason: 'CANNOT_FOLLOW_SELF' },
    });
    expect((await app.as(emil).post(`/follows/${emil.id}`)).status).toBe(400);
  });

  it('counts exactly when many follow one at once, and when two follow each other', async () => {
    const star = await app.world.person('star');
    const fans = await app.world.people(...Array.from({ length: 20 }, (_, n) => `fan${n}`));

    const answers = await Promise.all([
      ...fans.map((fan) => served(() => app.as(fan).graphql(FOLLOW, { id: star.id }))),
      ...fans.map((fan) => served(() => app.as(fan).graphql(FOLLOW, { id: star.id }))),
      ...fans.map((fan) => served(() => app.as(star).graphql(FOLLOW, { id: fan.id }))),
    ]);

    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    const { data } = await app.visitor.graphql('{ user(handle: "star") { followerCount followingCount } }');
    expect(data.user).toEqual({ followerCount: 20, followingCount: 20 });
    const ends = await Promise.all(
      [...fans, ...fans].map((fan) => served(() => app.as(fan).delete(`/follows/${star.id}`))),
    );
    expect(ends.map(({ status }) => status)).toEqual(ends.map(() => 200));
    expect((await app.visitor.graphql('{ user(handle: "star") { followerCount } }')).data.user.followerCount).toBe(0);
    expect(await drift()).toEqual([]);
  });

  it('ends in the state that was asked for last, whatever came before', async () => {
    const [fay, gus] = (await app.world.people('fay', 'gus')) as [Person, Person];
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          served(() => app.as(fay).rest(n % 2 ? 'POST' : 'DELETE', `/follows/${gus.id}`)),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
    await app.as(fay).post(`/follows/${gus.id}`);

    expect((await app.as(fay).get(`/follows/${gus.id}/stats`)).body.data).toMatchObject({
      isFollowing: true,
      followersCount: 1,
    });
    expect(await drift()).toEqual([]);
  });

  it('does not reach who is deactivated or not verified', async () => {
    const [hal, ghost, draft] = (await app.world.people('hal', 'ghost', 'draft')) as [Person, Person, Person];
    await app.as(hal).post(`/follows/${ghost.id}`);
    await app.rows('update users set is_active = false where id = $1', [ghost.id]);
    await app.rows('update users set email_verified_at = null where id = $1', [draft.id]);

    for (const { id } of [ghost, draft]) {
      expect((await app.as(hal).post(`/follows/${id}`)).status).toBe(404);
      expect((await app.as(hal).graphql(UNFOLLOW, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect((await app.visitor.get(`/follows/${id}/followers`)).status).toBe(404);
    }
    expect((await app.as(hal).get(`/follows/${hal.id}/following`)).body).toMatchObject({ data: [], totalCount: 0 });
  });
});

describe('the lists of followers and followed', () => {
  let star: Person;
  let fans: Person[];
  beforeAll(async () => {
    star = await app.world.person('listed');
    fans = [];
    for (let n = 0; n < 7; n += 1) {
      const fan = await app.world.person(`lister${n}`);
      await app.as(fan).post(`/follows/${star.id}`);
      fans.push(fan);
    }
  });

  it('come latest first, and their pages together are the whole list', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    for (;;) {
      const {
        data,
        errors,
      }: {
        data: {
          user: {
            followers: {
              edges: { node: { handle: string } }[];
              pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
            };
          };
        };
        errors?: unknown;
      } = await app.visitor.graphql(LISTS, { handle: 'listed', first: 3, after });
      expect(errors).toBeUndefined();
      const { edges, pageInfo } = data.user.followers;
      expect(pageInfo.hasPreviousPage).toBe(after !== null);
      seen.push(...edges.map((edge) => edge.node.handle));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }

    expect(seen).toEqual(fans.map((fan) => fan.handle).reverse());
    expect((await app.visitor.graphql(LISTS, { handle: 'lister0' })).data.user.following.edges).toEqual([
      { node: { handle: 'listed' } },
    ]);
  });

  it('are numbered over REST, with exact totals, and past the end empty', async () => {
    const page = (number: number) =>
      app.as(fans[0]!).get(`/follows/${star.id}/followers?pageNumber=${number}&pageSize=3`);

    const [first, last, beyond] = [await page(1), await page(3), await page(4)];

    expect(first.body).toMatchObject({
      succeeded: true,
      messages: [],
      currentPage: 1,
      pageSize: 3,
      totalPages: 3,
      totalCount: 7,
      hasPreviousPage: false,
      hasNextPage: true,
    });
    expect(first.body.data[0]).toEqual({
      id: fans[6]!.id,
      handle: 'lister6',
      displayName: 'lister6',
      imageUrl: null,
      bio: '',
      isFollowing: false,
    });
    expect(last.body).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(last.body.data.map((person: { handle: string }) => person.handle)).toEqual(['lister0']);
    expect(beyond.body).toMatchObject({ data: [], totalCount: 7, hasNextPage: false });
  });

  it('leave out who is deactivated, and keep pages full', async () => {
    await app.rows("update users set is_active = false where handle = 'lister5'");
    try {
      const { data } = await app.visitor.graphql(LISTS, { handle: 'listed', first: 3 });
      const rest = await app.visitor.get(`/follows/${star.id}/followers?pageSize=3`);

      expect(data.user.followers.edges.map((edge: { node: { handle: string } }) => edge.node.handle)).toEqual([
        'lister6',
        'lister4',
        'lister3',
      ]);
      expect(rest.body).toMatchObject({ totalCount: 6 });
    } finally {
      await app.rows("update users set is_active = true where handle = 'lister5'");
    }
  });

  it('say whom the viewer follows, by one statement for all', async () => {
    await app.as(star).post(`/follows/${fans[2]!.id}`);

    const { data } = await app.as(star).graphql(LISTS, { handle: 'listed', first: 100 });

    const followed = data.user.followers.edges.filter(
      (edge: { node: { viewerIsFollowing: boolean } }) => edge.node.viewerIsFollowing,
    );
    expect(followed.map((edge: { node: { handle: string } }) => edge.node.handle)).toEqual(['lister2']);
    const statements = await app.statementsDuring(() => app.as(star).graphql(LISTS, { handle: 'listed', first: 100 }));
    expect(statements.length).toBeLessThanOrEqual(6);
  });

  it('are empty for visitors where the person requires login', async () => {
    const closed = await app.world.person('closed');
    await app.as(closed).put('/identity/profile', { requiresLogin: true });
    await app.as(fans[0]!).post(`/follows/${closed.id}`);

    expect((await app.visitor.graphql(LISTS, { handle: 'closed' })).data.user).toEqual({
      followers: { edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null } },
      following: { edges: [] },
    });
    expect((await app.visitor.get(`/follows/${closed.id}/followers`)).body).toMatchObject({ data: [], totalCount: 0 });
    expect((await app.visitor.get(`/follows/${closed.id}/stats`)).body.data).toMatchObject({ followersCount: 0 });
    expect((await app.as(fans[1]!).get(`/follows/${closed.id}/followers`)).body).toMatchObject({ totalCount: 1 });
  });

  it.each([
    [{ first: 0 }, 'INVALID_PAGE_SIZE'],
    [{ first: 101 }, 'INVALID_PAGE_SIZE'],
    [{ first: -1 }, 'INVALID_PAGE_SIZE'],
    [{ after: 'x' }, 'INVALID_CURSOR'],
    [{ after: '' }, 'INVALID_CURSOR'],
    [{ after: Buffer.from('user.followers:not-an-id').toString('base64url') }, 'INVALID_CURSOR'],
    [{ after: Buffer.from(`user.following:${NOBODY}`).toString('base64url') }, 'INVALID_CURSOR'],
  ])('refuse the page %j', async (page, reason) => {
    const answer = await app.visitor.graphql(LISTS, { handle: 'listed', ...page });

    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason });
  });

  it.each(['pageNumber=abc', 'pageNumber=1.5', 'pageNumber=1&pageNumber=2', 'pageSize=', 'pageNumber=501'])(
    'refuse ?%s over REST',
    async (query) => {
      expect((await app.visitor.get(`/follows/${star.id}/followers?${query}`)).status).toBe(400);
    },
  );
});
