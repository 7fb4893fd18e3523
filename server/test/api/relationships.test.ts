import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LiveNotifications } from '#notifications/live/live-notifications.js';
import { EndedMutes } from '#people/relationships/ended-mutes.job.js';
import { LivePosts } from '#posts/live/live-posts.js';
import { LiveReplies } from '#posts/threads/live-replies.js';
import { startTestApp, type TestApp } from './support/app.js';
import { Listening, until } from './support/listening.js';
import type { RestAnswer } from './support/client.js';
import type { Person } from './support/world.js';

const BLOCK = `mutation ($id: ID!) { blockUser(id: $id) {
  user { followerCount viewerIsFollowing isFollowingViewer blocksViewer viewerRelationship { isBlocked muted } } } }`;
const UNBLOCK = 'mutation ($id: ID!) { unblockUser(id: $id) { user { viewerRelationship { isBlocked } } } }';
const MUTE = `mutation ($id: ID!, $scopes: [MuteScope!]!, $until: DateTime, $note: String) {
  muteUser(id: $id, scopes: $scopes, until: $until, note: $note) {
    user { viewerRelationship { isBlocked muted mutedUntil note } } } }`;
const HOME = '{ stream(feed: FOLLOWING, first: 50) { edges { node { content } } } }';
const WHISPER =
  'mutation ($input: SendWhisperInput!) { sendWhisper(input: $input) { conversationId author { handle } } }';
const NOBODY = '0193a000-0000-7000-8000-000000000000';
const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const pair = async (stem: string): Promise<[Person, Person]> => [
  await app.world.another(`${stem}_a`),
  await app.world.another(`${stem}_b`),
];
const publish = async (by: Person, content: string): Promise<string> =>
  (await app.as(by).post('/posts', { content })).body.data.id;
const block = (by: Person, whom: Person) => app.as(by).post(`/blocks/${whom.id}`);
const home = async (reader: Person): Promise<string[]> =>
  (await app.as(reader).graphql(HOME)).data.stream.edges.map(({ node }: { node: { content: string } }) => node.content);

/** Counters compared with the rows they count: empty if all are right. */
const drift = () =>
  app.rows(`
    select u.handle from users u
    where u.follower_count <> (select count(*) from follows f where f.followee_id = u.id)
       or u.following_count <> (select count(*) from follows f where f.follower_id = u.id)`);

