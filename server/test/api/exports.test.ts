import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountStates } from '#identity/account-states/account-states.service.js';
import { Transactions } from '#kernel/events/transactions.js';
import { DataExportsWorker } from '#portability/exports/data-exports.worker.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { filesForm, picture } from './support/pictures.js';
import type { Person } from './support/world.js';
import { unzipped } from './support/zip.js';

const REQUEST = 'mutation ($password: String!) { requestExport(password: $password) { state nextAt } }';
const STATE = '{ viewer { dataExport { state bytes expiresAt nextAt } } }';
const CREATE = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const WHISPER = 'mutation ($input: SendWhisperInput!) { sendWhisper(input: $input) { id } }';
const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const request = (person: Person, password = person.password) => app.as(person).graphql(REQUEST, { password });
const download = (person: Person) => app.as(person).raw('/api/data-export');

/** Waits until the job has made the file, as long as a busy machine may take. */
async function ready(person: Person): Promise<Json> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const { dataExport } = (await app.as(person).graphql(STATE)).data.viewer;
    if (dataExport.state !== 'WAITING') return dataExport;
    if (Date.now() > deadline) throw new Error('The file was not made.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('an export of one’s data', () => {
  let ada: Person;
  let [followed, blocked, muted]: Person[] = [];
  let files: Map<string, Buffer>;
  const ids: Record<string, string> = {};
  const json = (name: string): Json => JSON.parse(files.get(name)!.toString());

  beforeAll(async () => {
    ada = await app.world.person('exporting');
    [followed, blocked, muted] = await app.world.people('followed', 'blocked', 'muted');
    const asAda = app.as(ada);
    const png = await picture(16, 16).png().toBuffer();
    ids.media = (await asAda.post('/media/upload', filesForm([png]))).body.data.id;
    const publish = async (by: Person, input: Record<string, unknown>): Promise<string> =>
      (await app.as(by).graphql(CREATE, { input })).data.createPost.post.id;
    ids.quack = await publish(ada, {
      content: 'A <heron> & #sluice, @followed\n\nnew paragraph',
      contentWarning: 'birds',
      mediaIds: [ids.media],
    });
    const theirs = await publish(followed!, { content: 'not hers' });
    ids.reply = await publish(ada, { content: 'a reply', parentPostId: theirs });
    ids.deleted = await publish(ada, { content: 'deleted' });
    await asAda.delete(`/posts/${ids.deleted}`);
    await asAda.post(`/follows/${followed!.id}`);
    await asAda.post(`/blocks/${blocked!.id}`);
    await asAda.put(`/mutes/${muted!.id}`, { scopes: ['HOME_QUACKS', 'NOTIFICATIONS'] });
    await asAda.graphql(WHISPER, { input: { to: ['followed'], content: 'hers' } });
    await app.as(followed!).graphql(WHISPER, { input: { to: ['exporting'], content: 'of someone else' } });

    const { data } = await request(ada);
    expect(data.requestExport.state).toBe('WAITING');
    await ready(ada);
    files = unzipped(Buffer.from(await (await download(ada)).arrayBuffer()));
  });

  it('holds what the person wrote as an ActivityStreams collection, oldest first, without what was deleted', () => {
    const outbox = json('outbox.json');

    expect(outbox).toMatchObject({
      '@context': 'https://www.w3.org/ns/activitystreams',
      type: 'OrderedCollection',
      totalItems: 2,
    });
    expect(outbox.orderedItems.map(({ object }: Json) => object.id.split('/').at(-1))).toEqual([ids.quack, ids.reply]);
    expect(outbox.orderedItems[0]).toMatchObject({
      type: 'Create',
      actor: 'http://localhost:3000/user/exporting',
      object: {
        type: 'Note',
        summary: 'birds',
        sensitive: true,
        content: '<p>A &lt;heron&gt; &amp; #sluice, @followed</p><p>new paragraph</p>',
        tag: [
          { type: 'Hashtag', name: '#sluice' },
          { type: 'Mention', name: '@followed' },
        ],
        attachment: [{ type: 'Document', mediaType: 'image/webp', url: `media/${ids.media}.webp` }],
      },
    });
    expect(outbox.orderedItems[1].object.inReplyTo).toContain('/post/');
  });

  it('holds the media, the profile and the whispers that the person sent', () => {
    expect(files.get(`media/${ids.media}.webp`)!.subarray(8, 12).toString()).toBe('WEBP');
    expect(json('profile.json')).toMatchObject({ handle: 'exporting', email: 'exporting@example.org' });
    expect(json('whispers.json')).toMatchObject([{ content: 'hers', to: ['followed@localhost:3000'] }]);
  });

  it('lists follows, blocks and mutes as Mastodon does', () => {
    const text = (name: string) => files.get(name)!.toString();

    expect(text('following_accounts.csv')).toBe(
      'Account address,Show boosts,Notify on new posts,Languages\r\nfollowed@localhost:3000,true,false,\r\n',
    );
    expect(text('blocked_accounts.csv')).toBe('blocked@localhost:3000\r\n');
    expect(text('muted_accounts.csv')).toBe('Account address,Hide notifications\r\nmuted@localhost:3000,true\r\n');
  });

  it('is told by mail and by a notification, once', async () => {
    const notices = '{ viewer { notifications(first: 20) { edges { node { kind reason } } } } }';

    const { edges } = (await app.as(ada).graphql(notices)).data.viewer.notifications;

    expect(edges.filter(({ node }: Json) => node.reason === 'EXPORT_READY')).toHaveLength(1);
    expect((await app.mailbox.latestTo(ada.email)).subject).toContain('is ready');
  });

  it('can be asked for again after 7 days, when the old file is gone', async () => {
    const again = await request(ada);
    const { expiresAt } = (await app.as(ada).graphql(STATE)).data.viewer.dataExport;
    await app.rows(
      "update data_exports set created_at = now() - interval '7 days', expires_at = now() where user_id = $1",
      [ada.id],
    );
    const late = await download(ada);
    await app.get(DataExportsWorker).sweep();

    expect(again.errors).toMatchObject([
      { extensions: { code: 'CONFLICT', reason: 'EXPORT_TOO_SOON', values: { availableAt: expect.any(String) } } },
    ]);
    expect(Math.round((Date.parse(expiresAt as string) - Date.now()) / DAY_MS)).toBe(7);
    expect(late.status).toBe(404);
    expect((await app.as(ada).graphql(STATE)).data.viewer.dataExport).toBeNull();
    expect((await request(ada)).errors).toBeUndefined();
    expect(await ready(ada)).toMatchObject({ state: 'READY' });
  });
});

