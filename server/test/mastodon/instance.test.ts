import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRestAPIClient } from 'masto';
import generator, { detector } from 'megalodon';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Json } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';
import { configurationOfVersion2, instanceOfVersion1, instanceOfVersion2 } from './entity-types-instance.js';
import { appToken } from './support/client-app.js';

let app: TestApp;
let ada: Person;
let host: string;

beforeAll(async () => {
  // The site gives out addresses of itself, which have to lead to it.
  const port = await freePort();
  app = await startTestApp({
    env: { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, CONTACT_EMAIL: 'staff@example.org' },
    withPages: true,
  });
  ada = await app.world.person('ada');
  host = new URL(app.url).host;
});
afterAll(() => app.stop());

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${app.url}${path}`, { redirect: 'manual', headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const json = async (path: string): Promise<Json> => JSON.parse((await read(path)).text);

describe('The site says of itself', () => {
  it('what clients ask for before they do anything else', async () => {
    const { status, body } = await app.visitor.get('/v2/instance');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      domain: host,
      title: 'Mallard',
      version: expect.stringMatching(/^4\.5\.0 \(compatible; Mallard \d+\.\d+\.\d+\)$/),
      languages: ['en', 'he'],
      usage: { users: { active_month: expect.any(Number) } },
      registrations: { enabled: true, approval_required: false },
      contact: { email: 'staff@example.org', account: null },
    });
    expect(body.configuration).toMatchObject({
      urls: { streaming: `ws://${host}` },
      statuses: { max_characters: 500, max_media_attachments: 4, characters_reserved_per_url: 23 },
      media_attachments: { description_limit: 1_500, supported_mime_types: expect.arrayContaining(['image/webp']) },
      polls: { max_options: 6, max_characters_per_option: 50, min_expiration: 300, max_expiration: 2_592_000 },
      translation: { enabled: false },
      timelines_access: {
        live_feeds: { local: 'public', remote: 'public' },
        hashtag_feeds: { local: 'public', remote: 'public' },
        trending_link_feeds: { local: 'public', remote: 'public' },
      },
    });
    expect(instanceOfVersion2(body).domain).toBe(host);
    expect(configurationOfVersion2(body).vapid.public_key).toMatch(/^[\w-]{87}$/);
  });

  it('promises no feature that it lacks', async () => {
    const { body } = await app.visitor.get('/v2/instance');

    expect(body.api_versions.mastodon).toBeLessThan(10);
  });

  it('the same in the first version, with and without a slash at the end', async () => {
    const [plain, slashed] = await Promise.all([app.visitor.get('/v1/instance'), app.visitor.get('/v1/instance/')]);

    expect(slashed.body).toEqual(plain.body);
    expect(instanceOfVersion1(plain.body)).toMatchObject({
      uri: host,
      urls: { streaming_api: `ws://${host}` },
      stats: { user_count: expect.any(Number), status_count: expect.any(Number), domain_count: 1 },
      configuration: { statuses: { max_characters: 500 } },
      contact_account: null,
    });
  });

  it('its pages and pictures by addresses that are there', async () => {
    const { body } = await app.visitor.get('/v2/instance');
    const { about, privacy_policy, terms_of_service } = body.configuration.urls;
    const pictures = [body.thumbnail.url, ...body.icon.map(({ src }: Json) => src)].map((url) => new URL(url).pathname);

    for (const page of [about, privacy_policy, terms_of_service]) {
      expect([page, (await fetch(page)).status]).toEqual([page, 200]);
    }
    expect(pictures.filter((path) => !existsSync(join(import.meta.dirname, '../../../web/public', path)))).toEqual([]);
  });

  it('its rules in both languages', async () => {
    const english = await app.visitor.get('/v1/instance/rules');
    const hebrew = await app.visitor.get('/v1/instance/rules', { 'accept-language': 'he' });

    const [first] = english.body;
    expect(first).toEqual({
      id: expect.any(String),
      text: expect.any(String),
      hint: expect.any(String),
      translations: { he: { text: hebrew.body[0].text, hint: hebrew.body[0].hint } },
    });
    expect(hebrew.body[0].translations.en.text).toBe(first.text);
  });

  it('that no one can register while registration is closed', async () => {
    await setMode('CLOSED');

    const { body } = await app.visitor.get('/v2/instance');
    const { openRegistrations } = await json('/nodeinfo/2.0');

    await setMode('OPEN');
    expect(body.registrations.enabled).toBe(false);
    expect(openRegistrations).toBe(false);
  });

  it.each(['/v1/custom_emojis', '/v1/announcements', '/v1/instance/peers', '/v1/instance/domain_blocks'])(
    'an empty list at %s',
    async (path) => {
      expect(await app.visitor.get(path)).toMatchObject({ status: 200, body: [] });
    },
  );

  it('how much it was used in the last twelve weeks', async () => {
    const { body } = await app.visitor.get('/v1/instance/activity');

    expect(body).toHaveLength(12);
    expect(Number(body[0].week) - Number(body[1].week)).toBe(7 * 86_400);
    expect(Object.values(body[0] as object)).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/^\d+$/)));
  });

  it.each(['/v1/instance/privacy_policy', '/v1/instance/terms_of_service', '/v1/annual_reports'])(
    'nothing at %s, which is not offered',
    async (path) => {
      const { status, body } = await app.visitor.get(path);

      expect(status).toBe(404);
      expect(body.error).toBe('Record not found');
    },
  );
});

