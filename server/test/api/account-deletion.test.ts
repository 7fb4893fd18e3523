import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CounterAudit } from '#posts/publishing/counter-audit.job.js';
import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Transactions } from '#kernel/events/transactions.js';
import { until } from '../plumbing/support/until.js';
import { startTestApp, type TestApp } from './support/app.js';
import { Calendar, noon, SCHEDULE } from './support/calendar.js';
import type { Client, Json } from './support/client.js';
import { filesForm, picture } from './support/pictures.js';
import { Holding } from './support/holding.js';
import type { Person } from './support/world.js';

let app: TestApp;
let asAdmin: Client;

beforeAll(async () => {
  app = await startTestApp();
  asAdmin = app.as(await app.world.person('an_admin', { role: 'admin' }));
});
afterAll(() => app.stop());

async function post(person: Person, content: string, parentPostId?: string): Promise<string> {
  const path = parentPostId === undefined ? '/posts' : '/posts/replies';
  const { body } = await app.as(person).post(path, { content, parentPostId });
  return body.data.id as string;
}

/** A user with posts, replies, nods, pins and follows among others. */
async function populate(name: string) {
  const [ada, ben] = (await app.world.people(`${name}_ada`, `${name}_ben`)) as [Person, Person];
  const quack = await post(ada, `words of ${name} #${name}tag @${ben.handle}`);
  const answer = await post(ben, 'an answer', quack);
  const bens = await post(ben, 'of Ben');
  const reply = await post(ada, 'a reply of the deleted', bens);
  await app.as(ada).post(`/likes/posts/${bens}`);
  await app.as(ben).post(`/likes/posts/${quack}`);
  await app.as(ada).post(`/follows/${ben.id}`);
  await app.as(ben).post(`/follows/${ada.id}`);
  await app.as(ada).graphql('mutation ($id: ID!) { pinPost(id: $id) { post { id } } }', { id: bens });
  await app.settled();
  return { ada, ben, quack, answer, bens, reply };
}

async function drift(): Promise<Record<string, number>> {
  return app.get(CounterAudit).audit();
}

/** What the user also scheduled and uploaded, and how to check whether it is still there. */
async function wait({ ada }: { ada: Person }) {
  const calendar = new Calendar(app);
  const png = await picture(16, 16).png().toBuffer();
  const upload = async (): Promise<Json> => (await app.as(ada).post('/media/upload', filesForm([png]))).body.data;
  const [unused, waiting, shown] = [await upload(), await upload(), await upload()];
  const schedule = (input: object) => app.as(ada).graphql(SCHEDULE, { input: { publishAt: noon(1), ...input } });
  const scheduled = (await schedule({ content: 'with a picture', mediaIds: [waiting.id] })).data.schedulePost.id;
  const plain = (await schedule({ content: 'without' })).data.schedulePost.id as string;
  await app.as(ada).post('/posts', { content: 'shown already', mediaIds: [shown.id] });
  const status = async ({ url }: Json) => (await app.visitor.raw(url as string)).status;
  return {
    letPass: () => calendar.letPass(scheduled as string, plain),
    found: async () => ({
      ...{ unused: await status(unused), waiting: await status(waiting), shown: await status(shown) },
      scheduled: (await app.rows('select id from scheduled_posts where author_id = $1::uuid', [ada.id])).length,
      told: (await app.rows('select id from notifications where recipient_id = $1::uuid', [ada.id])).length,
    }),
    /** Resolves when every file has a row. */
    swept: async () => {
      const { DATA_DIR } = app.mallard.app.get<Settings>(SETTINGS);
      const inFolder = () =>
        readdirSync(join(DATA_DIR, 'media', 'files'), { recursive: true, withFileTypes: true }).filter((one) =>
          one.isFile(),
        );
      const rows = async () =>
        (
          await app.rows<{ files: number }>(
            'select coalesce(sum(1 + (thumbnail_bytes > 0)::int), 0)::int as files from media',
          )
        )[0]!;
      await until(async () => inFolder().length === (await rows()).files);
    },
  };
}

