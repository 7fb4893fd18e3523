import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LivePosts } from '#posts/live/live-posts.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { GraphqlAnswer, Json } from './support/client.js';
import { Listening, until } from './support/listening.js';
import type { Person } from './support/world.js';

const CREATE = 'mutation ($input: CreateListInput!) { createList(input: $input) { list { id position } } }';
const UPDATE = 'mutation ($id: ID!, $input: UpdateListInput!) { updateList(id: $id, input: $input) { list { id } } }';
const DELETE = 'mutation ($id: ID!) { deleteList(id: $id) { deletedId } }';
const ADD = `mutation ($id: ID!, $member: ListMemberInput!) {
  addToList(id: $id, member: $member) { list { memberCount hashtags phrases } } }`;
const REMOVE = `mutation ($id: ID!, $member: ListMemberInput!) {
  removeFromList(id: $id, member: $member) { list { memberCount hashtags phrases } } }`;
const POSTS = `query ($id: ID!, $first: Int, $after: String) { list(id: $id) { posts(first: $first, after: $after) {
  edges { node { id content } } pageInfo { hasNextPage endCursor } } } }`;
const HOME = '{ stream(feed: FOLLOWING, first: 100) { edges { node { content } } } }';
const PUBLISH = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const FOLLOW_TAG = `mutation ($tag: String!) { followHashtag(tag: $tag) {
  hashtag { tag viewerIsFollowing } followedHashtags { tag name } } }`;
const UNFOLLOW_TAG = `mutation ($tag: String!) { unfollowHashtag(tag: $tag) {
  hashtag { tag viewerIsFollowing } followedHashtags { tag name } } }`;
const ADDED = 'subscription ($listId: ID, $feed: Feed) { postAdded(listId: $listId, feed: $feed) { content } }';
const DELETE_ACCOUNT =
  'mutation ($password: String!, $handle: String!) { deleteAccountAtOnce(password: $password, handle: $handle) { deletesAt } }';

let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function people(count: number): Promise<Person[]> {
  made += 1;
  return app.world.people(...Array.from({ length: count }, (_, index) => `p${made}_${index}_lists`));
}

const reasonOf = ({ errors }: GraphqlAnswer): unknown => errors?.[0]?.extensions['reason'];

async function listOf(owner: Person, input: Record<string, unknown> = {}, ...members: Record<string, string>[]) {
  const { data } = await app.as(owner).graphql(CREATE, { input: { title: 'a list', ...input } });
  const id = data.createList.list.id as string;
  for (const member of members) expect((await app.as(owner).graphql(ADD, { id, member })).errors).toBeUndefined();
  return id;
}

const say = async (by: Person, content: string, more: Record<string, unknown> = {}): Promise<string> =>
  (await app.as(by).graphql(PUBLISH, { input: { content, ...more } })).data.createPost.post.id;

async function read(owner: Person, id: string, first = 100): Promise<string[]> {
  const contents: string[] = [];
  let after: string | null = null;
  do {
    const { data }: GraphqlAnswer = await app.as(owner).graphql(POSTS, { id, first, after });
    const { edges, pageInfo } = data.list.posts;
    contents.push(...edges.map(({ node }: Json) => node.content as string));
    after = pageInfo.hasNextPage ? (pageInfo.endCursor as string) : null;
  } while (after !== null);
  return contents;
}

async function home(person: Person): Promise<string[]> {
  const { data } = await app.as(person).graphql(HOME);
  return data.stream.edges.map(({ node }: Json) => node.content as string);
}

