import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRestAPIClient } from 'masto';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client } from '../api/support/client.js';
import { picture } from '../api/support/pictures.js';
import type { Person } from '../api/support/world.js';
import { appToken, clientOf } from './support/client-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.stop());

const UPDATE = '/v1/accounts/update_credentials';
const own = async (client: Client) => (await client.get('/v1/accounts/verify_credentials')).body;
const update = (client: Client, change: object | FormData | string, headers = {}) =>
  client.rest('PATCH', UPDATE, change, headers);
const image = async () => new Blob([new Uint8Array(await picture().jpeg().toBuffer())], { type: 'image/jpeg' });
async function someone(): Promise<{ person: Person; client: Client }> {
  const person = await app.world.another('ada');
  return { person, client: await clientOf(app, person) };
}

describe('The own account', () => {
  it('is read in three statements, with who asks to follow and the links', async () => {
    const { person, client } = await someone();
    await app
      .as(person)
      .graphql('mutation { updatePreferences(input: { approvesFollowers: true }) { viewer { email } } }');
    const beas = await clientOf(app, await app.world.another('bea'));
    await beas.post(`/v1/accounts/${person.id}/follow`);
    await update(client, { fields_attributes: [{ name: 'Site', value: 'https://ada.example' }] });

    await own(client);
    const statements = await app.statementsDuring(() => own(client));

    expect(statements).toHaveLength(3);
    expect((await own(client)).source).toEqual({
      ...{ note: '', fields: [{ name: 'Site', value: 'https://ada.example/', verified_at: null }] },
      ...{ privacy: 'public', sensitive: false, language: 'en', follow_requests_count: 1 },
      ...{ hide_collections: false, discoverable: true, indexable: true, quote_policy: 'public' },
      attribution_domains: [],
    });
  });

  it('has a note with the links, hashtags and mentions of posts, and words where no one is called so', async () => {
    const { client } = await someone();
    const fanny = await app.world.another('fanny');
    const note = `I am #Duck fan, see https://bücher.example/x and @${fanny.handle}-, not @nosuchperson & <b>`;

    const { body } = await update(client, { note });

    const links = [...body.note.matchAll(/<a href="([^"]+)"([^>]*)>/g)];
    expect(links.map(([, href]) => href.replace(/^.*(?=\/(?:@|tags|hashtag))/, ''))).toEqual([
      expect.stringMatching(/duck$/),
      'https://xn--bcher-kva.example/x',
      `/@${fanny.handle}`,
    ]);
    expect(links[1]![2]).toContain('rel="nofollow noopener"');
    expect(body.note).toContain('-, not @nosuchperson &amp; &lt;b&gt;');
    expect(body.source.note).toBe(note);
    const { body: read } = await app.visitor.get(`/v1/accounts/${body.id}`);
    expect(read.note).toBe(body.note);
  });

  it('is changed with pictures, fields and settings at once, as clients send them', async () => {
    const { person } = await someone();
    const masto = createRestAPIClient({ url: app.url, accessToken: await appToken(app, person) });

    const changed = await masto.v1.accounts.updateCredentials({
      displayName: 'Ada L.',
      note: 'Of numbers\n& ducks',
      locked: true,
      avatar: await image(),
      header: await image(),
      source: { privacy: 'unlisted', language: 'he' },
      fieldsAttributes: [
        { name: 'Site', value: 'ada.example' },
        { name: '', value: '' },
      ],
    });

    expect(changed).toMatchObject({
      ...{ displayName: 'Ada L.', note: '<p>Of numbers<br />&amp; ducks</p>', locked: true },
      source: {
        ...{ note: 'Of numbers\n& ducks', privacy: 'unlisted', language: 'he' },
        fields: [{ name: 'Site', value: 'https://ada.example/' }],
      },
    });
    expect(changed.avatar).toMatch(/\/media\/avatars\/[0-9a-f-]{36}\.webp$/);
    expect(changed.header).toMatch(/\/media\/banners\/[0-9a-f-]{36}\.webp$/);
    expect((await app.visitor.raw(new URL(changed.avatar).pathname)).status).toBe(200);
  });

  it('is changed by plain forms and JSON too, where null and what is absent change nothing', async () => {
    const { client } = await someone();
    const form = new URLSearchParams([
      ['display_name', 'Ada'],
      ['locked', 'true'],
      ['source[privacy]', 'private'],
      ['source[quote_policy]', 'followers'],
      ['fields_attributes[0][name]', 'One'],
      ['fields_attributes[0][value]', 'https://one.example'],
      ['fields_attributes[1][name]', 'Two'],
      ['fields_attributes[1][value]', 'https://two.example'],
    ]);

    const sent = await update(client, form.toString(), { 'content-type': 'application/x-www-form-urlencoded' });
    expect([sent.status, sent.body.error]).toEqual([200, undefined]);
    const { body } = await update(client, {
      ...{ display_name: null, note: 'Hello', locked: null, avatar: '', header: null, source: null },
      ...{ fields_attributes: null, bot: true, discoverable: false },
    });

    expect(body).toMatchObject({
      ...{ display_name: 'Ada', locked: true, bot: false, discoverable: true },
      source: { note: 'Hello', privacy: 'private', quote_policy: 'followers' },
    });
    expect(body.source.fields.map(({ name }: { name: string }) => name)).toEqual(['One', 'Two']);
    expect((await update(client, { fields_attributes: {} })).body.source.fields).toEqual([]);
  });

  it('that is unlocked lets those in who asked to follow, and tells them, unless they have to ask still', async () => {
    const { person, client } = await someone();
    const [bea, cyd, dan] = await app.world.people('asking_bea', 'asking_cyd', 'asking_dan');
    await update(client, { locked: true });
    for (const each of [bea, cyd, dan]) await (await clientOf(app, each!)).post(`/v1/accounts/${person.id}/follow`);
    await app.rows('update users set is_limited = true where id = $1::uuid', [dan!.id]);
    const asking = async () => (await client.get('/v1/follow_requests')).body.map(({ id }: { id: string }) => id);

    await update(client, { locked: true, note: 'Still locked' });
    expect(await asking()).toHaveLength(3);
    expect((await update(client, { locked: false })).body).toMatchObject({ locked: false, followers_count: 2 });

    expect(await asking()).toEqual([dan!.id]);
    const beas = await clientOf(app, bea!);
    const stands = (await beas.get(`/v1/accounts/relationships?id[]=${person.id}`)).body[0];
    expect(stands).toMatchObject({ following: true, requested: false });
    await app.settled();
    const told = await app.as(bea!).graphql('{ viewer { notifications { edges { node { kind } } } } }');
    expect(told.data.viewer.notifications.edges).toEqual([{ node: { kind: 'FOLLOW_ACCEPTED' } }]);
  });

  it('that is unlocked lets more people in than one transaction does', async () => {
    const { person, client } = await someone();
    await update(client, { locked: true });
    await app.rows(
      `with crowd as (
         insert into users (id, handle, handle_key, email, email_key, display_name, password_hash, role, is_active, email_verified_at, created_at, updated_at)
         select gen_random_uuid(), 'many' || n, 'many' || n, 'many' || n || '@example.org', 'many' || n || '@example.org',
           'crowd', '', 'basic', true, now(), now(), now() from generate_series(1, 430) n returning id
       )
       insert into follow_requests (id, created_at, follower_id, followee_id) select gen_random_uuid(), now(), id, $1::uuid from crowd`,
      [person.id],
    );

    await update(client, { locked: false });
    await app.settled();

    expect(await own(client)).toMatchObject({ followers_count: 430, source: { follow_requests_count: 0 } });
  });

  it('keeps a rule for quotes that Mastodon has no word for', async () => {
    const { person, client } = await someone();
    const rule = async () => {
      const { data } = await app.as(person).graphql('{ viewer { preferences { defaultQuoteRule } } }');
      return data.viewer.preferences.defaultQuoteRule as string;
    };
    await app
      .as(person)
      .graphql('mutation { updatePreferences(input: { defaultQuoteRule: ASK }) { viewer { email } } }');

    await update(client, { source: { quote_policy: 'nobody' } });
    expect(await rule()).toBe('ASK');
    await update(client, { source: { quote_policy: 'public' } });
    expect(await rule()).toBe('EVERYONE');
  });

  it('has texts as well as links in its fields, escaped', async () => {
    const { person, client } = await someone();
    const fields = [
      { name: 'pronouns', value: 'she/her' },
      { name: 'Site', value: 'https://ada.example/' },
      { name: 'Where', value: 'Berlin & <b>Köln</b>' },
      { name: 'Trap', value: 'javascript:alert(1)' },
    ];

    const { status, body } = await update(client, { fields_attributes: fields });

    expect(status).toBe(200);
    expect(body.source.fields).toEqual(fields.map((field) => ({ ...field, verified_at: null })));
    expect((await client.get('/v1/profile')).body.fields).toEqual(body.source.fields);
    const shown = (await app.visitor.get(`/v1/accounts/${person.id}`)).body.fields;
    expect(shown.map(({ name }: { name: string }) => name)).toEqual(['pronouns', 'Site', 'Where', 'Trap']);
    expect([shown[0].value, shown[2].value, shown[3].value]).toEqual([
      ...['she/her', 'Berlin &amp; &lt;b&gt;Köln&lt;/b&gt;', 'javascript:alert(1)'],
    ]);
    expect(shown[1].value).toContain('href="https://ada.example/"');
    const { body: posted } = await client.post('/v1/statuses', { status: 'Hello' });
    expect((await app.visitor.get(`/v1/statuses/${posted.id}`)).body.account.fields).toEqual(shown);
    const { configuration } = (await app.visitor.get('/v2/instance')).body;
    expect(configuration.accounts).toMatchObject({
      ...{ max_profile_fields: 4, profile_field_name_limit: 30, profile_field_value_limit: 200 },
    });
  });

  it('changes in nothing where one field is wrong', async () => {
    const { client } = await someone();
    const before = await own(client);
    const text = new FormData();
    text.append('display_name', 'Changed');
    text.append('avatar', new Blob(['no picture'], { type: 'image/png' }), 'a.png');
    const field = (value: string) => ({ display_name: 'Changed', fields_attributes: [{ name: 'A', value }] });

    const tried = [
      await update(client, text),
      await update(client, field('x'.repeat(201))),
      await update(client, field('http://plain.example')),
      await update(client, { display_name: 'Changed', note: 'x'.repeat(301), locked: true }),
      await update(client, { display_name: ' ', note: 'Changed' }),
      await update(client, { display_name: 'Changed', source: { language: 'fr' } }),
      await update(client, { display_name: 'Changed', source: { privacy: 'direct' } }),
      await update(client, { display_name: 'Changed', source: { sensitive: true } }),
      await update(client, { display_name: 'Changed', source: { quote_policy: ['public'] } }),
      await update(client, { display_name: 'Changed', avatar: 'data:image/png;base64,AAAA' }),
      await update(client, { display_name: ['Changed'] }),
      await update(client, { display_name: 'a\0b' }),
      await update(client, { display_name: 'Changed', fields_attributes: ['a'] }),
      await update(client, {
        fields_attributes: Array.from({ length: 5 }, (_, n) => ({ name: 'A', value: `https://a${n}.example` })),
      }),
    ];

    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 422));
    expect(tried[1]!.body.error).toMatch(/^Validation failed: A value must be one line of 1 to 200 characters/);
    expect(tried[2]!.body.error).toMatch(/^Validation failed: A link must be an https address/);
    expect(tried[13]!.body.error).toBe('Validation failed: A profile can have at most 4 fields.');
    expect(await own(client)).toEqual(before);
  });

  it('refuses forms with other files, too large ones and broken ones', async () => {
    const { client } = await someone();
    const other = new FormData();
    other.append('resume', new Blob(['x']), 'cv.pdf');
    const large = new FormData();
    large.append('avatar', new Blob([new Uint8Array(2 * 1_024 * 1_024 + 1)]), 'a.png');
    const broken = { 'content-type': 'multipart/form-data; boundary=a' };

    const tried = [await update(client, other), await update(client, large), await update(client, '--b--', broken)];

    expect(tried.map(({ status }) => status)).toEqual([400, 413, 400]);
  });
});