describe('Clients that others wrote', () => {
  it('read it with masto', async () => {
    const masto = createRestAPIClient({ url: app.url, accessToken: await appToken(app, ada) });

    const instance = await masto.v2.instance.fetch();

    expect(instance.domain).toBe(host);
    expect(instance.configuration.statuses.maxCharacters).toBe(500);
    expect(await masto.v1.customEmojis.list()).toEqual([]);
    expect(await masto.v1.announcements.list()).toEqual([]);
    expect(await masto.v1.instance.activity.list()).toHaveLength(12);
  });

  it('recognize it with megalodon', async () => {
    const kind = await detector(app.url);
    const { data } = await generator(kind, app.url).getInstance();

    expect(kind).toBe('mastodon');
    expect(data.configuration.statuses.max_characters).toBe(500);
  });

  it('read NodeInfo in both versions', async () => {
    const { links } = await json('/.well-known/nodeinfo');

    for (const { rel, href } of links as { rel: string; href: string }[]) {
      const answer = await fetch(href);
      const node = await answer.json();
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(rel).toBe(`http://nodeinfo.diaspora.software/ns/schema/${node.version}`);
      expect(node).toMatchObject({
        software: { name: 'mallard' },
        usage: { users: { total: expect.any(Number) }, localPosts: expect.any(Number) },
        metadata: { upstream: { name: 'mastodon' } },
      });
    }
    expect((await read('/nodeinfo/3.0')).status).toBe(404);
  });
});

describe('Programs find', () => {
  it('the endpoints of OAuth, and PKCE among what it knows', async () => {
    const { headers, text } = await read('/.well-known/oauth-authorization-server', {
      origin: 'https://client.example',
    });

    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(JSON.parse(text)).toMatchObject({
      issuer: `${app.url}/`,
      authorization_endpoint: `${app.url}/oauth/authorize`,
      token_endpoint: `${app.url}/oauth/token`,
      code_challenge_methods_supported: ['S256'],
      scopes_supported: expect.arrayContaining(['read', 'write:statuses']),
    });
  });

  it.each(['acct:ada@HOST', 'ada@HOST', 'acct:@ada@HOST', 'URL/@ada', 'URL/user/ada'])(
    'a person by %s',
    async (asked) => {
      const resource = asked.replace('HOST', host).replace('URL', app.url);

      const { status, headers, text } = await read(`/.well-known/webfinger?resource=${encodeURIComponent(resource)}`);

      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^application\/jrd\+json/);
      expect(JSON.parse(text)).toMatchObject({
        subject: `acct:ada@${host}`,
        aliases: [`${app.url}/@ada`, expect.any(String)],
      });
    },
  );

  it.each(['acct:nobody@HOST', 'acct:ada@elsewhere.example', 'ada', 'URL/@ada/more', 'https://elsewhere.example/@ada'])(
    'no one by %s',
    async (asked) => {
      const resource = asked.replace('HOST', host).replace('URL', app.url);

      expect((await read(`/.well-known/webfinger?resource=${encodeURIComponent(resource)}`)).status).toBe(404);
    },
  );

  it('a clear error where WebFinger is asked for no one', async () => {
    expect((await read('/.well-known/webfinger')).status).toBe(422);
    expect((await read('/.well-known/webfinger?resource=a&resource=b')).status).toBe(422);
  });

  it('the template of WebFinger', async () => {
    const { headers, text } = await read('/.well-known/host-meta');

    expect(headers.get('content-type')).toMatch(/^application\/xrd\+xml/);
    expect(text).toContain(`template="${app.url}/.well-known/webfinger?resource={uri}"`);
  });

  it('where a password is changed', async () => {
    const { status, headers } = await read('/.well-known/change-password');

    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/profile?section=account&change=password');
  });

  it('whom to tell of a weakness, until a day that is to come', async () => {
    const { headers, text } = await read('/.well-known/security.txt');
    const fields = new Map(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s) as [string, string]),
    );

    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(fields.get('Contact')).toBe('mailto:staff@example.org');
    expect(Date.parse(fields.get('Expires')!)).toBeGreaterThan(Date.now());
  });
});

describe('Addresses that clients know lead to pages', () => {
  const leadsTo = async (path: string) => (await read(path)).headers.get('location');

  it('of people and posts', async () => {
    const { body } = await app.as(ada).post('/posts', { content: 'Seen from elsewhere.' });
    const id = body.data.id as string;

    expect(await leadsTo('/@ada')).toBe('/user/ada');
    expect(await leadsTo(`/@ada/${id}`)).toBe(`/post/${id}`);
    expect((await read('/@ada/1234')).status).toBe(404);
  });

  it('that other programs want to be shown', async () => {
    const shown = (uri: string) => leadsTo(`/authorize_interaction?uri=${encodeURIComponent(uri)}`);

    expect(await shown(`acct:ada@${host}`)).toBe('/user/ada');
    expect(await shown(`${app.url}/@ada`)).toBe('/user/ada');
    expect(await shown(`${app.url}/post/1`)).toBe('/post/1');
    expect(await shown('https://elsewhere.example/@ben')).toBe('/search?q=https%3A%2F%2Felsewhere.example%2F%40ben');
    expect(await shown(`${app.url}//elsewhere.example/`)).toMatch(/^\/search\?q=/);
    expect(await leadsTo('/authorize_interaction')).toBe('/search');
  });
});

async function setMode(mode: 'OPEN' | 'CLOSED'): Promise<void> {
  const admin = await app.world.another('admin', { role: 'admin' });
  const { errors } = await app.as(admin).graphql(`mutation { setRegistrationMode(mode: ${mode}) { mode } }`);
  if (errors) throw new Error(errors[0]!.message);
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}