describe('a block', () => {
  it('ends the follows of both, with their counters, and says so to the one who blocks', async () => {
    const [ann, bob] = await pair('ends');
    await app.as(ann).post(`/follows/${bob.id}`);
    await app.as(bob).post(`/follows/${ann.id}`);

    const { data } = await app.as(ann).graphql(BLOCK, { id: bob.id });
    const again = await app.as(ann).graphql(BLOCK, { id: bob.id });

    expect(data.blockUser.user).toEqual({
      followerCount: 0,
      viewerIsFollowing: false,
      isFollowingViewer: false,
      blocksViewer: false,
      viewerRelationship: { isBlocked: true, muted: [] },
    });
    expect(again.data).toEqual(data);
    expect(await drift()).toEqual([]);
  });

  it('leaves no follow when both happen at once, and no deadlock', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [ann, bob] = await pair('race');

      const answers = await Promise.all([
        block(ann, bob),
        app.as(bob).post(`/follows/${ann.id}`),
        app.as(ann).post(`/follows/${bob.id}`),
      ]);

      expect(answers[0].status).toBe(200);
      expect([200, 404]).toContain(answers[1].status);
      expect([200, 403]).toContain(answers[2].status);
      const left = await app.rows('select id from follows where follower_id = any($1::uuid[])', [[ann.id, bob.id]]);
      expect(left).toEqual([]);
    }
    expect(await drift()).toEqual([]);
  });

  it('answers the blocked person like a missing post or person, and the blocker with the reason', async () => {
    const [ann, bob] = await pair('equal');
    const [annsQuack, bobsQuack] = [await publish(ann, 'by ann'), await publish(bob, 'by bob')];
    await block(ann, bob);
    const acts: ((by: Person, post: string, person: string) => Promise<RestAnswer>)[] = [
      (by, post) => app.as(by).post(`/likes/posts/${post}`),
      (by, post) => app.as(by).post('/posts/replies', { content: 'a reply', parentPostId: post }),
      (by, _, person) => app.as(by).post(`/follows/${person}`),
    ];
    const shape = ({ status, body }: RestAnswer) => ({ status, message: body.message ?? body.errors });

    for (const act of acts) {
      const hidden = await act(bob, annsQuack, ann.id);
      const missing = await act(bob, NOBODY, NOBODY);
      const refused = await act(ann, bobsQuack, bob.id);

      expect({ ...shape(hidden), isMissing: hidden.status }).toEqual({ ...shape(missing), isMissing: 404 });
      expect(refused).toMatchObject({ status: 403 });
      expect(JSON.stringify(refused.body)).toContain('You block this person');
    }
    for (const field of ['nodPost', 'pinPost']) {
      const act = `mutation ($id: ID!) { ${field}(id: $id) { post { id } } }`;
      const hidden = await app.as(bob).graphql(act, { id: annsQuack });
      const missing = await app.as(bob).graphql(act, { id: NOBODY });
      const refused = await app.as(ann).graphql(act, { id: bobsQuack });

      expect(hidden.errors).toEqual(missing.errors);
      expect(hidden.errors).toMatchObject([{ extensions: { reason: 'POST_NOT_FOUND' } }]);
      expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', reason: 'YOU_BLOCK_THEM' } }]);
    }
  });

  it('costs the blocked person as many statements as a missing post', async () => {
    const [ann, bob] = await pair('cost');
    const quack = await publish(ann, 'not for bob');
    await block(ann, bob);
    await app.settled();
    const count = async (id: string) =>
      (await app.statementsDuring(() => app.as(bob).graphql('query ($id: ID!) { post(id: $id) { id } }', { id })))
        .length;
    await count(NOBODY);

    expect(await count(quack)).toBe(await count(NOBODY));
  });

  it('lets neither mention nor notify the other, whatever the words say', async () => {
    const [ann, bob] = await pair('mention');
    await block(ann, bob);

    const quack = await publish(bob, `hello @${ann.handle}`);
    await publish(ann, `hello @${bob.handle}`);
    await app.settled();

    const rows = await app.rows('select user_id from post_mentions where user_id = any($1::uuid[])', [
      [ann.id, bob.id],
    ]);
    const told = await app.rows('select id from notifications where recipient_id = any($1::uuid[])', [
      [ann.id, bob.id],
    ]);
    const { body } = await app.as(bob).get(`/posts/${quack}`);
    expect([rows, told]).toEqual([[], []]);
    expect(body.data.content).toBe(`hello @${ann.handle}`);
  });

  it('refuses whispers between the two in the same words, and keeps what was written', async () => {
    const [ann, bob] = await pair('whisper');
    const cat = await app.world.another('whisper_c');
    const send = (by: Person, input: Record<string, unknown>) =>
      app.as(by).graphql(WHISPER, { input: { content: 'hi', ...input } });
    const { conversationId } = (await send(ann, { to: [bob.handle] })).data.sendWhisper;
    const group = (await send(cat, { to: [ann.handle, bob.handle] })).data.sendWhisper.conversationId;
    await block(ann, bob);

    const answers = [await send(ann, { conversationId }), await send(bob, { conversationId })];
    const anew = [await send(ann, { to: [bob.handle] }), await send(bob, { to: [ann.handle, cat.handle] })];
    const toAll = await send(bob, { conversationId: group });
    const kept = await app
      .as(bob)
      .graphql('query ($id: ID!) { conversation(id: $id) { whispers { edges { node { content } } } } }', {
        id: conversationId,
      });

    expect(answers[0]!.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', reason: 'CANNOT_WHISPER' } }]);
    expect(answers[0]!.errors![0]!.message).toBe(answers[1]!.errors![0]!.message);
    expect(anew.map(({ errors }) => errors![0]!.extensions.reason)).toEqual(['USER_NOT_FOUND', 'USER_NOT_FOUND']);
    expect(toAll.errors).toBeUndefined();
    expect(kept.data.conversation.whispers.edges).toHaveLength(1);
  });

  it('reaches open streams: nothing further arrives on either side', async () => {
    const [ann, bob] = await pair('live');
    await app.as(bob).post(`/follows/${ann.id}`);
    const thread = await publish(ann, 'a thread of ann');
    const asked: [Person, string, Record<string, unknown>][] = [
      [bob, 'subscription { postAdded(feed: FOLLOWING) { content } }', {}],
      [bob, 'subscription { postAdded(feed: EVERYONE) { content } }', {}],
      [bob, 'subscription ($id: ID!) { replyAdded(rootPostId: $id) { content } }', { id: thread }],
      [ann, 'subscription { postAdded(feed: EVERYONE) { content } }', {}],
    ];
    const streams = asked.map(
      ([by, query, variables]) => new Listening<{ content: string }>(app.as(by), query, variables),
    );
    const cat = await app.world.another('live_c');
    await until(
      () => app.get(LivePosts).listenerCount === 3 && app.get(LiveReplies).listenerCount === 1,
      'the subscriptions',
    );
    await publish(ann, 'before the block');
    await app.as(ann).post('/posts/replies', { content: 'before the block', parentPostId: thread });
    await until(() => streams.every(({ arrivals }) => arrivals.length > 0), 'what came before');

    await block(ann, bob);
    await publish(ann, 'after the block, by ann');
    await publish(bob, 'after the block, by bob');
    await app.as(cat).post('/posts/replies', { content: 'after the block, below ann', parentPostId: thread });
    await app.settled();
    await publish(cat, 'the end');
    await until(
      () => [1, 3].every((n) => streams[n]!.arrivals.some(({ content }) => content === 'the end')),
      'the end',
    );

    const arrived = streams.map(({ arrivals }) =>
      arrivals.map(({ content }) => content).filter((text) => /^after/.test(text)),
    );
    await Promise.all(streams.map((stream) => stream.stop()));
    expect(arrived).toEqual([
      ['after the block, by bob'],
      ['after the block, by bob'],
      [],
      ['after the block, by ann'],
    ]);
  });

  it('is listed for its owner alone, latest first, and ends without a trace', async () => {
    const ann = await app.world.another('list_a');
    const others = [
      await app.world.another('list_x'),
      await app.world.another('list_y'),
      await app.world.another('list_z'),
    ];
    for (const other of others) await block(ann, other);

    const page = await app
      .as(ann)
      .graphql('{ viewer { blocked(first: 2) { edges { node { handle } } pageInfo { hasNextPage } } } }');
    const numbered = await app.as(ann).get('/blocks?pageSize=2&pageNumber=2');
    await app.as(ann).graphql(UNBLOCK, { id: others[2]!.id });
    const again = await app.as(ann).graphql(UNBLOCK, { id: others[2]!.id });

    expect(page.data.viewer.blocked).toEqual({
      edges: [{ node: { handle: others[2]!.handle } }, { node: { handle: others[1]!.handle } }],
      pageInfo: { hasNextPage: true },
    });
    expect(numbered.body.data.map(({ user }: { user: { handle: string } }) => user.handle)).toEqual([
      others[0]!.handle,
    ]);
    expect(again.data.unblockUser.user.viewerRelationship).toBeNull();
    const rows = await app.rows('select 1 from relationships where $1::uuid in (owner_id, other_id)', [others[2]!.id]);
    expect(rows).toEqual([]);
    expect((await app.as(others[2]!).post(`/follows/${ann.id}`)).status).toBe(200);
  });

  it('is refused of oneself, of no one, and of the ten-thousand-and-first', async () => {
    const [ann, bob] = await pair('limit');

    const self = await app.as(ann).graphql(BLOCK, { id: ann.id });
    const missing = await app.as(ann).graphql(BLOCK, { id: NOBODY });
    await app.rows(
      `with crowd as (
         insert into users (id, handle, handle_key, email, email_key, display_name, password_hash, role, is_active, created_at, updated_at)
         select gen_random_uuid(), 'crowd_' || n, 'crowd_' || n, 'crowd_' || n || '@example.org', 'crowd_' || n || '@example.org',
           'crowd', '', 'basic', true, now(), now()
         from generate_series(1, 9999) n returning id
       )
       insert into relationships (owner_id, other_id, id, blocks) select $1::uuid, id, gen_random_uuid(), true from crowd`,
      [ann.id],
    );
    const last = await app.as(ann).graphql(BLOCK, { id: bob.id });
    const cat = await app.world.another('limit_c');
    const tooMany = await app.as(ann).graphql(BLOCK, { id: cat.id });
    const muted = await app.as(ann).graphql(MUTE, { id: cat.id, scopes: ['LISTS'] });
    const both = await app.as(ann).graphql(MUTE, { id: bob.id, scopes: ['LISTS'] });

    expect(self.errors).toMatchObject([{ extensions: { reason: 'CANNOT_BLOCK_SELF' } }]);
    expect(missing.errors).toMatchObject([{ extensions: { reason: 'USER_NOT_FOUND' } }]);
    expect(last.errors).toBeUndefined();
    expect(tooMany.errors).toMatchObject([{ extensions: { code: 'CONFLICT', reason: 'TOO_MANY_RELATIONSHIPS' } }]);
    expect(muted.errors).toMatchObject([{ extensions: { reason: 'TOO_MANY_RELATIONSHIPS' } }]);
    expect(both.errors).toBeUndefined();
  });

  it('goes with either account', async () => {
    const [ann, bob] = await pair('gone');
    const root = await app.world.another('gone_root', { role: 'root' });
    await block(ann, bob);

    const answer = await app.as(root).delete(`/identity/users/${bob.id}`);
    await app.settled();

    expect(answer.status).toBe(200);
    expect(await app.rows('select 1 from relationships where owner_id = $1', [ann.id])).toEqual([]);
  });
});