describe('lists', () => {
  it('have what their people and hashtags say, followed or not, each once, and their pages concatenate to the whole', async () => {
    const [owner, ada, ben, cyd] = (await people(4)) as [Person, Person, Person, Person];
    await app.as(owner).post(`/follows/${ada.id}`);
    const said = ['one', 'two #listpond', 'three', 'four #listpond #listlake', 'five #listlake', 'six'];
    for (const [index, words] of said.entries()) await say([ada, ben, cyd][index % 3]!, words);
    await say(ada, 'a reply', { parentPostId: await say(owner, 'seven') });

    const id = await listOf(
      owner,
      {},
      { userId: ada.id },
      { userId: ben.id },
      { hashtag: '#ListPond' },
      { hashtag: 'listlake' },
    );

    const whole = ['five #listlake', 'four #listpond #listlake', 'two #listpond', 'one'];
    expect(await read(owner, id)).toEqual(whole);
    expect(await read(owner, id, 1)).toEqual(whole);
    expect(await read(owner, id, 3)).toEqual(whole);
    const second = (await app.as(owner).get(`/lists/${id}/posts?pageNumber=2&pageSize=1`)).body;
    expect(second).toMatchObject({ hasNextPage: true, data: [{ content: 'four #listpond #listlake' }] });
  });

  it('show what profiles show: what is for followers only to them', async () => {
    const [owner, ada] = (await people(2)) as [Person, Person];
    await say(ada, 'open');
    await say(ada, 'unlisted', { visibility: 'UNLISTED' });
    await say(ada, 'for followers', { visibility: 'FOLLOWERS' });
    const id = await listOf(owner, {}, { userId: ada.id });

    const before = await read(owner, id);
    await app.as(owner).post(`/follows/${ada.id}`);

    expect(before).toEqual(['unlisted', 'open']);
    expect(await read(owner, id)).toEqual(['for followers', 'unlisted', 'open']);
  });

  it('with phrases have only what holds one of them, as a search finds it', async () => {
    const [owner, ada, ben] = (await people(3)) as [Person, Person, Person];
    await say(ada, 'We were walking along the river');
    await say(ada, 'Nothing of it');
    await say(ben, 'A RIVER! #listphrases');
    await say(ben, 'Another one #listphrases');
    const id = await listOf(owner, {}, { userId: ada.id }, { hashtag: 'listphrases' }, { phrase: 'Rivers' });

    const byWord = await read(owner, id);
    await app.as(owner).graphql(REMOVE, { id, member: { phrase: 'rivers' } });
    await app.as(owner).graphql(ADD, { id, member: { phrase: 'walked along' } });

    expect(byWord).toEqual(['A RIVER! #listphrases', 'We were walking along the river']);
    expect(await read(owner, id)).toEqual(['We were walking along the river']);
    expect(await read(owner, await listOf(owner, {}, { phrase: 'river' }))).toEqual([]);
  });

  it('have replies to their people, or to those their owner follows, if they should', async () => {
    const [owner, ada, ben, cyd] = (await people(4)) as [Person, Person, Person, Person];
    await app.as(owner).post(`/follows/${cyd.id}`);
    await say(ada, 'to ben', { parentPostId: await say(ben, 'by ben') });
    await say(ada, 'to cyd', { parentPostId: await say(cyd, 'by cyd') });
    await say(ada, 'to owner', { parentPostId: await say(owner, 'by owner') });
    const members = [{ userId: ada.id }, { userId: ben.id }];

    expect(await read(owner, await listOf(owner, {}, ...members))).toEqual(['by ben']);
    const ofList = await listOf(owner, { replies: 'LIST' }, ...members);
    expect(await read(owner, ofList)).toEqual(['to owner', 'to ben', 'by ben']);
    const ofFollowed = await listOf(owner, { replies: 'FOLLOWED' }, ...members);
    expect(await read(owner, ofFollowed, 1)).toEqual(['to owner', 'to cyd', 'by ben']);
  });

  it('that are exclusive keep their people out of home until the last of them lets go', async () => {
    const [owner, ada] = (await people(2)) as [Person, Person];
    await app.as(owner).post(`/follows/${ada.id}`);
    await say(ada, 'hello');
    const first = await listOf(owner, { isExclusive: true }, { userId: ada.id });
    const second = await listOf(owner, {}, { userId: ada.id });
    const exclusive = (id: string, isExclusive: boolean) =>
      app.as(owner).graphql(UPDATE, { id, input: { isExclusive } });
    const seen: string[][] = [await home(owner)];

    await exclusive(second, true);
    await app.as(owner).graphql(DELETE, { id: first });
    seen.push(await home(owner));
    await app.as(owner).put(`/mutes/${ada.id}`, { scopes: ['NOTIFICATIONS'] });
    await app.as(owner).graphql(REMOVE, { id: second, member: { userId: ada.id } });
    seen.push(await home(owner));
    await app.as(owner).graphql(ADD, { id: second, member: { userId: ada.id } });
    await app.as(owner).delete(`/mutes/${ada.id}`);
    seen.push(await home(owner));
    await exclusive(second, false);
    seen.push(await home(owner));

    expect(seen).toEqual([[], [], ['hello'], [], ['hello']]);
    expect(await app.rows('select * from relationships where owner_id = $1', [owner.id])).toEqual([]);
  });

  it('lose people on either side by a block, and keep the rest', async () => {
    const [ada, ben] = (await people(2)) as [Person, Person];
    const hers = await listOf(ada, { isExclusive: true }, { userId: ben.id }, { hashtag: 'kept' });
    const his = await listOf(ben, { isExclusive: true }, { userId: ada.id });

    await app.as(ada).post(`/blocks/${ben.id}`);
    const again = await app.as(ada).graphql(ADD, { id: hers, member: { userId: ben.id } });
    const byBlocked = await app.as(ben).graphql(ADD, { id: his, member: { userId: ada.id } });
    await app.as(ada).delete(`/blocks/${ben.id}`);

    const contents = async (owner: Person) =>
      (await app.as(owner).graphql('{ viewer { lists { memberCount hashtags members { edges { node { id } } } } } }'))
        .data.viewer.lists;
    expect(await contents(ada)).toEqual([{ memberCount: 0, hashtags: ['kept'], members: { edges: [] } }]);
    expect(await contents(ben)).toEqual([{ memberCount: 0, hashtags: [], members: { edges: [] } }]);
    expect([reasonOf(again), reasonOf(byBlocked)]).toEqual(['YOU_BLOCK_THEM', 'USER_NOT_FOUND']);
    expect(await app.rows('select * from relationships where owner_id = any($1)', [[ada.id, ben.id]])).toEqual([]);
  });

  it('keep no one out of a home when a block and a change of the list meet', async () => {
    const [ada, ben] = (await people(2)) as [Person, Person];
    const id = await listOf(ada, { isExclusive: true });

    for (let round = 0; round < 15; round += 1) {
      await Promise.all([
        app.as(ada).graphql(ADD, { id, member: { userId: ben.id } }),
        app.as(ben).post(`/blocks/${ada.id}`),
        app.as(ada).graphql(UPDATE, { id, input: { isExclusive: round % 2 === 0 } }),
      ]);
      const rows = await app.rows('select list_homes from relationships where owner_id = $1', [ada.id]);
      expect(rows).toEqual([{ list_homes: 0 }]);
      await app.as(ben).delete(`/blocks/${ada.id}`);
    }
  }, 60_000);

  it('are in the order of their owner, who alone finds them', async () => {
    const [owner, other] = (await people(2)) as [Person, Person];
    const ids = [];
    for (const title of ['one', 'two', 'three', 'four']) ids.push(await listOf(owner, { title }, { userId: other.id }));
    const titles = async () =>
      (await app.as(owner).graphql('{ viewer { lists { title position } } }')).data.viewer.lists.map(
        ({ title, position }: Json) => `${position} ${title}`,
      );

    await app.as(owner).graphql(UPDATE, { id: ids[3], input: { position: 1 } });
    const moved = await titles();
    await app.as(owner).put(`/lists/${ids[0]}`, { position: 50, title: 'first' });

    expect(moved).toEqual(['0 one', '1 four', '2 two', '3 three']);
    expect(await titles()).toEqual(['0 four', '1 two', '2 three', '3 first']);
    const ask = `query ($handle: String!) { user(handle: $handle) { viewerListIds } }`;
    const mine = await app.as(owner).graphql(ask, { handle: other.handle });
    expect(new Set(mine.data.user.viewerListIds)).toEqual(new Set(ids));
    expect((await app.as(other).graphql(ask, { handle: other.handle })).data.user.viewerListIds).toEqual([]);
    expect((await app.as(other).graphql(POSTS, { id: ids[0] })).data.list).toBeNull();
    expect(reasonOf(await app.as(other).graphql(ADD, { id: ids[0], member: { userId: owner.id } }))).toBe(
      'LIST_NOT_FOUND',
    );
  });

  it('refuse what they cannot hold', async () => {
    const [owner] = (await people(1)) as [Person];
    const id = await listOf(owner);
    const add = async (member: Record<string, string>) => reasonOf(await app.as(owner).graphql(ADD, { id, member }));
    for (let tag = 0; tag < 20; tag += 1) await add({ hashtag: `full${tag}` });

    expect(reasonOf(await app.as(owner).graphql(CREATE, { input: { title: ' ' } }))).toBe('INVALID_LIST_TITLE');
    expect(reasonOf(await app.as(owner).graphql(CREATE, { input: { title: 'x'.repeat(101) } }))).toBe(
      'INVALID_LIST_TITLE',
    );
    expect(await add({})).toBe('INVALID_LIST_MEMBER');
    expect(await add({ hashtag: 'a', phrase: 'b' })).toBe('INVALID_LIST_MEMBER');
    expect(await add({ hashtag: 'two words' })).toBe('INVALID_HASHTAG');
    expect(await add({ phrase: '?!' })).toBe('INVALID_PHRASE');
    expect(await add({ phrase: 'x'.repeat(101) })).toBe('INVALID_PHRASE');
    expect(await add({ hashtag: 'onemore' })).toBe('LIST_HASHTAGS_FULL');
    expect(await add({ hashtag: 'FULL3' })).toBeUndefined();
    await app.rows(
      `insert into lists (id, created_at, owner_id, title, position)
       select gen_random_uuid(), now(), $1, 'many', n from generate_series(1, 49) n`,
      [owner.id],
    );
    expect(reasonOf(await app.as(owner).graphql(CREATE, { input: { title: 'the 51st' } }))).toBe('TOO_MANY_LISTS');
  });

  it('get new quacks live, unlike anyone else', async () => {
    const [owner, ada, ben] = (await people(3)) as [Person, Person, Person];
    const id = await listOf(owner, {}, { userId: ada.id }, { hashtag: 'livelist' });
    const filtered = await listOf(owner, {}, { userId: ada.id }, { phrase: 'pond' });
    const listening = [id, filtered].map((listId) => new Listening<Json>(app.as(owner), ADDED, { listId }));
    const refused = new Listening<Json>(app.as(ben), ADDED, { listId: id });
    await until(() => refused.errors.length > 0, 'the refusal');
    await until(() => app.get(LivePosts).listenerCount === 2, 'the subscriptions');

    await say(ada, 'for followers', { visibility: 'FOLLOWERS' });
    await say(ben, 'by someone else');
    await say(ben, 'tagged #livelist');
    await say(ada, 'at the pond');

    await until(() => listening[0]!.arrivals.length === 2 && listening[1]!.arrivals.length === 1, 'the quacks');
    expect(listening.map(({ arrivals }) => arrivals.map(({ content }) => content).toSorted())).toEqual([
      ['at the pond', 'tagged #livelist'],
      ['at the pond'],
    ]);
    for (const each of listening) await each.stop();
    await until(() => app.get(LivePosts).listenerCount === 0, 'the end');
  });

  it('go with a deleted owner, and lose a deleted person', async () => {
    const [owner, ada] = (await people(2)) as [Person, Person];
    await listOf(owner, { isExclusive: true }, { userId: ada.id });
    await listOf(ada, {}, { userId: owner.id });
    await app.as(ada).graphql(FOLLOW_TAG, { tag: 'gone' });

    const { password, handle } = ada;
    const { errors } = await app.as(ada).graphql(DELETE_ACCOUNT, { password, handle });
    await app.settled();

    expect(errors).toBeUndefined();

    const left = await app.rows(
      'select l.owner_id from list_members m join lists l on l.id = m.list_id where m.user_id = any($1)',
      [[owner.id, ada.id]],
    );
    expect(left).toEqual([]);
    expect(await app.rows('select 1 from followed_hashtags where user_id = $1', [ada.id])).toEqual([]);
    expect(await app.rows('select 1 from lists where owner_id = $1', [ada.id])).toEqual([]);
  });
});

