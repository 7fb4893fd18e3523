import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const FRONT = '{ frontPosts(first: 20) { id content author { handle } } }';
const CREATE = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';

interface Shown {
  id: string;
  content: string;
  author: { handle: string };
}

describe('the quacks at the front door', () => {
  let app: TestApp;
  let [ada, ben, shy, wary]: Person[] = [];
  const ids: Record<string, string> = {};

  const write = async (author: Person, content: string, contentWarning: string | null = null) => {
    const { data } = await app.as(author).graphql(CREATE, { input: { content, contentWarning } });
    return data.createPost.post.id as string;
  };
  const nod = (who: Person, id: string) => app.as(who).graphql(`mutation { nodPost(id: "${id}") { post { id } } }`);
  const shown = async (language: string, as?: Person): Promise<Shown[]> => {
    const { data } = await (as ? app.as(as) : app.visitor).graphql(FRONT, {}, { 'accept-language': language });
    return data.frontPosts as Shown[];
  };

  beforeAll(async () => {
    app = await startTestApp();
    [ada, ben, shy, wary] = await app.world.people('ada', 'ben', 'shy', 'wary');
    await app.as(shy!).graphql('mutation { updateProfile(input: { requiresLogin: true }) { viewer { email } } }');
    ids.plain = await write(ada!, 'A heron at the sluice.');
    ids.liked = await write(ada!, 'Two herons at the sluice.');
    ids.hebrew = await write(ben!, 'אנפה ליד הסכר.');
    ids.hidden = await write(shy!, 'Only for those who are signed in.');
    ids.warned = await write(wary!, 'The end of the book.', 'Spoilers');
    for (const id of [ids.liked, ids.hidden, ids.warned]) await nod(ben!, id);
  });
  afterAll(() => app.stop());

  it('are what people like, one of each author, in the language of the reader first', async () => {
    expect((await shown('en')).map(({ id }) => id)).toEqual([ids.liked, ids.hebrew]);
    expect((await shown('he')).map(({ id }) => id)).toEqual([ids.hebrew, ids.liked]);
  });

  it('are the same for people who are signed in: nothing that visitors may not read, and nothing behind a warning', async () => {
    expect((await shown('en', ada)).map(({ author }) => author.handle)).toEqual(['ada', 'ben']);
  });

  it('go at once when they are deleted, or their author is no longer read by visitors', async () => {
    // Both of hers: after some seconds the list is made anew, with what she still has.
    for (const id of [ids.plain, ids.liked])
      await app.as(ada!).graphql(`mutation { deletePost(id: "${id}") { deletedId } }`);
    await app.as(ben!).graphql('mutation { updateProfile(input: { requiresLogin: true }) { viewer { email } } }');

    expect(await shown('en')).toEqual([]);
    expect(await shown('en', ada)).toEqual([]);
  });
});
