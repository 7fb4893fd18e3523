import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import { filesForm, picture } from './support/pictures.js';
import type { Person } from './support/world.js';

/*
 * What an operation reaches by an id that belongs to someone else, where the answer alone does not tell: the other person's
 * object is compared before and after.
 */

const NOTIFICATIONS = '{ viewer { unreadNotificationCount notifications { edges { node { id isRead } } } } }';
const MARK = 'mutation ($upTo: ID) { markNotificationsRead(upTo: $upTo) { viewer { unreadNotificationCount } } }';
const END = 'mutation ($id: ID!, $userId: ID!) { endManagedSession(id: $id, userId: $userId) { deletedId } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const works = async (person: { token: string }) => (await app.as(person).get('/identity/profile')).status === 200;

async function followed(person: Person, follower: Person) {
  await app.as(follower).post(`/follows/${person.id}`);
  await app.settled();
  return (await app.as(person).graphql(NOTIFICATIONS)).data.viewer;
}

describe('an id of someone else', () => {
  it("marks none of their notifications read, and one's own only up to its time", async () => {
    const [ada, ben, fan] = (await app.world.people('of-ada', 'of-ben', 'of-fan')) as [Person, Person, Person];
    const adas = await followed(ada, fan);
    const bens = await followed(ben, fan);
    expect([adas.unreadNotificationCount, bens.unreadNotificationCount]).toEqual([1, 1]);

    const { errors } = await app.as(ben).graphql(MARK, { upTo: adas.notifications.edges[0].node.id });

    const after = async (person: Person) => (await app.as(person).graphql(NOTIFICATIONS)).data.viewer;
    expect((await after(ada)).notifications).toEqual(adas.notifications);
    // Ben's notification is newer than the one that he named.
    expect((await after(ben)).notifications).toEqual(bens.notifications);
    expect(errors?.[0]?.extensions['code'] ?? 'ok').toMatch(/^(ok|NOT_FOUND)$/);
  });

  it('ends no session of a person that it does not belong to, whoever asks', async () => {
    const [ada, ben] = (await app.world.people('end-ada', 'end-ben')) as [Person, Person];
    const admin = await app.world.person('end-admin', { role: 'admin' });
    const root = await app.world.person('end-root', { role: 'root' });

    const crossed = await app.as(admin).graphql(END, { id: ada.sessionId, userId: ben.id });
    const above = await app.as(admin).graphql(END, { id: root.sessionId, userId: root.id });
    const byBasic = await app.as(ben).graphql(END, { id: ada.sessionId, userId: ada.id });

    expect(crossed.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(above.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect(byBasic.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect(await Promise.all([ada, ben, root].map(works))).toEqual([true, true, true]);
    expect((await app.as(admin).graphql(END, { id: ada.sessionId, userId: ada.id })).data).toEqual({
      endManagedSession: { deletedId: ada.sessionId },
    });
    expect(await works(ada)).toBe(false);
  });

  it('neither describes nor deletes their upload, published or not, by id or by address', async () => {
    const [ada, ben] = (await app.world.people('up-ada', 'up-ben')) as [Person, Person];
    const upload = async () =>
      (await app.as(ada).post('/media/upload', filesForm([await picture(8, 8).png().toBuffer()]))).body.data;
    const [draft, published] = [await upload(), await upload()];
    await app.as(ada).post('/posts', { content: 'with a picture', mediaIds: [published.id] });
    const stored = () => app.rows('select * from media where owner_id = $1 order by id', [ada.id]);
    const before = await stored();

    const answers: unknown[] = [];
    for (const { id, url } of [draft, published]) {
      const describe = 'mutation ($id: ID!) { updateMedia(id: $id, input: { altText: "mine now" }) { id } }';
      const remove = 'mutation ($id: ID!) { deleteMedia(id: $id) { deletedId } }';
      for (const query of [describe, remove]) {
        answers.push((await app.as(ben).graphql(query, { id })).errors?.[0]?.extensions['code']);
      }
      answers.push((await app.as(ben).delete(`/media?cloudinaryUrl=${encodeURIComponent(url)}`)).status);
    }

    expect(answers).toEqual(['NOT_FOUND', 'NOT_FOUND', 404, 'FORBIDDEN', 'FORBIDDEN', 403]);
    expect(await stored()).toEqual(before);
  });

  it('attaches no upload of theirs to a post', async () => {
    const [ada, ben] = (await app.world.people('at-ada', 'at-ben')) as [Person, Person];
    const form = filesForm([await picture(8, 8).png().toBuffer()]);
    const { id } = (await app.as(ada).post('/media/upload', form)).body.data;

    const stolen = await app.as(ben).post('/posts', { content: 'not mine', mediaIds: [id] });

    expect(stolen.status).toBe(400);
    expect(await app.rows(`select 1 from posts where content = 'not mine'`)).toEqual([]);
    expect((await app.as(ada).post('/posts', { content: 'mine', mediaIds: [id] })).status).toBe(200);
  });
});
