import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LiveNotifications } from '#notifications/live/live-notifications.js';
import { startTestApp, type TestApp } from './support/app.js';
import { Listening, until } from './support/listening.js';
import type { Person } from './support/world.js';

const NOBODY = '0193a000-0000-7000-8000-000000000000';
const STATE = 'user { viewerFollowState viewerIsFollowing isFollowingViewer followerCount followingCount }';
const FOLLOW = `mutation ($id: ID!) { followUser(id: $id) { ${STATE} } }`;
const UNFOLLOW = `mutation ($id: ID!) { unfollowUser(id: $id) { ${STATE} } }`;
const ACCEPT = `mutation ($id: ID!) { acceptFollow(userId: $id) { ${STATE} } }`;
const REJECT = `mutation ($id: ID!) { rejectFollow(userId: $id) { ${STATE} } }`;
const REMOVE = `mutation ($id: ID!) { removeFollower(id: $id) { ${STATE} } }`;
const ACCEPT_ALL = 'mutation { acceptAllFollows { acceptedCount remainingCount } }';
const PREFER = `mutation ($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) { viewer { preferences { approvesFollowers newcomersAsk } } } }`;
const REQUESTS = `query ($after: String) { viewer { followRequestCount followRequests(first: 2, after: $after) {
  edges { node { handle } } pageInfo { hasNextPage endCursor } } } }`;
const INBOX =
  '{ viewer { unreadNotificationCount notifications { edges { node { kind actorCount actors { handle } } } } } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ask = (by: Person, query: string, whom: Person | { id: string }) => app.as(by).graphql(query, { id: whom.id });
const prefer = (who: Person, input: Record<string, unknown>) => app.as(who).graphql(PREFER, { input });
const reasonOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] | undefined }) =>
  errors?.[0]?.extensions['reason'];
const requests = async (of: Person): Promise<string[]> =>
  (await app.as(of).graphql(REQUESTS)).data.viewer.followRequests.edges.map(
    ({ node }: { node: { handle: string } }) => node.handle,
  );
const suggestions = async (of: Person): Promise<string[]> =>
  (await app.as(of).graphql('{ suggestedUsers(first: 30) { handle } }')).data.suggestedUsers.map(
    ({ handle }: { handle: string }) => handle,
  );
const inbox = async (of: Person): Promise<[string, string[]][]> => {
  await app.settled();
  const { data } = await app.as(of).graphql(INBOX);
  return data.viewer.notifications.edges.map(
    ({ node }: { node: { kind: string; actors: { handle: string }[] } }) =>
      [node.kind, node.actors.map(({ handle }) => handle)] as const,
  );
};
/** Someone who approves followers, and others. */
async function keeper(stem: string, ...more: string[]): Promise<[Person, ...Person[]]> {
  const kim = await app.world.another(`${stem}_kim`);
  await prefer(kim, { approvesFollowers: true });
  const others: Person[] = [];
  for (const name of more) others.push(await app.world.another(`${stem}_${name}`));
  return [kim, ...others];
}
/** People beside the ones of a test, who follow nobody. @returns SQL that makes them and selects their ids */
const crowd = (stem: string, size: number) => `
  insert into users (id, handle, handle_key, email, email_key, display_name, password_hash, role, is_active, email_verified_at, created_at, updated_at)
  select gen_random_uuid(), '${stem}' || n, '${stem}' || n, '${stem}' || n || '@example.org', '${stem}' || n || '@example.org',
    'crowd', '', 'basic', true, now(), now(), now() from generate_series(1, ${size}) n returning id`;

/** Counters compared with the rows they count: empty if all are right. */
const drift = () =>
  app.rows(`
    select u.handle from users u
    where u.follower_count <> (select count(*) from follows f where f.followee_id = u.id)
       or u.following_count <> (select count(*) from follows f where f.follower_id = u.id)`);

