import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LivePosts } from '#posts/live/live-posts.js';
import { clientOf } from '../mastodon/support/client-app.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { Listening, until } from './support/listening.js';
import type { Person } from './support/world.js';

const CREATE = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const CHOOSE = `mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) {
  viewer { preferences { contentLanguages languageFilter } } } }`;
const STREAM = `query ($feed: Feed!, $first: Int = 20) { stream(feed: $feed, first: $first) {
  edges { node { content requackOf { content } } } pageInfo { hasNextPage } } }`;
const REQUACK = 'mutation ($id: ID!) { requackPost(id: $id) { post { id } } }';

let app: TestApp;
let [writer, reader, friend]: Person[] = [];
beforeAll(async () => {
  app = await startTestApp();
  [writer, reader, friend] = await app.world.people('writer', 'reader', 'friend');
  for (const each of [writer!, friend!]) await app.as(reader!).post(`/follows/${each.id}`);
  for (const [content, language] of [
    ['#pond not said', null],
    ['#pond hello', 'en'],
    ['#pond olá', 'pt-BR'],
    ['#pond שלום', 'he'],
  ])
    await publish(writer!, { content, language });
  await publish(reader!, { content: '#pond own', language: 'fr' });
});
afterAll(() => app.stop());

async function publish(by: Person, input: object): Promise<string> {
  return (await app.as(by).graphql(CREATE, { input })).data.createPost.post.id;
}
const choose = async (input: object): Promise<Json> => {
  const { data, errors } = await app.as(reader!).graphql(CHOOSE, { input });
  return data?.updatePreferences.viewer.preferences ?? errors?.[0]?.extensions;
};
async function stream(feed: string, first = 20): Promise<Json> {
  return (await app.as(reader!).graphql(STREAM, { feed, first })).data.stream;
}
const words = ({ edges }: Json): string[] =>
  edges.map(({ node }: Json) => (node.requackOf ?? node).content.replace('#pond ', ''));

describe('Languages that one reads', () => {
  it('are any of BCP 47, and leave nothing out by themselves', async () => {
    expect(await choose({ contentLanguages: ['PT', 'iw'] })).toEqual({
      contentLanguages: ['pt', 'he'],
      languageFilter: 'OFF',
    });
    expect(words(await stream('EVERYONE'))).toEqual(['own', 'שלום', 'olá', 'hello', 'not said']);
    expect(await choose({ contentLanguages: ['Hebrew'] })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('leave others out of everyone and hashtags, in all APIs, but not at home', async () => {
    await choose({ contentLanguages: ['pt'], languageFilter: 'LISTS' });

    const shown = ['own', 'olá', 'not said'];
    expect(words(await stream('EVERYONE'))).toEqual(shown);
    expect(words(await stream('EVERYONE', 2))).toEqual(shown.slice(0, 2));
    const hashtag = await app.as(reader!).get('/hashtags/posts/pond');
    expect(hashtag.body.data.map(({ content }: Json) => content.replace('#pond ', ''))).toEqual(shown);
    const device = await clientOf(app, reader!);
    const { body } = await device.get('/v1/timelines/public');
    expect((body as Json[]).map(({ language }) => language)).toEqual(['fr', 'pt-BR', null]);
    expect(words(await stream('FOLLOWING'))).toEqual(['own', 'שלום', 'olá', 'hello', 'not said']);
  });

  it('leave others out at home too where that is wished, and requacks of them', async () => {
    const english = await publish(writer!, { content: '#pond again', language: 'en' });
    await app.as(friend!).graphql(REQUACK, { id: english });
    await choose({ languageFilter: 'LISTS' });
    expect(words(await stream('FOLLOWING'))).toContain('again');

    await choose({ languageFilter: 'HOME' });

    expect(words(await stream('FOLLOWING'))).toEqual(['own', 'olá', 'not said']);
  });

  it('are those of the interface until they are chosen', async () => {
    await choose({ contentLanguages: [], languageFilter: 'LISTS' });

    expect(words(await stream('EVERYONE'))).toEqual(['again', 'own', 'hello', 'not said']);
  });

  it('leave others out of live updates', async () => {
    await choose({ contentLanguages: ['he'], languageFilter: 'HOME' });
    const added = 'subscription { postAdded(feed: FOLLOWING) { content } }';
    const home = new Listening<Json>(app.as(reader!), added, {});
    await until(() => app.get(LivePosts).listenerCount === 1, 'the stream');

    await publish(writer!, { content: 'live english', language: 'en' });
    await publish(writer!, { content: 'live עברית', language: 'he' });

    await until(() => home.arrivals.length > 0, 'the post');
    expect(home.arrivals.map(({ content }) => content)).toEqual(['live עברית']);
    await home.stop();
  });
});
