import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { HelpSeeding } from '#help/seeding/help-seeding.js';
import { MediaSweep } from '../../src/media/media-sweep.job.js';
import { S3_KEYS, type S3Server, startS3Server } from '../support/s3-server.js';
import { startTestApp, type TestApp } from './support/app.js';
import { animation, filesForm, picture } from './support/pictures.js';
import { mp4 } from './support/videos.js';
import type { Person } from './support/world.js';

const CREATE = 'mutation($input: HelpTopicInput!) { createHelpTopic(input: $input) { id permalink version } }';
const UPDATE = 'mutation($id: ID!, $input: HelpTopicInput!) { updateHelpTopic(id: $id, input: $input) { version } }';
const VERSIONS = 'query($id: ID!) { helpTopicVersions(topicId: $id, language: "en") { version body } }';
const READ = 'query($permalink: String!) { helpTopic(permalink: $permalink) { body bodyHtml } }';
const DELETE = 'mutation($id: ID!) { deleteHelpTopic(id: $id) { deletedId } }';
const RESTORE = 'mutation($id: ID!) { restoreHelpTopic(id: $id) { id } }';
const PREVIEW = 'query($body: String!) { helpPreview(body: $body) { bodyHtml } }';
const PAGE = '{ helpPage(slug: "terms", language: "en") { id bodyHtml } }';
const SAVE_PAGE = 'mutation($id: ID!, $input: HelpPageInput!) { updateHelpPage(id: $id, input: $input) { version } }';

interface Uploaded {
  id: string;
  url: string;
  width: number;
  height: number;
  bytes: number;
}

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());