describe('following someone who approves followers', () => {
  it('asks once, counts nothing, and is withdrawn by unfollowing', async () => {
    const [kim, ann] = (await keeper('asks', 'ann')) as [Person, Person];
    const profile = `{ user(handle: "${kim.handle}") { approvesFollowers viewerFollowState } }`;

    const suggested = await suggestions(ann);
    const first = await ask(ann, FOLLOW, kim);
    const again = await ask(ann, FOLLOW, kim);
    const suggestedLater = await suggestions(ann);
    const rest = await app.as(ann).post(`/follows/${kim.id}`);
    const seen = await app.as(ann).graphql(profile);
    const told = await inbox(kim);
    const listed = await requests(kim);
    const withdrawn = await ask(ann, UNFOLLOW, kim);

    const asked = {
      viewerFollowState: 'REQUESTED',
      viewerIsFollowing: false,
      isFollowingViewer: false,
      followerCount: 0,
      followingCount: 0,
    };
    expect([first.data.followUser.user, again.data.followUser.user]).toEqual([asked, asked]);
    expect(rest.body.data).toMatchObject({ isFollowing: false, followState: 'REQUESTED', followersCount: 0 });
    expect(seen.data.user).toEqual({ approvesFollowers: true, viewerFollowState: 'REQUESTED' });
    expect([suggested, suggestedLater].map((handles) => handles.includes(kim.handle))).toEqual([true, false]);
    expect(told).toEqual([['FOLLOW_REQUEST', [ann.handle]]]);
    expect(listed).toEqual([ann.handle]);
    expect(withdrawn.data.unfollowUser.user.viewerFollowState).toBe('NONE');
    expect([await inbox(kim), await requests(kim), await drift()]).toEqual([[], [], []]);
  });

  it('becomes a follow when it is accepted, of which the one who asked is told, live', async () => {
    const [kim, ann] = (await keeper('accepts', 'ann')) as [Person, Person];
    const kims = new Listening<{ kind: string }>(app.as(kim), 'subscription { notificationAdded { kind } }', {});
    const anns = new Listening<{ kind: string }>(app.as(ann), 'subscription { notificationAdded { kind } }', {});
    await until(() => app.get(LiveNotifications).listenerCount === 2, 'the subscriptions');

    await ask(ann, FOLLOW, kim);
    await app.settled();
    const accepted = await ask(kim, ACCEPT, ann);
    const again = await ask(kim, ACCEPT, ann);
    await app.settled();
    await until(() => kims.arrivals.length === 1 && anns.arrivals.length === 1, 'both notifications');

    expect(accepted.data.acceptFollow.user).toMatchObject({ isFollowingViewer: true, followingCount: 1 });
    expect(again.data).toEqual(accepted.data);
    expect([kims.arrivals, anns.arrivals]).toEqual([[{ kind: 'FOLLOW_REQUEST' }], [{ kind: 'FOLLOW_ACCEPTED' }]]);
    expect([await inbox(kim), await inbox(ann)]).toEqual([[], [['FOLLOW_ACCEPTED', [kim.handle]]]]);
    await ask(ann, UNFOLLOW, kim);
    expect([await inbox(ann), await drift()]).toEqual([[], []]);
    await Promise.all([kims.stop(), anns.stop()]);
  });

  it('ends without a word when it is rejected, and can be asked again', async () => {
    const [kim, ann] = (await keeper('rejects', 'ann')) as [Person, Person];
    await ask(ann, FOLLOW, kim);

    const rejected = await app.as(kim).post(`/follows/requests/${ann.id}/reject`);
    const again = await ask(kim, REJECT, ann);
    const late = await ask(kim, ACCEPT, ann);

    expect(rejected.body.data).toMatchObject({ userId: ann.id, isFollowedBy: false });
    expect(again.errors).toBeUndefined();
    expect(late.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND', reason: 'FOLLOW_REQUEST_NOT_FOUND' } }]);
    expect(reasonOf(await ask(kim, ACCEPT, { id: NOBODY }))).toBe('USER_NOT_FOUND');
    expect([await inbox(kim), await inbox(ann)]).toEqual([[], []]);
    expect((await ask(ann, FOLLOW, kim)).data.followUser.user.viewerFollowState).toBe('REQUESTED');
  });

  it('is in a list of their own, latest first, without people whom no one sees', async () => {
    const [kim, ann, bob, cat] = (await keeper('list', 'ann', 'bob', 'cat')) as [Person, Person, Person, Person];
    for (const person of [ann, bob, cat]) await ask(person, FOLLOW, kim);

    const page = (await app.as(kim).graphql(REQUESTS)).data.viewer;
    const { endCursor } = page.followRequests.pageInfo;
    const rest = (await app.as(kim).graphql(REQUESTS, { after: endCursor })).data.viewer;
    const numbered = await app.as(kim).get('/follows/requests?pageSize=2&pageNumber=2');
    await app.rows('update users set is_active = false where id = $1', [bob.id]);
    const hidden = (await app.as(kim).graphql(REQUESTS)).data.viewer;
    const late = await ask(kim, ACCEPT, bob);
    const told = await inbox(kim);

    const handles = ({ edges }: { edges: { node: { handle: string } }[] }) => edges.map(({ node }) => node.handle);
    expect([page.followRequestCount, handles(page.followRequests)]).toEqual([3, [cat.handle, bob.handle]]);
    expect(handles(rest.followRequests)).toEqual([ann.handle]);
    expect(numbered.body).toMatchObject({ totalCount: 3, data: [{ handle: ann.handle }] });
    expect([hidden.followRequestCount, handles(hidden.followRequests)]).toEqual([2, [cat.handle, ann.handle]]);
    expect(reasonOf(late)).toBe('USER_NOT_FOUND');
    expect(told).toEqual([['FOLLOW_REQUEST', [cat.handle, ann.handle]]]);
  });

  it('stays a request when they no longer approve followers, until all are accepted', async () => {
    const [kim, ann, bob] = (await keeper('all', 'ann', 'bob')) as [Person, Person, Person];
    for (const person of [ann, bob]) await ask(person, FOLLOW, kim);
    await app.rows(
      `with crowd as (${crowd('all_crowd', 203)})
       insert into follow_requests (id, created_at, follower_id, followee_id) select gen_random_uuid(), now(), id, $1::uuid from crowd`,
      [kim.id],
    );

    const opened = await prefer(kim, { approvesFollowers: false });
    const waiting = (await app.as(kim).graphql(REQUESTS)).data.viewer.followRequestCount;
    const again = await ask(bob, FOLLOW, kim);
    const some = await app.as(kim).graphql(ACCEPT_ALL);
    const all = await app.as(kim).graphql(ACCEPT_ALL);
    const none = await app.as(kim).graphql(ACCEPT_ALL);
    await app.settled();

    expect(opened.data.updatePreferences.viewer.preferences.approvesFollowers).toBe(false);
    expect(waiting).toBe(205);
    expect(again.data.followUser.user).toMatchObject({ viewerFollowState: 'FOLLOWING', followerCount: 1 });
    expect([some, all, none].map(({ data }) => data.acceptAllFollows)).toEqual([
      { acceptedCount: 200, remainingCount: 4 },
      { acceptedCount: 4, remainingCount: 0 },
      { acceptedCount: 0, remainingCount: 0 },
    ]);
    expect(await inbox(ann)).toEqual([['FOLLOW_ACCEPTED', [kim.handle]]]);
    expect(await drift()).toEqual([]);
  });

  it('ends with a block, either way, and leaves nothing of a deleted account', async () => {
    const [kim, ann, bob, cat] = (await keeper('block', 'ann', 'bob', 'cat')) as [Person, Person, Person, Person];
    const root = await app.world.another('block_root', { role: 'root' });
    for (const person of [ann, bob, cat]) await ask(person, FOLLOW, kim);
    await app.settled();

    await app.as(kim).post(`/blocks/${ann.id}`);
    await app.as(bob).post(`/blocks/${kim.id}`);
    await app.as(root).delete(`/identity/users/${cat.id}`);
    const told = await inbox(kim);
    const late = await ask(kim, ACCEPT, ann);

    expect(told).toEqual([]);
    expect(reasonOf(late)).toBe('FOLLOW_REQUEST_NOT_FOUND');
    expect(await app.rows('select 1 from follow_requests where followee_id = $1', [kim.id])).toEqual([]);
  });

  it('races a block and a decision without a deadlock, a follow that is left, or a counter that drifts', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [kim, ann] = (await keeper('race', 'ann')) as [Person, Person];
      if (round % 2) await ask(ann, FOLLOW, kim);

      const answers = await Promise.all([
        ask(ann, FOLLOW, kim),
        ask(kim, ACCEPT, ann),
        app.as(round % 3 ? kim : ann).post(`/blocks/${(round % 3 ? ann : kim).id}`),
        app.as(kim).graphql(ACCEPT_ALL),
        ask(kim, FOLLOW, ann),
      ]);

      const refused = [undefined, 'FOLLOW_REQUEST_NOT_FOUND', 'USER_NOT_FOUND', 'YOU_BLOCK_THEM'];
      for (const answer of [answers[0], answers[1], answers[3], answers[4]])
        expect(refused).toContain(reasonOf(answer));
      expect(answers[2].status).toBe(200);
      const left = await app.rows(
        `select id from follows where $1::uuid in (follower_id, followee_id) union all
         select id from follow_requests where $1::uuid in (follower_id, followee_id)`,
        [ann.id],
      );
      expect(left).toEqual([]);
    }
    await app.settled();
    expect(await drift()).toEqual([]);
  });
});