describe('followed hashtags', () => {
  it('bring public quacks with them home, each once, without mutes, the limited and what is not for everyone', async () => {
    const [reader, ada, ben, cyd] = (await people(4)) as [Person, Person, Person, Person];
    await app.as(reader).post(`/follows/${ada.id}`);
    const follow = await app.as(reader).graphql(FOLLOW_TAG, { tag: '#HomeBirds' });
    await app.as(reader).graphql(FOLLOW_TAG, { tag: 'homeplants' });

    await say(ada, 'by someone I follow #homebirds');
    await say(ben, 'both #homebirds #homeplants');
    await say(ben, 'unlisted #homebirds', { visibility: 'UNLISTED' });
    await say(ben, 'nothing in it');
    await say(cyd, 'muted #homebirds');
    await app.as(reader).put(`/mutes/${cyd.id}`, { scopes: ['HOME_QUACKS'] });

    expect(await home(reader)).toEqual(['both #homebirds #homeplants', 'by someone I follow #homebirds']);
    expect(follow.data.followHashtag).toEqual({
      hashtag: null,
      followedHashtags: [{ tag: 'homebirds', name: 'HomeBirds' }],
    });
    const unfollow = await app.as(reader).graphql(UNFOLLOW_TAG, { tag: 'homebirds' });
    expect(unfollow.data.unfollowHashtag.hashtag).toEqual({ tag: 'homebirds', viewerIsFollowing: false });
    await app.as(reader).delete('/hashtags/tag/homeplants/follow');
    expect(await home(reader)).toEqual(['by someone I follow #homebirds']);
  });

  it('leave home at one statement, also for those who follow none', async () => {
    const [reader] = (await people(1)) as [Person];
    const readHome = () => app.statementsDuring(() => app.as(reader).graphql(HOME));
    await readHome();
    const without = await readHome();

    await app.as(reader).graphql(FOLLOW_TAG, { tag: 'onestatement' });
    await readHome();

    expect((await readHome()).length).toBe(without.length);
  });

  it('bring them live', async () => {
    const [reader, ada] = (await people(2)) as [Person, Person];
    await app.as(reader).put('/hashtags/tag/LiveBirds/follow');
    const listening = new Listening<Json>(app.as(reader), ADDED, { feed: 'FOLLOWING' });
    await until(() => app.get(LivePosts).listenerCount === 1, 'the subscription');

    await say(ada, 'no birds');
    await say(ada, 'unlisted #livebirds', { visibility: 'UNLISTED' });
    await say(ada, 'here they are #livebirds');

    await until(() => listening.arrivals.length === 1, 'the quack');
    expect(listening.arrivals[0]).toMatchObject({ content: 'here they are #livebirds' });
    await listening.stop();
  });

  it('are 100 at most', async () => {
    const [reader] = (await people(1)) as [Person];
    await app.rows(
      `insert into followed_hashtags (user_id, tag, id, name)
       select $1, 'many' || n, gen_random_uuid(), 'many' || n from generate_series(1, 100) n`,
      [reader.id],
    );

    expect(reasonOf(await app.as(reader).graphql(FOLLOW_TAG, { tag: 'more' }))).toBe('TOO_MANY_FOLLOWED_HASHTAGS');
    expect(reasonOf(await app.as(reader).graphql(FOLLOW_TAG, { tag: 'many7' }))).toBeUndefined();
  });
});
