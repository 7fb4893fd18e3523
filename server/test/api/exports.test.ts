import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountStates } from '#identity/account-states/account-states.service.js';
import { Transactions } from '#kernel/events/transactions.js';
import { DataExportsWorker } from '#portability/exports/data-exports.worker.js';
import { DataImportsWorker } from '#portability/imports/data-imports.worker.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { filesForm, picture } from './support/pictures.js';
import type { Person } from './support/world.js';
import { unzipped } from './support/zip.js';

const REQUEST = 'mutation ($password: String!) { requestExport(password: $password) { state nextAt } }';
const STATE = '{ viewer { dataExport { state bytes expiresAt nextAt } } }';
const CREATE = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const WHISPER = 'mutation ($input: SendWhisperInput!) { sendWhisper(input: $input) { id } }';
const PIN = `mutation ($id: ID!, $input: UpdatePinInput!) {
  pinPost(id: $id) { post { id } } updatePin(id: $id, input: $input) { post { id } } }`;
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
    ids.draftMedia = (await asAda.post('/media/upload', filesForm([png]))).body.data.id;
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
    await asAda.put(`/follows/${followed!.id}/notifications`, { choice: 'ALL' });
    await asAda.post(`/blocks/${blocked!.id}`);
    await asAda.put(`/mutes/${muted!.id}`, { scopes: ['HOME_QUACKS', 'NOTIFICATIONS'] });
    const list = (await asAda.post('/lists', { title: 'Birds, and more', isExclusive: true })).body.data.id;
    await asAda.put(`/lists/${list}/members/${followed!.id}`);
    await asAda.put(`/lists/${list}/hashtags/Sluice`);
    await asAda.put('/hashtags/tag/Heron/follow');
    await asAda.graphql(WHISPER, { input: { to: ['followed'], content: 'hers' } });
    const draft = {
      content: 'half a thought',
      thread: [{ content: 'the other half', isSensitive: true, mediaIds: [ids.draftMedia] }],
    };
    await asAda.graphql('mutation ($input: PostDraftInput!) { saveDraft(input: $input) { id } }', { input: draft });
    const pinned = await publish(followed!, { content: 'worth keeping' });
    await asAda.graphql(PIN, { id: pinned, input: { note: 'for winter' } });
    await asAda.graphql(PIN, { id: theirs, input: {} });
    ids.repliedTo = theirs;
    ids.pinned = pinned;
    await app.as(followed!).graphql(PIN, { id: pinned, input: { note: 'of someone else' } });
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
    expect(json('filters.json')).toEqual([]);
    expect(json('notification_policy.json')).toMatchObject({ policy: { limited: 'request' }, accepted: [] });
    expect(json('whispers.json')).toMatchObject([{ content: 'hers', to: ['followed@localhost:3000'] }]);
  });

  it('holds what is not published yet, with the media of each quack', () => {
    expect(json('drafts.json')).toMatchObject([
      {
        ...{
          state: 'DRAFT',
          content: 'half a thought',
          media: [],
          publishAt: null,
          parentPostId: null,
          isSensitive: false,
        },
        thread: [{ content: 'the other half', isSensitive: true, media: [`media/${ids.draftMedia}.webp`], poll: null }],
      },
    ]);
    expect(files.has(`media/${ids.draftMedia}.webp`)).toBe(true);
  });

  it('holds what the person pinned, with their own notes', () => {
    const site = 'http://localhost:3000/post/';

    expect(json('pins.json')).toMatchObject([
      { quack: `${site}${ids.pinned}`, author: 'followed@localhost:3000', note: 'for winter', folder: null },
      { quack: `${site}${ids.repliedTo}`, author: 'followed@localhost:3000', note: null },
    ]);
  });

  it('lists follows, blocks, mutes and lists as Mastodon does', () => {
    const text = (name: string) => files.get(name)!.toString();

    expect(text('following_accounts.csv')).toBe(
      'Account address,Show boosts,Notify on new posts,Languages\r\nfollowed@localhost:3000,true,true,\r\n',
    );
    expect(text('blocked_accounts.csv')).toBe('blocked@localhost:3000\r\n');
    expect(text('muted_accounts.csv')).toBe('Account address,Hide notifications\r\nmuted@localhost:3000,true\r\n');
    expect(text('lists.csv')).toBe('"Birds, and more",followed@localhost:3000\r\n');
    expect(json('lists.json')).toEqual({
      lists: [{ title: 'Birds, and more', isExclusive: true, replies: 'NONE', hashtags: ['Sluice'], phrases: [] }],
      followedHashtags: ['Heron'],
    });
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

describe('an import', () => {
  const IMPORTS =
    '{ viewer { dataImports { id kind state mode rowCount foundCount presentCount removableCount processedCount failedCount firstRows { address failure isPresent } } } }';
  const CONFIRM =
    'mutation ($id: ID!, $mode: DataImportMode!) { confirmDataImport(id: $id, mode: $mode) { state mode } }';

  const upload = (person: Person, kind: string, text: string | Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.append('file', new Blob([text], { type: 'text/csv' }), 'accounts.csv');
    return app.as(person).post(`/data-imports?kind=${kind}`, form);
  };
  const imports = async (person: Person): Promise<Json[]> =>
    (await app.as(person).graphql(IMPORTS)).data.viewer.dataImports;
  const confirm = (person: Person, id: string, mode = 'MERGE') => app.as(person).graphql(CONFIRM, { id, mode });
  const failures = (person: Person, id: string) => app.as(person).get(`/data-imports/${id}/failures`);
  const followed = async ({ id }: Person): Promise<string[]> =>
    (
      await app.rows<{ handle: string }>(
        'select u.handle from follows f join users u on u.id = f.followee_id where f.follower_id = $1 order by 1',
        [id],
      )
    ).map(({ handle }) => handle);
  const relationships = ({ id }: Person) =>
    app.rows(
      'select u.handle, r.blocks, r.muted from relationships r join users u on u.id = r.other_id where r.owner_id = $1 and not r.is_blocked order by 1',
      [id],
    );

  /** Waits until no import of the person is under way. */
  async function ended(person: Person): Promise<Json[]> {
    const deadline = Date.now() + 20_000;
    for (;;) {
      const all = await imports(person);
      if (all.every(({ state }) => state !== 'RUNNING')) return all;
      if (Date.now() > deadline) throw new Error('The import did not end.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Uploads and confirms, and waits for the end. */
  async function imported(person: Person, kind: string, text: string, mode = 'MERGE'): Promise<Json> {
    const { id } = (await upload(person, kind, text)).body.data;
    expect((await confirm(person, id as string, mode)).errors).toBeUndefined();
    return (await ended(person)).find((each) => each.id === id);
  }

  it('takes files as spreadsheets write them: with semicolons or tabs, and as Unicode text', async () => {
    const [me] = (await app.world.people('im_sheet', 'im_cell', 'im_cell_too')) as [Person, Person, Person];
    const rows = (separator: string) =>
      [
        ['Account address', 'Show boosts'],
        ['im_cell', 'true'],
        ['im_cell_too@localhost:3000', 'false'],
      ]
        .map((row) => row.join(separator))
        .join('\r\n');
    const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

    const answers = [
      await upload(me, 'follows', rows(';')),
      await upload(me, 'follows', rows('\t')),
      await upload(me, 'follows', `sep=;\r\n${rows(';')}`),
      await upload(me, 'follows', `\uFEFF${rows(';')}`),
      await upload(me, 'follows', utf16(rows('\t'))),
      await upload(me, 'follows', new Uint8Array(Buffer.from(utf16(rows(',')).buffer).swap16())),
    ];

    expect(answers.map(({ body }) => [body.data?.rowCount, body.data?.foundCount])).toEqual(answers.map(() => [2, 2]));
  });

  it('names every kind that there is where the kind is another', async () => {
    const me = await app.world.another('im_kindless');

    const { status, body } = await upload(me, 'bookmarks', 'ada');

    expect([status, body.messages]).toEqual([400, ['kind must be one of follows, blocks, mutes, lists.']]);
  });

  it('puts people into lists by a file of Mastodon, makes those that there are not, and removes no one', async () => {
    const [me, one, two] = (await app.world.people('im_lister', 'im_listed', 'im_listed_too')) as [
      Person,
      Person,
      Person,
    ];
    const friends = (await app.as(me).post('/lists', { title: 'Friends' })).body.data.id;
    await app.as(me).put(`/lists/${friends}/members/${one.id}`);
    const file = [
      'Friends,im_listed',
      'Friends,im_listed_too@localhost:3000',
      '"Work, mostly",im_listed_too',
      ',im_listed',
      'Work,no_one_at_all',
    ];

    const preview = (await upload(me, 'lists', file.join('\n'))).body.data;
    const done = await imported(me, 'lists', file.join('\n'), 'REPLACE');

    expect(preview).toMatchObject({ rowCount: 5, foundCount: 3, presentCount: 1, removableCount: 0 });
    expect(done).toMatchObject({ state: 'DONE', processedCount: 5, failedCount: 2 });
    const { data } = await app.as(me).graphql('{ viewer { lists { title members { edges { node { handle } } } } } }');
    expect(
      data.viewer.lists.map(({ title, members }: Json) => [
        title,
        ...members.edges.map(({ node }: Json) => node.handle),
      ]),
    ).toEqual([
      ['Friends', two.handle, one.handle],
      ['Work, mostly', two.handle],
    ]);
  });

  it('follows the people of a file of Mastodon, and says which rows were not done', async () => {
    const [me, , present, blocker] = await app.world.people('newcomer', 'im_one', 'im_two', 'im_blocker');
    await app.as(me!).post(`/follows/${present!.id}`);
    await app.as(blocker!).post(`/blocks/${me!.id}`);
    const file = [
      '\uFEFFAccount address,Show boosts,Notify on new posts,Languages',
      'IM_one@localhost:3000,true,false,"de, en"',
      '"@im_two",true,false,',
      'im_blocker,true,false,',
      '',
      'ada@elsewhere.example,false,true,',
      '@im_one,true,false,',
      "'=1+1,true,,",
      'newcomer,true,,',
      'no_such_one@LOCALHOST,true,,',
    ].join('\r\n');

    const uploaded = await upload(me!, 'follows', file);
    const [preview] = await imports(me!);
    const before = await followed(me!);
    await confirm(me!, preview.id as string);
    const again = await confirm(me!, preview.id as string);
    const [done] = await ended(me!);

    expect(uploaded).toMatchObject({ status: 200, body: { data: { kind: 'follows', rowCount: 7, foundCount: 2 } } });
    expect(preview).toMatchObject({ state: 'PREVIEW', presentCount: 1, removableCount: 0 });
    expect(preview.firstRows).toEqual([
      { address: 'IM_one@localhost:3000', failure: null, isPresent: false },
      { address: '@im_two', failure: null, isPresent: true },
      { address: 'im_blocker', failure: 'NOT_FOUND', isPresent: false },
      { address: 'ada@elsewhere.example', failure: 'ELSEWHERE', isPresent: false },
      { address: '=1+1', failure: 'INVALID', isPresent: false },
    ]);
    expect(before).toEqual(['im_two']);
    expect(again.data.confirmDataImport.mode).toBe('MERGE');
    expect(done).toMatchObject({ state: 'DONE', processedCount: 7, failedCount: 5, firstRows: [] });
    expect(await followed(me!)).toEqual(['im_one', 'im_two']);
    const failed = await failures(me!, done.id as string);
    expect(failed.headers.get('content-disposition')).toContain('import-failures.csv');
    expect(failed.body.split('\r\n').slice(0, 3)).toEqual([
      'Account address,Reason',
      'im_blocker,No one here has this handle.',
      'ada@elsewhere.example,This account is on another site.',
    ]);
    expect((await failures(blocker!, done.id as string)).status).toBe(404);
  });

  it('brings back what an export holds, and leaves mutes as they were', async () => {
    const [from, to] = await app.world.people('moving_from', 'moving_to');
    const [one, two, three, four] = await app.world.people('-mv_one', 'mv_two', 'mv_three', 'mv_four');
    await app.as(from!).post(`/follows/${one!.id}`);
    await app.as(from!).post(`/blocks/${two!.id}`);
    await app.as(from!).put(`/mutes/${three!.id}`, { scopes: ['HOME_QUACKS'] });
    await app.as(from!).put(`/mutes/${four!.id}`, { scopes: ['NOTIFICATIONS'] });
    await app.as(to!).put(`/mutes/${four!.id}`, { scopes: ['WHISPERS'] });
    await request(from!);
    await ready(from!);
    const files = unzipped(Buffer.from(await (await download(from!)).arrayBuffer()));

    for (const [kind, name] of [
      ['follows', 'following_accounts.csv'],
      ['blocks', 'blocked_accounts.csv'],
      ['mutes', 'muted_accounts.csv'],
    ] as const)
      expect(await imported(to!, kind, files.get(name)!.toString())).toMatchObject({ state: 'DONE', failedCount: 0 });

    expect(await followed(to!)).toEqual(['-mv_one']);
    expect(await relationships(to!)).toEqual([
      { handle: 'mv_four', blocks: false, muted: 64 },
      { handle: 'mv_three', blocks: false, muted: 1 + 2 + 8 + 128 },
      { handle: 'mv_two', blocks: true, muted: 0 },
    ]);
  });

  it('removes whom the file does not name where it replaces the list, and counts them before', async () => {
    const [me, , old] = await app.world.people('replacing', 'rp_new', 'rp_old');
    await app.as(me!).post(`/blocks/${old!.id}`);
    await upload(me!, 'blocks', 'rp_new');
    const [preview] = await imports(me!);

    await confirm(me!, preview.id as string, 'REPLACE');
    await ended(me!);

    expect(preview.removableCount).toBe(1);
    expect(await relationships(me!)).toEqual([{ handle: 'rp_new', blocks: true, muted: 0 }]);
  });

  it('goes on where it was interrupted, and ends where the account may not write any more', async () => {
    const [me, ...people] = await app.world.people('interrupted', 'in_one', 'in_two', 'in_three');
    const { id } = (await upload(me!, 'follows', people.map(({ handle }) => handle).join('\n'))).body.data;
    const underWay = () =>
      app.rows("update data_imports set state = 'running', mode = 'merge', processed_count = 1 where id = $1", [id]);
    await underWay();
    const other = await upload(me!, 'mutes', 'in_one');
    const worker = app.get(DataImportsWorker);
    const run = { id: 'a job', attempt: 2, signal: new AbortController().signal };

    await worker.run({ importId: id }, run);
    const afterwards = await followed(me!);
    await worker.run({ importId: id }, run);
    const [frozen] = await app.world.people('in_frozen');
    const second = (await upload(frozen!, 'follows', 'in_one\nin_two')).body.data.id as string;
    await app.rows("update data_imports set state = 'running', mode = 'merge' where id = $1", [second]);
    const until = new Date(Date.now() + DAY_MS);
    await app.get(Transactions).run((tx) => app.get(AccountStates).apply(tx, frozen!.id, { kind: 'FREEZE', until }));
    await worker.run({ importId: second }, run);

    expect(other.status).toBe(409);
    expect(afterwards).toEqual(['in_three', 'in_two']);
    expect((await imports(me!))[0]).toMatchObject({ state: 'DONE', processedCount: 3, failedCount: 0 });
    expect((await imports(frozen!))[0]).toMatchObject({ state: 'STOPPED', failedCount: 2 });
    expect(await followed(frozen!)).toEqual([]);
    expect((await failures(frozen!, second)).body).toContain('in_two,The import ended before this row.');
    const refused = await upload(frozen!, 'follows', 'in_one');
    expect(refused.status).toBe(403);
  });

  it.each([
    ['one byte', 'a\n'],
    ['line ends', '\n'],
    ['commas', ',\n'],
    ['quotes', '""\n'],
    ['cells', 'a,'],
  ])('refuses the largest file of %s before it builds all of it', async (_, pattern) => {
    const me = await app.world.another('largest');

    const refused = await upload(me, 'follows', pattern.repeat(2_000_000 / pattern.length));

    expect(refused.status).toBe(400);
    expect(await imports(me)).toEqual([]);
  });

  it('refuses files that are none, and waits 10 minutes for its confirmation', async () => {
    const me = await app.world.person('refusing');
    const reasons = [
      await upload(me, 'lists', 'x'),
      await upload(me, 'follows', ''),
      await upload(me, 'follows', new Uint8Array([0xff, 0xfe, 0x41, 0x00])),
      await upload(me, 'follows', '"ada'),
      await upload(me, 'follows', 'https://example.org/1\n!!'),
      await upload(me, 'follows', Array.from({ length: 20_001 }, (_, n) => `row_${n}`).join('\n')),
      await upload(me, 'follows', 'x'.repeat(2_000_001)),
      await app.as(me).post('/data-imports?kind=follows', {}),
    ];
    const longest = await upload(me, 'follows', Array.from({ length: 20_000 }, (_, n) => `row_${n}`).join('\n'));
    await app.rows("update data_imports set created_at = now() - interval '10 minutes' where user_id = $1", [me.id]);
    const late = await confirm(me, longest.body.data.id as string);

    expect(reasons.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 413, 415]);
    expect(longest.body.data).toMatchObject({ rowCount: 20_000, foundCount: 0 });
    expect(late.errors).toMatchObject([{ extensions: { code: 'CONFLICT', reason: 'IMPORT_EXPIRED' } }]);
    expect(await imports(me)).toEqual([]);
    await app.get(DataImportsWorker).sweep();
    expect(await app.rows('select id from data_imports where user_id = $1', [me.id])).toEqual([]);
  });
});