describe('a mute', () => {
  it('takes quacks from home in that scope alone, and ends by itself at its time', async () => {
    const [ann, bob] = await pair('home');
    await app.as(ann).post(`/follows/${bob.id}`);
    await publish(bob, 'for followers');
    const until = new Date(Date.now() + DAY_MS);

    const lists = await app.as(ann).graphql(MUTE, { id: bob.id, scopes: ['LISTS'] });
    const atHome = await home(ann);
    await app.as(ann).graphql(MUTE, { id: bob.id, scopes: ['HOME_QUACKS'], until, note: ' too many puns ' });
    const muted = await home(ann);
    await app.rows("update relationships set muted_until = now() - interval '1 second' where owner_id = $1", [ann.id]);
    const ended = await home(ann);
    const left = await app.as(ann).graphql('{ viewer { muted { edges { node { handle } } } } }');
    await app.get(EndedMutes).clear();

    expect(lists.data.muteUser.user.viewerRelationship.muted).toEqual(['LISTS']);
    expect([atHome, muted, ended]).toEqual([['for followers'], [], ['for followers']]);
    expect(left.data.viewer.muted.edges).toEqual([]);
    expect(await app.rows('select 1 from relationships where owner_id = $1', [ann.id])).toEqual([]);
  });

  it('shows its owner scopes, end and note, and never ends a block with its time', async () => {
    const [ann, bob] = await pair('both');
    const until = new Date(Date.now() + DAY_MS);
    await block(ann, bob);

    const muted = await app.as(ann).graphql(MUTE, { id: bob.id, scopes: ['THREADS', 'WHISPERS'], until, note: 'why' });
    await app.rows("update relationships set muted_until = now() - interval '1 second' where owner_id = $1", [ann.id]);
    await app.get(EndedMutes).clear();
    const after = await app
      .as(ann)
      .graphql(
        'query ($handle: String!) { user(handle: $handle) { viewerRelationship { isBlocked muted mutedUntil note } } }',
        { handle: bob.handle },
      );

    expect(muted.data.muteUser.user.viewerRelationship).toEqual({
      isBlocked: true,
      muted: ['THREADS', 'WHISPERS'],
      mutedUntil: until.toISOString(),
      note: 'why',
    });
    expect(after.data.user.viewerRelationship).toEqual({ isBlocked: true, muted: [], mutedUntil: null, note: null });
  });

  it('leaves no notice of what someone did while they were blocked, even after it has ended', async () => {
    const [ann, bob] = await pair('blocked');
    const INBOX = '{ viewer { notifications { edges { node { kind } } } } }';
    await app.as(ann).post(`/blocks/${bob.id}`);

    await app.as(bob).post('/posts', { content: `Look here, @${ann.handle}` });
    await app.settled();
    await app.as(ann).delete(`/blocks/${bob.id}`);
    const after = await app.as(ann).graphql(INBOX);

    expect(after.data.viewer.notifications.edges).toEqual([]);
  });

  it('keeps quiet about what the other does, and has it there when the mute has ended', async () => {
    const [ann, bob] = await pair('quiet');
    const INBOX = '{ viewer { unreadNotificationCount notifications { edges { node { kind } } } } }';
    await app.as(ann).graphql(MUTE, { id: bob.id, scopes: ['NOTIFICATIONS'] });
    const stream = new Listening<{ kind: string }>(app.as(ann), 'subscription { notificationAdded { kind } }', {});
    await until(() => app.get(LiveNotifications).listenerCount === 1, 'the subscription');

    await app.as(bob).post(`/follows/${ann.id}`);
    await app.settled();
    const during = await app.as(ann).graphql(INBOX);
    await app.as(ann).delete(`/mutes/${bob.id}`);
    const after = await app.as(ann).graphql(INBOX);

    expect(during.data.viewer).toEqual({ unreadNotificationCount: 0, notifications: { edges: [] } });
    expect(after.data.viewer.notifications.edges).toEqual([{ node: { kind: 'FOLLOW' } }]);
    expect(stream.arrivals).toEqual([]);
    await stream.stop();
  });

  it('of whispers leaves them out of the unread count, and in the conversation', async () => {
    const [ann, bob] = await pair('unread');
    const UNREAD = '{ viewer { unreadWhisperCount conversations { edges { node { unreadCount } } } } }';
    await app.as(ann).graphql(MUTE, { id: bob.id, scopes: ['WHISPERS'] });

    await app.as(bob).graphql(WHISPER, { input: { to: [ann.handle], content: 'psst' } });
    const during = await app.as(ann).graphql(UNREAD);
    await app.as(ann).delete(`/mutes/${bob.id}`);
    const after = await app.as(ann).graphql(UNREAD);

    const unread = (count: number) => ({
      unreadWhisperCount: count,
      conversations: { edges: [{ node: { unreadCount: count } }] },
    });
    expect(during.data.viewer).toEqual(unread(0));
    expect(after.data.viewer).toEqual(unread(1));
  });

  it.each([
    ['its end is past', { until: new Date(Date.now() - 1_000) }, 'MUTED_UNTIL_PAST'],
    ['it would last less than five minutes', { until: new Date(Date.now() + 200_000) }, 'MUTED_UNTIL_PAST'],
    ['it would last longer than a year', { until: new Date(Date.now() + 370 * DAY_MS) }, 'MUTED_UNTIL_TOO_FAR'],
    ['its note is too long', { note: 'x'.repeat(2_001) }, 'INVALID_NOTE'],
  ])('is refused where %s', async (_case, wrong, reason) => {
    const [ann, bob] = await pair('wrong');

    const { errors } = await app.as(ann).graphql(MUTE, { id: bob.id, scopes: ['LISTS'], ...wrong });

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', reason } }]);
    expect(await app.rows('select 1 from relationships where owner_id = $1', [ann.id])).toEqual([]);
  });

  it('takes a note of exactly 2,000 characters, and is refused of oneself', async () => {
    const [ann, bob] = await pair('note');

    const longest = await app.as(ann).graphql(MUTE, { id: bob.id, scopes: ['LISTS'], note: 'x'.repeat(2_000) });
    const self = await app.as(ann).graphql(MUTE, { id: ann.id, scopes: ['LISTS'] });

    expect(longest.errors).toBeUndefined();
    expect(self.errors).toMatchObject([{ extensions: { reason: 'CANNOT_MUTE_SELF' } }]);
  });
});