describe.each(['a folder', 'S3'])('A picture of the help center in %s', (place) => {
  let app: TestApp;
  let edith: Person;
  let categoryId: string;
  beforeAll(async () => {
    const { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY } = S3_KEYS;
    const env = { S3_URL: s3.url, S3_BUCKET: 'mallard', S3_ACCESS_KEY, S3_SECRET_KEY };
    app = await startTestApp({ withPages: true, env: place === 'S3' ? env : {} });
    await app.get(HelpSeeding).seed();
    edith = await app.world.person('edith', { role: 'editor' });
    categoryId = (await app.visitor.graphql('{ helpCategories { id } }')).data.helpCategories[0].id as string;
  });
  afterAll(() => app.stop());

  const send = async (person: Person = edith, bytes?: Buffer, headers: Record<string, string> = {}) =>
    app.as(person).post('/help/pictures', filesForm([bytes ?? (await picture(320, 200).png().toBuffer())]), headers);
  const uploaded = async (person: Person = edith): Promise<Uploaded> => (await send(person)).body.data;
  const status = async ({ url }: { url: string }) => (await app.visitor.raw(url.split('#')[0]!)).status;
  const age = (days: number) =>
    app.rows(`update media set unheld_since = unheld_since - interval '${days} days' where owner_id is null`, []);
  const sweep = () => app.get(MediaSweep).run();

  async function topic(body: string, person: Person = edith): Promise<{ id: string; permalink: string }> {
    const input = { categoryId, title: `Pictures ${Math.random()}`, body, language: 'en' };
    return (await app.as(person).graphql(CREATE, { input })).data.createHelpTopic;
  }
  const save = (id: string, body: string) =>
    app.as(edith).graphql(UPDATE, { id, input: { categoryId, title: 'Saved again', body, language: 'en' } });

  it('is shown to visitors in the size of its pixels, by GraphQL, by REST and on the page of the server', async () => {
    const original = await picture(4_000, 1_000)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const { status: answered, body } = await send(edith, original);
    const { id, url, width, height, bytes } = body.data as Uploaded;
    const { id: topicId, permalink } = await topic(`See:\n\n![A pond](${url})`);

    const { data } = await app.visitor.graphql(READ, { permalink });
    const rest = await app.visitor.get(`/help/topics/${topicId}`);
    const page = await (await app.visitor.raw(`/help/t/${permalink}`)).text();
    const served = await app.visitor.raw(url.split('#')[0]!);
    const stored = Buffer.from(await served.arrayBuffer());

    const tag = `<img src="/media/files/${id}.webp" alt="A pond" width="2048" height="512" loading="lazy" />`;
    expect([answered, width, height, url]).toEqual([200, 2_048, 512, `/media/files/${id}.webp#2048x512`]);
    expect(data.helpTopic.bodyHtml).toContain(tag);
    expect(page).toContain(tag);
    expect(rest.body.data.content).toContain(`![A pond](${url})`);
    expect([served.status, served.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(stored).toHaveLength(bytes);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });

  it('is refused to anyone who may not edit the help center', async () => {
    const ada = await app.world.another('ada');
    const form = filesForm([await picture(8, 8).png().toBuffer()]);

    expect((await app.visitor.post('/help/pictures', form)).status).toBe(401);
    expect((await send(ada)).status).toBe(403);
  });

  it('is a still picture', async () => {
    const refused = await Promise.all([animation(3), mp4(), Buffer.from('<svg/>')].map((bytes) => send(edith, bytes)));

    expect(refused.map((answer) => answer.status)).toEqual([400, 400, 400]);
    expect(refused[0]!.body.messages).toEqual([
      'The file must be a picture without animation (JPEG, PNG, WebP or GIF).',
    ]);
    expect((await send(edith, animation(1))).status).toBe(200);
  });

  it('is stored once, however often it is sent with the same key', async () => {
    const headers = { 'idempotency-key': `help-${place.length}` };

    const answers = [await send(edith, undefined, headers), await send(edith, undefined, headers)];

    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  });

  it('can be seen in the preview before the text is saved', async () => {
    const { url } = await uploaded();

    const { data } = await app.as(edith).graphql(PREVIEW, { body: `![Preview](${url})` });

    expect(data.helpPreview.bodyHtml).toContain('width="320" height="200"');
    expect(await status({ url })).toBe(200);
  });

  it('of another site is left out of the text, with and without a size', async () => {
    const { permalink } = await topic(
      'Before ![spy](https://spy.example/a.webp) ![spy](//spy.example/b.webp#1x1) after',
    );

    const { bodyHtml } = (await app.visitor.graphql(READ, { permalink })).data.helpTopic;

    expect(bodyHtml).toContain('Before');
    expect(bodyHtml).not.toMatch(/<img|spy/);
  });

  it('goes after 30 days where no saved text shows it, and stays where one does', async () => {
    const [draft, lost, shown, linked] = [await uploaded(), await uploaded(), await uploaded(), await uploaded()];
    await topic(`![Shown](${shown.url}) and [linked](${linked.url})`);
    await age(29);
    await sweep();
    const before = await status(lost);
    await topic(`![Saved late](${draft.url})`);
    await age(2);

    await sweep();

    expect(before).toBe(200);
    expect(await Promise.all([lost, draft, shown, linked].map(status))).toEqual([404, 200, 200, 200]);
    expect(await app.rows('select key from media_leftovers', [])).toEqual([]);
  });

  it('stays for every version that shows it, and for a deleted topic that is restored', async () => {
    const shown = await uploaded();
    const { id, permalink } = await topic(`![Shown](${shown.url})`);
    await save(id, 'Without pictures.');
    await app.as(edith).graphql(DELETE, { id });
    await age(365);
    await sweep();
    await app.as(edith).graphql(RESTORE, { id });

    const { helpTopicVersions } = (await app.as(edith).graphql(VERSIONS, { id })).data;
    const restored = await save(id, helpTopicVersions[1].body as string);

    expect(restored.errors).toBeUndefined();
    expect((await app.visitor.graphql(READ, { permalink })).data.helpTopic.bodyHtml).toContain('alt="Shown"');
    expect(await status(shown)).toBe(200);
  });

  it('that is gone is not saved in a text', async () => {
    const gone = await uploaded();
    const { id } = await topic('Text.');
    await age(31);
    await sweep();

    const { errors } = await save(id, `![Gone](${gone.url})`);

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'HELP_PICTURE_MISSING' });
    expect((await app.as(edith).graphql(VERSIONS, { id })).data.helpTopicVersions).toHaveLength(1);
  });

  it('stays on a legal page too', async () => {
    const shown = await uploaded();
    const { id } = (await app.visitor.graphql(PAGE)).data.helpPage;
    const body = `![Seal](${shown.url})`;
    await app.as(edith).graphql(SAVE_PAGE, { id, input: { title: 'Terms', body, language: 'en' } });
    await age(31);

    await sweep();

    expect((await app.visitor.graphql(PAGE)).data.helpPage.bodyHtml).toContain('alt="Seal"');
    expect(await status(shown)).toBe(200);
  });

  it('stays when the account of its uploader is deleted, used or not', async () => {
    const eddie = await app.world.another('eddie', { role: 'editor' });
    const [used, unused] = [await uploaded(eddie), await uploaded(eddie)];
    const { permalink } = await topic(`![Used](${used.url})`, eddie);
    await app.as(eddie).put('/identity/profile', { requiresLogin: true });
    const root = app.as(await app.world.another('admin', { role: 'admin' }));

    const { status: deleted } = await root.delete(`/identity/users/${eddie.id}`);
    await app.settled();
    await sweep();

    expect(deleted).toBe(200);
    expect(await Promise.all([used, unused].map(status))).toEqual([200, 200]);
    expect((await app.visitor.graphql(READ, { permalink })).data.helpTopic.bodyHtml).toContain('alt="Used"');
  });

  it('belongs to no one: it fills no quota, is not described or deleted as media, and is in no quack', async () => {
    const { id, url } = await uploaded();
    const asEdith = app.as(edith);

    const removed = await asEdith.delete(`/media?cloudinaryUrl=${encodeURIComponent(url.split('#')[0]!)}`);
    const quack = await asEdith.post('/posts', { content: 'with a picture', mediaIds: [id] });
    const described = await asEdith.graphql(
      'mutation($id: ID!) { updateMedia(id: $id, input: { altText: "mine" }) { id } }',
      { id },
    );

    expect(await app.rows('select id from media where owner_id = $1', [edith.id])).toEqual([]);
    expect([removed.status, quack.status]).toEqual([404, 400]);
    expect(described.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await status({ url })).toBe(200);
  });

  it('is in the audit log with who uploaded it', async () => {
    const { id } = await uploaded();

    const entries = await app.rows<{ action: string; actor_handle: string }>(
      'select action, actor_handle from audit_entries where subject_id = $1',
      [id],
    );

    expect(entries).toEqual([{ action: 'help.picture.added', actor_handle: 'edith' }]);
  });
});
