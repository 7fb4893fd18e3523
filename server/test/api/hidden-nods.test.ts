import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import { Conversation } from './support/conversation.js';
import type { Person } from './support/world.js';

const NODS = 'query($handle: String!) { user(handle: $handle) { hidesNods nods { edges { node { content } } } } }';
const HIDE = `mutation($hidesNods: Boolean) { updateProfile(input: { hidesNods: $hidesNods }) { viewer { user { hidesNods } } } }`;

describe('hidden nods', () => {
  let app: TestApp;
  let ada: Person;
  let ben: Person;
  let post: string;

  beforeAll(async () => {
    app = await startTestApp();
    [ada, ben] = (await app.world.people('ada', 'ben')) as [Person, Person];
    post = await new Conversation(app).say(ben, 'worth a nod');
    await app.as(ada).post(`/likes/posts/${post}`);
  });
  afterAll(() => app.stop());

  const as = (person: Person | null) => (person ? app.as(person) : app.visitor);
  const nodsOf = async (viewer: Person | null) => (await as(viewer).graphql(NODS, { handle: 'ada' })).data.user;
  const overRest = async (viewer: Person | null) => (await as(viewer).get(`/likes/users/${ada.id}`)).body;
  const shown = { hidesNods: false, nods: { edges: [{ node: { content: 'worth a nod' } }] } };

  it('are shown until their owner hides them', async () => {
    for (const viewer of [null, ben, ada]) {
      expect(await nodsOf(viewer)).toEqual(shown);
      expect(await overRest(viewer)).toMatchObject({ totalCount: 1, data: [{ id: post }] });
    }
  });

  it('are a list that only their owner sees, while each nod stays public below its post', async () => {
    const { data } = await app.as(ada).graphql(HIDE, { hidesNods: true });

    expect(data.updateProfile.viewer.user.hidesNods).toBe(true);
    for (const viewer of [null, ben]) {
      expect(await nodsOf(viewer)).toEqual({ hidesNods: true, nods: { edges: [] } });
      expect(await overRest(viewer)).toMatchObject({ totalCount: 0, data: [] });
      const below = await as(viewer).get(`/likes/posts/${post}`);
      expect(below.body).toMatchObject({ data: [{ handle: 'ada' }] });
    }
    expect(await nodsOf(ada)).toEqual({ ...shown, hidesNods: true });
    expect(await overRest(ada)).toMatchObject({ totalCount: 1, data: [{ id: post }] });
    const own = await app.as(ada).graphql('{ viewer { nods { edges { node { content } } } } }');
    expect(own.data.viewer.nods.edges).toHaveLength(1);

    await app.as(ada).graphql(HIDE, { hidesNods: null });
    expect((await nodsOf(ben)).hidesNods).toBe(true);
    await app.as(ada).graphql(HIDE, { hidesNods: false });
    expect(await nodsOf(ben)).toEqual(shown);
  });
});