describe('the file', () => {
  it('is for its owner only, and needs a session', async () => {
    const [owner, other] = await app.world.people('owner_of_file', 'other_than_owner');
    await request(owner!);
    await ready(owner!);

    expect((await download(owner!)).status).toBe(200);
    expect((await download(other!)).status).toBe(404);
    expect((await app.visitor.raw('/api/data-export')).status).toBe(401);
    const [{ id }] = (await app.rows<{ id: string }>('select id from data_exports where user_id = $1', [
      owner!.id,
    ])) as [{ id: string }];
    expect((await app.visitor.raw(`/media/files/export-${id}.zip`)).status).toBe(404);
  });

  it('is not made without the password', async () => {
    const person = await app.world.person('no_password');

    const { errors } = await request(person, 'not it');

    expect(errors).toMatchObject([{ extensions: { reason: 'INVALID_CREDENTIALS' } }]);
    expect((await app.as(person).graphql(STATE)).data.viewer.dataExport).toBeNull();
  });

  it('can be had by someone who is suspended', async () => {
    const person = await app.world.person('suspended_one');
    await app.get(Transactions).run((tx) => app.get(AccountStates).apply(tx, person.id, { kind: 'SUSPEND' }));
    const input = { login: person.handle, password: person.password };
    const { data } = await app.visitor.graphql('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
      input,
    });
    const back = { ...person, token: data.login.token as string };

    await request(back);

    expect(await ready(back)).toMatchObject({ state: 'READY' });
    expect((await download(back)).status).toBe(200);
  });

  it('can be asked for again at once where it failed, and goes with the account', async () => {
    const person = await app.world.person('failing');
    await request(person);
    await ready(person);
    await app.rows("update data_exports set state = 'waiting', bytes = null, expires_at = null where user_id = $1", [
      person.id,
    ]);
    const [{ id }] = (await app.rows<{ id: string }>('select id from data_exports where user_id = $1', [
      person.id,
    ])) as [{ id: string }];
    await app.get(DataExportsWorker).fail({ exportId: id });

    expect((await app.as(person).graphql(STATE)).data.viewer.dataExport.state).toBe('FAILED');
    expect((await request(person)).errors).toBeUndefined();
    await ready(person);
    const admin = await app.world.person('deleting', { role: 'admin' });
    await app.as(admin).delete(`/identity/users/${person.id}`);
    await app.settled();
    expect(await app.rows('select id from data_exports where user_id = $1', [person.id])).toEqual([]);
  });
});