describe('who has to ask', () => {
  it('are newcomers where someone wants that, and limited people everywhere', async () => {
    const [nia, ann, lim] = [
      await app.world.another('nia'),
      await app.world.another('old'),
      await app.world.another('limited'),
    ];
    await prefer(nia, { newcomersAsk: true });
    await app.rows('update users set is_limited = true where id = $1', [lim.id]);
    const free = await app.world.another('free');

    const young = await ask(ann, FOLLOW, nia);
    await app.rows("update users set created_at = now() - interval '25 hours' where id = $1", [ann.id]);
    await ask(ann, UNFOLLOW, nia);
    const old = await ask(ann, FOLLOW, nia);
    const limited = await ask(lim, FOLLOW, free);
    const listed = await requests(free);
    const told = await inbox(free);
    const limitedFollowee = await ask(free, FOLLOW, lim);

    const state = ({ data }: { data: { followUser: { user: { viewerFollowState: string } } } }) =>
      data.followUser.user.viewerFollowState;
    expect([young, old, limited, limitedFollowee].map(state)).toEqual([
      'REQUESTED',
      'FOLLOWING',
      'REQUESTED',
      'FOLLOWING',
    ]);
    // The request of someone limited waits, and is not announced.
    expect([listed, told]).toEqual([[lim.handle], []]);
  });

  it('wait for at most 1,000 people, and follow at most 7,500, or a tenth more than follow them', async () => {
    const [kim, ann] = (await keeper('limits', 'ann')) as [Person, Person];
    const free = await app.world.another('limits_free');
    await app.rows(
      `with crowd as (${crowd('limits_crowd', 1_000)})
       insert into follow_requests (id, created_at, follower_id, followee_id) select gen_random_uuid(), now(), $1::uuid, id from crowd`,
      [ann.id],
    );

    const asking = await ask(ann, FOLLOW, kim);
    await app.rows('update users set following_count = 7500 where id = $1', [ann.id]);
    const following = await ask(ann, FOLLOW, free);
    await app.rows('update users set follower_count = 6819 where id = $1', [ann.id]);
    const below = await ask(ann, FOLLOW, free);
    await app.rows('update users set follower_count = 6820 where id = $1', [ann.id]);
    const above = await ask(ann, FOLLOW, free);
    await app.rows('update users set follower_count = 0, following_count = 1 where id = $1', [ann.id]);

    expect(asking.errors).toMatchObject([{ extensions: { code: 'CONFLICT', reason: 'TOO_MANY_FOLLOW_REQUESTS' } }]);
    expect(following.errors).toMatchObject([{ extensions: { code: 'CONFLICT', reason: 'TOO_MANY_FOLLOWS' } }]);
    expect(reasonOf(below)).toBe('TOO_MANY_FOLLOWS');
    expect(above.data.followUser.user.viewerFollowState).toBe('FOLLOWING');
    expect(await drift()).toEqual([]);
  });
});

describe('removing a follower', () => {
  it('ends the follow, tells no one, and changes nothing the second time', async () => {
    const [kim, ann] = [await app.world.another('remove_kim'), await app.world.another('remove_ann')];
    await ask(ann, FOLLOW, kim);
    await ask(kim, FOLLOW, ann);
    await app.settled();

    const removed = await ask(kim, REMOVE, ann);
    const again = await app.as(kim).delete(`/follows/followers/${ann.id}`);

    expect(removed.data.removeFollower.user).toMatchObject({ isFollowingViewer: false, viewerIsFollowing: true });
    expect(again.body.data).toMatchObject({ isFollowedBy: false, isFollowing: true });
    expect([await inbox(kim), await inbox(ann), await drift()]).toEqual([[], [['FOLLOW', [kim.handle]]], []]);
  });
});