describe('Deleting an account', () => {
  it('removes what the user wrote, leaves the threads of others, and every counter stays exact', async () => {
    const { ada, ben, quack, answer, bens, reply } = await populate('gone');

    const { body } = await asAdmin.delete(`/identity/users/${ada.id}`);
    await app.settled();

    expect(body.data).toBe(ada.id);
    expect((await asAdmin.get(`/identity/users/${ada.id}`)).status).toBe(404);
    expect((await app.as(ada).get('/identity/profile')).status).toBe(401);
    expect((await app.visitor.get(`/profiles/public/${ada.handle}`)).status).toBe(404);
    expect((await app.visitor.get(`/posts/${quack}`)).status).toBe(404);
    expect((await app.visitor.get(`/posts/${reply}`)).status).toBe(404);
    expect((await app.visitor.get(`/posts/${answer}`)).status).toBe(200);
    const after = (await app.visitor.get(`/posts/${bens}`)).body.data;
    expect(after).toMatchObject({ likeCount: 0, replyCount: 0 });
    const stats = (await app.visitor.get(`/follows/${ben.id}/stats`)).body.data;
    expect(stats).toMatchObject({ followersCount: 0, followingCount: 0 });
    expect(await drift()).toEqual({});
  });

  it('erases all personal data', async () => {
    const { ada } = await populate('scrubbed');
    await asAdmin.delete(`/identity/users/${ada.id}`);
    await app.settled();

    const [row] = await app.rows<Record<string, unknown>>('select * from users where id = $1', [ada.id]);
    expect(JSON.stringify({ ...row, id: undefined })).not.toContain('scrubbed');
    const words = await app.rows('select 1 from posts where author_id = $1 and content <> $2', [ada.id, '']);
    expect(words).toEqual([]);
    const login = await app.visitor.post('/tokens', { email: row!.handle, password: ada.password });
    expect(login.status).toBe(400);
  });

  it('takes the pictures of the profile along', async () => {
    const { ada } = await populate('pictured');
    const image = filesForm([{ field: 'ImageFile', bytes: await picture().jpeg().toBuffer() }]);
    const { data: face } = (await app.as(ada).put('/identity/profile-image', image)).body;
    const { data: banner } = (await app.as(ada).put('/identity/profile-banner', image)).body;

    await asAdmin.delete(`/identity/users/${ada.id}`);
    await app.settled();

    const statuses = [face, banner].map(async (address: string) => (await app.visitor.raw(address)).status);
    expect(await Promise.all(statuses)).toEqual([404, 404]);
  });

  it('leaves what they wrote without a name if that is chosen', async () => {
    const { ada, quack, bens, reply } = await populate('kept');

    await asAdmin.graphql(`mutation ($id: ID!) { deleteManagedUser(id: $id, content: KEEP) { deletedId } }`, {
      id: ada.id,
    });
    await app.settled();

    const kept = (await app.visitor.get(`/posts/${quack}`)).body.data;
    expect(kept).toMatchObject({ authorName: 'Deleted account', replyCount: 1 });
    expect(kept.authorHandle).toMatch(/^deleted_[0-9a-f]{12}$/);
    expect((await app.visitor.get(`/posts/${reply}`)).status).toBe(200);
    expect((await app.visitor.get(`/posts/${bens}`)).body.data).toMatchObject({ likeCount: 0, replyCount: 1 });
    expect((await app.visitor.get(`/profiles/public/${kept.authorHandle as string}`)).status).toBe(404);
    expect(await drift()).toEqual({});
  });

  it.each([
    ['remove', 404],
    ['keep', 200],
  ])(
    'ends what was scheduled and uploads in no quack, files included, where the quacks are to %s',
    async (content, shown) => {
      const scene = await populate(`${content}_waiting`);
      const waiting = await wait(scene);
      expect(await waiting.found()).toMatchObject({ unused: 200, waiting: 200, shown: 200, scheduled: 2 });

      await asAdmin.graphql(
        `mutation ($id: ID!) { deleteManagedUser(id: $id, content: ${content.toUpperCase()}) { deletedId } }`,
        {
          id: scene.ada.id,
        },
      );
      await app.settled();
      await waiting.letPass();

      expect(await waiting.found()).toEqual({ unused: 404, waiting: 404, shown, scheduled: 0, told: 0 });
      await waiting.swept();
      expect(await drift()).toEqual({});
    },
  );

  it.each([
    ['a plain reply', 'REMOVE', 'words'],
    ['a reply with a hashtag and a mention', 'KEEP', 'words of #late and @late_KEEP_ben'],
  ] as const)('leaves no room for %s that was under way', async (_what, content, words) => {
    const { ada, bens } = await populate(`late_${content}`);
    // The reply is accepted and waits for its parent post.
    const holding = await Holding.take(app, 'select id from posts where id = $1::uuid for update', [bens]);
    const reply = app.as(ada).post('/posts/replies', { content: words, parentPostId: bens });
    await holding.untilAwaited();

    await asAdmin.graphql(`mutation ($id: ID!) { deleteManagedUser(id: $id, content: ${content}) { deletedId } }`, {
      id: ada.id,
    });
    await holding.release();

    expect((await reply).status).toBe(401);
    await app.settled();
    expect(await app.rows('select id from posts where author_id = $1::uuid and content = $2', [ada.id, words])).toEqual(
      [],
    );
    expect(await drift()).toEqual({});
  });

  it('leaves no room for an upload that was under way, and no file of it', async () => {
    const scene = await populate('late_upload');
    const { ada } = scene;
    const { swept } = await wait(scene);
    const png = await picture(16, 16).png().toBuffer();
    // A user's uploads run one after the other; this one is accepted and waits for the lock.
    const TURN = `select pg_advisory_xact_lock(hashtextextended('media of ' || $1, 0))`;
    const holding = await Holding.take(app, TURN, [ada.id]);
    const upload = app.as(ada).post('/media/upload', filesForm([png]));
    await holding.untilAwaited();

    await asAdmin.delete(`/identity/users/${ada.id}`);
    await holding.release();

    expect((await upload).status).toBe(401);
    await app.settled();
    expect(await app.rows('select id from media where owner_id = $1::uuid', [ada.id])).toEqual([]);
    await swept();
  });

  it('holds the handle for a while, so that no one is mistaken for the user', async () => {
    const { ada } = await populate('held');
    await asAdmin.delete(`/identity/users/${ada.id}`);

    expect((await app.visitor.get(`/profiles/exists/${ada.handle}`)).body.data).toBe(true);
  });

  it('is handled twice without harm', async () => {
    const { ada } = await populate('twice');
    await asAdmin.delete(`/identity/users/${ada.id}`);
    await app.get(Transactions).run((tx) => Promise.resolve(tx.publish(new UserDeleted(ada.id, 'remove', null))));
    await app.settled();

    expect(await drift()).toEqual({});
  });
});

describe('Removing the post of another user', () => {
  it('needs the claim, and the audit log records what was removed', async () => {
    const [ada, ben] = (await app.world.people('rm_ada', 'rm_ben')) as [Person, Person];
    const quack = await post(ada, 'something against the rules');

    const refused = await app.as(ben).delete(`/posts/${quack}`);
    const removed = await asAdmin.delete(`/posts/${quack}`);

    expect([refused.status, removed.status]).toEqual([403, 200]);
    const query = `query ($id: ID!) { auditLog(filter: { subjectId: $id }) { edges { node {
      action actorHandle subjectKind changes { field before after } } } } }`;
    const { data } = await asAdmin.graphql(query, { id: quack });
    expect(data.auditLog.edges).toEqual([
      {
        node: {
          action: 'post.removed',
          actorHandle: 'an_admin',
          subjectKind: 'post',
          changes: expect.arrayContaining([
            { field: 'content', before: 'something against the rules', after: null },
          ]) as Json,
        },
      },
    ]);
  });
});