describe('The profile for editing', () => {
  it('is what was typed, and null where there is no picture', async () => {
    const { person } = await someone();
    const masto = createRestAPIClient({ url: app.url, accessToken: await appToken(app, person) });

    const changed = await masto.v1.profile.update({ displayName: 'Ada', note: 'a < b', avatar: await image() });

    expect(changed).toMatchObject({ id: person.id, displayName: 'Ada', note: 'a < b', header: null, fields: [] });
    expect(changed.avatar).toMatch(/\.webp$/);
    expect(await masto.v1.profile.fetch()).toEqual(changed);
  });

  it('loses its pictures one by one', async () => {
    const { person } = await someone();
    const masto = createRestAPIClient({ url: app.url, accessToken: await appToken(app, person) });
    await masto.v1.profile.update({ avatar: await image(), header: await image() });

    const account = await masto.v1.profile.avatar.remove();
    expect(account.source.note).toBe('');
    expect(await masto.v1.profile.fetch()).toMatchObject({ avatar: null, header: expect.any(String) });
    await masto.v1.profile.header.remove();
    expect(await masto.v1.profile.fetch()).toMatchObject({ avatar: null, header: null });
  });

  it('is no one else’s, and needs its scope to change', async () => {
    const { person } = await someone();
    const reading = await clientOf(app, person, 'profile');

    expect((await reading.get('/v1/profile')).status).toBe(200);
    expect((await reading.rest('PATCH', '/v1/profile', { note: 'x' })).status).toBe(403);
    expect((await reading.delete('/v1/profile/avatar')).status).toBe(403);
    expect((await app.visitor.get('/v1/profile')).status).toBe(401);
  });
});
