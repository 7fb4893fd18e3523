import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const USER = `query ($handle: String!) {
  user(handle: $handle) {
    id handle displayName bio location website imageUrl bannerUrl createdAt requiresLogin
    followerCount followingCount postCount viewerIsSelf viewerIsFollowing isFollowingViewer
  }
}`;

let app: TestApp;
let ada: Person;
let closed: Person;
let fan: Person;
beforeAll(async () => {
  app = await startTestApp();
  [ada, closed, fan] = (await app.world.people('Ada', 'Closed', 'Fan')) as [Person, Person, Person];
  const words = { bio: 'Notes on engines', location: 'London', website: 'https://ada.example' };
  await app.as(ada).put('/identity/profile', { displayName: 'Ada Lovelace', ...words });
  await app.as(closed).put('/identity/profile', { displayName: 'Closed Door', ...words, requiresLogin: true });
  await app.as(fan).post(`/follows/${ada.id}`);
  await app.as(fan).post(`/follows/${closed.id}`);
});
afterAll(() => app.stop());

describe('a person', () => {
  it.each(['Ada', 'ada', 'ADA', '@ada'])('is found as %s by anyone', async (handle) => {
    const { data } = await app.visitor.graphql(USER, { handle });

    expect(data.user).toEqual({
      id: ada.id,
      handle: 'Ada',
      displayName: 'Ada Lovelace',
      bio: 'Notes on engines',
      location: 'London',
      website: 'https://ada.example',
      imageUrl: null,
      bannerUrl: null,
      createdAt: expect.stringMatching(/\.\d{3}Z$/),
      requiresLogin: false,
      followerCount: 1,
      followingCount: 0,
      postCount: 0,
      viewerIsSelf: false,
      viewerIsFollowing: false,
      isFollowingViewer: false,
    });
  });

  it("reflects the viewer's relation to the user", async () => {
    const asFan = (await app.as(fan).graphql(USER, { handle: 'ada' })).data.user;
    const asSelf = (await app.as(ada).graphql(USER, { handle: 'ada' })).data.user;
    const fanSeen = (await app.as(ada).graphql(USER, { handle: 'fan' })).data.user;

    expect(asFan).toMatchObject({ viewerIsSelf: false, viewerIsFollowing: true, isFollowingViewer: false });
    expect(asSelf).toMatchObject({ viewerIsSelf: true, viewerIsFollowing: false });
    expect(fanSeen).toMatchObject({ isFollowingViewer: true, followingCount: 2 });
  });

  it('who requires login shows a visitor name and picture only', async () => {
    const visitor = (await app.visitor.graphql(USER, { handle: 'closed' })).data.user;
    const signedIn = (await app.as(fan).graphql(USER, { handle: 'closed' })).data.user;

    expect(visitor).toMatchObject({
      displayName: 'Closed Door',
      requiresLogin: true,
      bio: '',
      location: null,
      website: null,
      followerCount: 0,
      followingCount: 0,
      postCount: 0,
    });
    expect(signedIn).toMatchObject({ bio: 'Notes on engines', location: 'London', followerCount: 1 });
  });

  it.each(['nobody', '', 'a', 'x'.repeat(31), 'עדה', 'a\u0000b', "' or 1=1 --", 'ad\ud800', '@@ada'])(
    'is null for %j',
    async (handle) => {
      expect((await app.visitor.graphql(USER, { handle })).data).toEqual({ user: null });
    },
  );

  it('is gone everywhere while deactivated', async () => {
    const gone = await app.world.person('gone');
    await app.rows('update users set is_active = false where id = $1', [gone.id]);

    expect((await app.as(ada).graphql(USER, { handle: 'gone' })).data.user).toBeNull();
    expect((await app.visitor.get('/profiles/public/gone')).status).toBe(404);
    expect((await app.as(ada).get('/profiles/authenticated/gone')).status).toBe(404);
    expect(
      (await app.visitor.graphql('{ searchUsers(query: "gone") { edges { node { handle } } } }')).data.searchUsers
        .edges,
    ).toEqual([]);
  });
});

describe('profiles over REST', () => {
  it('show everyone the public one', async () => {
    for (const client of [app.visitor, app.as(fan)]) {
      const open = await client.get('/profiles/public/@ada');
      const shut = await client.get('/profiles/public/CLOSED');

      expect([open.status, open.body.data]).toEqual([
        200,
        {
          id: ada.id,
          handle: 'Ada',
          displayName: 'Ada Lovelace',
          imageUrl: null,
          bannerUrl: null,
          bio: 'Notes on engines',
          location: 'London',
          website: 'https://ada.example',
          createdOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          followersCount: 1,
          followingCount: 0,
          postsCount: 0,
          requiresLogin: false,
        },
      ]);
      expect(shut.body.data).toMatchObject({
        displayName: 'Closed Door',
        requiresLogin: true,
        bio: '',
        location: null,
        website: null,
        followersCount: 0,
      });
    }
  });

  it('show people who are signed in the full one', async () => {
    const answer = await app.as(fan).get('/profiles/authenticated/closed');

    expect(answer.body.data).toMatchObject({
      bio: 'Notes on engines',
      location: 'London',
      followersCount: 1,
      isOwnProfile: false,
      isFollowing: true,
      isFollowedBy: false,
    });
    expect((await app.as(closed).get('/profiles/authenticated/closed')).body.data).toMatchObject({
      isOwnProfile: true,
      isFollowing: false,
    });
    expect((await app.visitor.get('/profiles/authenticated/closed')).status).toBe(401);
  });

  it.each(['nobody', '%00', '%F0%9F%A6%86', 'a'.repeat(500), '..%2f..%2fetc'])('answer 404 for %s', async (handle) => {
    expect((await app.visitor.get(`/profiles/public/${handle}`)).status).toBe(404);
    const answer = await app.as(ada).get(`/profiles/authenticated/${handle}`);
    expect([answer.status, answer.body]).toEqual([404, { succeeded: false, data: null, messages: ['User not found'] }]);
    expect((await app.visitor.get(`/profiles/exists/${handle}`)).body).toEqual({
      succeeded: true,
      data: false,
      messages: [],
    });
  });

  it('answer 400 for what is no address', async () => {
    expect((await app.visitor.get('/profiles/public/%E0%A4%A')).status).toBe(400);
  });

  it('tell which handles are taken', async () => {
    for (const [handle, taken] of [
      ['ada', true],
      ['@ADA', true],
      ['nobody', false],
    ] as const) {
      expect((await app.visitor.get(`/profiles/exists/${handle}`)).body.data).toBe(taken);
      expect(
        (await app.visitor.graphql('query ($h: String!) { handleExists(handle: $h) }', { h: handle })).data,
      ).toEqual({ handleExists: taken });
    }
  });
});
