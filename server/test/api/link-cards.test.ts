import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ForeignAddressRefused } from '#kernel/http/foreign-requests.js';
import { ForeignHostBusy, ForeignPages } from '#kernel/http/foreign-pages.js';
import { LinkCardSweep } from '#posts/link-cards/link-card-sweep.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import { ForeignSite } from './support/foreign-site.js';
import type { Person } from './support/world.js';

const CARD = 'linkCard { url title description siteName image { url width height } }';
const CREATE = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id ${CARD} } } }`;
const READ = `query ($id: ID!) { post(id: $id) { ${CARD} } }`;
const EDIT = `mutation ($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { post { id } } }`;

let app: TestApp;
let site: ForeignSite;
let ada: Person;
beforeAll(async () => {
  [app, site] = await Promise.all([startTestApp({ env: { LINK_CARDS: 'on' } }), ForeignSite.start()]);
  site.openTo(app);
  ada = await app.world.person('ada');
});
afterAll(async () => {
  await app.stop();
  await site.stop();
});

const quack = async (content: string, more: object = {}, person = ada) => {
  const { data, errors } = await app.as(person).graphql(CREATE, { input: { content, ...more } });
  expect(errors).toBeUndefined();
  return data.createPost.post.id as string;
};
const cardOf = async (id: string, client = app.visitor) => (await client.graphql(READ, { id })).data.post.linkCard;
const stored = async (url: string) =>
  (
    await app.rows<{ state: string; attempts: number; picture_id: string | null }>(
      'select state, attempts, picture_id from link_cards where url = $1',
      [url],
    )
  )[0];
/** Resolves once the page of a link was read, or failed. */
async function readOf(url: string) {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const row = await stored(url);
    if (row && (row.state === 'READY' || row.attempts > 0)) return row;
    if (Date.now() > deadline) throw new Error(`${url} was not read.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
/** A quack with a link, once that was read. */
async function linking(url: string): Promise<string> {
  const id = await quack(`look: ${url}`);
  await readOf(url);
  return id;
}
const askedFor = (url: string) => site.asked.filter((address) => address === url).length;

describe('link cards', () => {
  it('show what the page of the first link to another site says, with its picture stored here', async () => {
    const original = await sharp({ create: { width: 1_200, height: 630, channels: 3, background: '#4a7' } })
      .jpeg()
      .toBuffer();
    site.page('first-pictures', '/p.jpg', (_, answer) =>
      answer.writeHead(200, { 'content-type': 'image/jpeg' }).end(original),
    );
    const url = site.html(
      'first',
      '/news?id=1',
      `<title>no</title><meta property="og:title" content="Ducks return"><meta property="og:site_name" content="The Pond">
       <meta property="og:description" content="All of them."><meta property="og:image" content="http://first-pictures.example:${site.port}/p.jpg">`,
    );

    const id = await quack(`http://localhost:3000/post/x and ${url}#top, https://b.example/`);
    await readOf(url);

    const card = await cardOf(id);
    expect(card).toEqual({
      url: `${url}#top`,
      title: 'Ducks return',
      description: 'All of them.',
      siteName: 'The Pond',
      image: { url: expect.stringMatching(/^\/media\/files\/[0-9a-f-]{36}\.webp$/), width: 600, height: 315 },
    });
    const answer = await fetch(app.url + card.image.url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['webp', 600, 315]);
    const [request] = site.requests.filter(({ url: path }) => path === '/news?id=1');
    expect(request?.headers['user-agent']).toMatch(/^Mallard\/\d+\.\d+\.\d+ \(\+http:\/\/localhost:3000\)$/);
    expect(request?.headers).not.toHaveProperty('cookie');
  });

  it('are read once for all quacks with a link, whatever their fragments', async () => {
    const url = site.html('once', '/', '<title>Once</title>');

    const first = await linking(url);
    const second = await quack(`${url}#part`, {}, await app.world.person('bea'));
    await app.settled();

    expect([(await cardOf(first)).title, (await cardOf(second)).title]).toEqual(['Once', 'Once']);
    expect(askedFor(url)).toBe(1);
  });

  it('come with edits, and go with the link', async () => {
    const url = site.html('edited', '/', '<title>Edited</title>');
    const id = await quack('no link yet');

    await app.as(ada).graphql(EDIT, { id, input: { content: url } });
    await readOf(url);
    expect((await cardOf(id)).title).toBe('Edited');

    await app.as(ada).graphql(EDIT, { id, input: { content: 'no link any more' } });
    expect(await cardOf(id)).toBeNull();
  });

  it('go with their quack', async () => {
    const id = await linking(site.html('removed', '/', '<title>Removed</title>'));

    await app.as(ada).delete(`/posts/${id}`);

    expect((await app.visitor.graphql(READ, { id })).data.post).toBeNull();
  });

  it('are neither read nor shown for followers only, and beside polls and quotes', async () => {
    const url = site.html('beside', '/', '<title>Beside</title>');
    const quoted = await quack('quote me');
    const poll = { options: ['a', 'b'], durationMinutes: 60 };
    const quacks = [
      await quack(url, { visibility: 'FOLLOWERS' }),
      await quack(url, { poll }),
      await quack(url, { quotePostId: quoted }),
    ];
    await app.settled();
    expect(await stored(url)).toBeUndefined();

    const open = await linking(url);

    expect((await cardOf(open)).title).toBe('Beside');
    for (const id of quacks) expect(await cardOf(id, app.as(ada))).toBeNull();
  });

  it('cost lists one statement, and none where no quack has a link', async () => {
    const [cal, dee] = (await app.world.people('cal', 'dee')) as [Person, Person];
    await quack('plain words', {}, cal);
    const urls = ['a', 'b', 'c'].map((path) => site.html('listed', `/${path}`, `<title>${path}</title>`));
    for (const url of urls) {
      await quack(url, {}, dee);
      await readOf(url);
    }
    const list = (handle: string) =>
      app.visitor.graphql(`{ user(handle: "${handle}") { posts { edges { node { ${CARD} } } } } }`);
    const cards = async (handle: string) =>
      (await app.statementsDuring(() => list(handle))).filter((statement) => statement.includes('link_cards'));

    expect(
      (await list('dee')).data.user.posts.edges.map(
        ({ node }: { node: { linkCard: { title: string } } }) => node.linkCard.title,
      ),
    ).toEqual(['c', 'b', 'a']);
    expect(await cards('dee')).toHaveLength(1);
    expect(await cards('cal')).toEqual([]);
  });
});

describe('pages without a card', () => {
  it.each([
    ['without a title', '<p>words</p>', 'text/html'],
    ['that are none', 'title', 'application/pdf'],
    ['whose title comes after 1 MB', `${' '.repeat(1_100_000)}<title>late</title>`, 'text/html'],
  ])('are those %s', async (name, body, type) => {
    const url = site.html('none', `/${encodeURIComponent(name)}`, body, type);

    const id = await linking(url);

    expect([await cardOf(id), (await stored(url))?.state]).toEqual([null, 'NONE']);
  });

  it('are not asked again for a day, and then every day that someone posts them, ever more seldom', async () => {
    const url = site.page('failing', '/', (_, answer) => answer.writeHead(500).end());
    const age = (interval: string) =>
      app.rows(`update link_cards set asked_at = now() - interval '${interval}' where url = $1`, [url]);
    await linking(url);
    await quack(url);
    await app.settled();
    expect(askedFor(url)).toBe(1);

    await age('25 hours');
    await app.rows('update link_cards set attempts = 0 where url = $1', [url]);
    await linking(url);
    expect(askedFor(url)).toBe(2);

    await app.rows('update link_cards set attempts = 3 where url = $1', [url]);
    await age('50 hours');
    await quack(url);
    await app.settled();
    expect(askedFor(url)).toBe(2);
  });

  it('keep the card that was there until they failed three times', async () => {
    let isUp = true;
    const url = site.page('flaky', '/', (_, answer) =>
      isUp
        ? answer.writeHead(200, { 'content-type': 'text/html' }).end('<title>Flaky</title>')
        : answer.writeHead(503).end(),
    );
    const id = await linking(url);
    isUp = false;
    const states: [string, number][] = [];

    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await app.rows(
        "update link_cards set asked_at = now() - interval '9 days', fetched_at = now() - interval '31 days' where url = $1",
        [url],
      );
      await quack(url);
      const deadline = Date.now() + 20_000;
      while ((await stored(url))!.attempts < attempt && Date.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 20));
      const { state, attempts } = (await stored(url))!;
      states.push([state, attempts]);
    }

    expect(states).toEqual([
      ['READY', 1],
      ['READY', 2],
      ['NONE', 3],
    ]);
    expect(await cardOf(id)).toBeNull();
  });
});

describe('pictures', () => {
  it.each([
    ['is damaged', Buffer.from('no picture')],
    [
      'is SVG, which may hold scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
    ],
    ['is more than 1 MB', Buffer.alloc(1_100_000, 1)],
    ['is empty', Buffer.alloc(0)],
  ])('are left out where theirs %s', async (name, bytes) => {
    const path = encodeURIComponent(name);
    site.page('bad-pictures', `/${path}.png`, (_, answer) =>
      answer.writeHead(200, { 'content-type': 'image/png' }).end(bytes),
    );
    const url = site.html(
      'pictured',
      `/${path}`,
      `<title>Pictured</title><meta property="og:image" content="http://bad-pictures.example:${site.port}/${path}.png">`,
    );

    const id = await linking(url);

    expect(await cardOf(id)).toMatchObject({ title: 'Pictured', image: null });
  });

  it('and cards are replaced when a page is posted again after 30 days, and deleted 60 days after they were last seen', async () => {
    const draw = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#a47' } })
        .png()
        .toBuffer();
    let [side, title] = [100, 'Before'];
    site.page('again-pictures', '/p.png', (_, answer) => {
      void draw(side).then((bytes) => answer.writeHead(200, { 'content-type': 'image/png' }).end(bytes));
    });
    const url = site.page('again', '/', (_, answer) =>
      answer
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<title>${title}</title><meta property="og:image" content="http://again-pictures.example:${site.port}/p.png">`,
        ),
    );
    const id = await linking(url);
    const before = await cardOf(id);
    [side, title] = [200, 'After'];
    await app.rows(
      "update link_cards set asked_at = now() - interval '31 days', fetched_at = now() - interval '31 days' where url = $1",
      [url],
    );

    await quack(url);
    const deadline = Date.now() + 20_000;
    while ((await cardOf(id)).title === 'Before' && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));

    const after = await cardOf(id);
    expect([before, after]).toMatchObject([
      { title: 'Before', image: { width: 100 } },
      { title: 'After', image: { width: 200 } },
    ]);
    const statusOf = async (path: string) => (await fetch(app.url + path)).status;
    expect([await statusOf(before.image.url), await statusOf(after.image.url)]).toEqual([404, 200]);

    await app.rows("update link_cards set used_at = now() - interval '59 days' where url = $1", [url]);
    await app.get(LinkCardSweep).run();
    expect(await stored(url)).toMatchObject({ state: 'READY' });
    await app.rows("update link_cards set used_at = now() - interval '61 days' where url = $1", [url]);
    await app.get(LinkCardSweep).run();

    expect([await stored(url), await cardOf(id), await statusOf(after.image.url)]).toEqual([undefined, null, 404]);
  });

  it('stay while someone sees them', async () => {
    const url = site.html('seen', '/', '<title>Seen</title>');
    const id = await linking(url);
    const isOld = async () =>
      (
        await app.rows<{ old: boolean }>(
          "select used_at < now() - interval '1 day' as old from link_cards where url = $1",
          [url],
        )
      )[0]?.old;
    await app.rows("update link_cards set used_at = now() - interval '59 days' where url = $1", [url]);

    await cardOf(id);

    const deadline = Date.now() + 20_000;
    while ((await isOld()) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await isOld()).toBe(false);
  });
});

describe('reading a page', () => {
  const read = (url: string, timeoutMs?: number) => app.get(ForeignPages).read({ url, accept: 'text/html', timeoutMs });

  it('follows three redirects, and no more', async () => {
    const end = site.html('end', '/', '<title>End</title>');
    const third = site.redirect('third', '/', end);
    const second = site.redirect('second', '/', third);
    const first = site.redirect('first-of-three', '/', second);
    const before = site.redirect('zeroth', '/', first);

    expect((await read(first))?.url).toBe(end);
    expect(await read(before)).toBeNull();
  });

  it.each([
    ['this machine', 'https://[::1]/'],
    ['a private network', 'https://10.0.0.1/'],
    ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data/'],
    ['a private network in decimals', 'https://167772161/'],
    ['a mapped IPv4 address', 'https://[::ffff:10.0.0.1]/'],
    ['plain http', 'http://b.example/'],
    ['another port', 'https://b.example:8443/'],
    ['a name with a password', 'https://user:secret@b.example/'],
    ['a file', 'file:///etc/passwd'],
    ['a script', 'javascript:alert(1)'],
    ['a name of a private network', 'https://intranet.private.example/'],
  ])('refuses %s, also after a redirect', async (name, to) => {
    const url = site.redirect('to-private', `/${encodeURIComponent(name)}`, to);

    await expect(read(to)).rejects.toBeInstanceOf(ForeignAddressRefused);
    await expect(read(url)).rejects.toBeInstanceOf(ForeignAddressRefused);
  });

  it('ends after its time, whether the answer is late or never ends', async () => {
    const silent = site.page('silent', '/', () => undefined);
    const slow = site.page('slow', '/', (_, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html' });
      answer.write('<title>Slow');
    });

    await expect(read(silent, 200)).rejects.toThrow();
    await expect(read(slow, 200)).rejects.toThrow();
  });

  it('ends after 1 MB of what goes on for ever', async () => {
    let ended: (() => void) | undefined;
    const closed = new Promise<void>((resolve) => (ended = resolve));
    const url = site.page('endless', '/', (_, answer) => {
      const part = Buffer.alloc(65_536, 'a');
      const more = () => {
        while (!answer.destroyed && answer.write(part));
      };
      answer.on('drain', more).on('close', () => ended?.());
      answer.writeHead(200, { 'content-type': 'text/html' });
      more();
    });

    const page = await read(url);

    expect([page?.body.length, page?.isCut]).toEqual([1_048_576, true]);
    await closed;
  });

  it('decompresses, but no more than 1 MB', async () => {
    const send = (path: string, body: Buffer, encoding: string) =>
      site.page('packed', path, (_, answer) =>
        answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(body),
      );
    const small = send('/small', gzipSync('<title>Small</title>'), 'gzip');
    const bomb = send('/bomb', gzipSync(Buffer.alloc(60_000_000)), 'gzip');
    const damaged = send('/damaged', Buffer.from('no gzip'), 'gzip');
    const unknown = send('/unknown', Buffer.from('?'), 'zstd, gzip');

    expect((await read(small))?.body.toString()).toBe('<title>Small</title>');
    const page = await read(bomb);
    expect([page?.body.length, page?.isCut]).toEqual([1_048_576, true]);
    expect([await read(damaged), await read(unknown)]).toEqual([null, null]);
  });

  it('asks a host one thing at a time', async () => {
    let answerFirst: (() => void) | undefined;
    const arrived = new Promise<void>((resolve) => {
      site.page('busy', '/', (_, answer) => {
        answerFirst = () => answer.writeHead(200).end();
        resolve();
      });
    });
    const url = `http://busy.example:${site.port}/`;
    const first = read(url);
    await arrived;

    await expect(read(`${url}other`)).rejects.toBeInstanceOf(ForeignHostBusy);
    answerFirst?.();
    expect((await first)?.body.length).toBe(0);
    expect(await read(`${url}other`)).toBeNull();
  });
});

describe('where the operator turned cards off', () => {
  it('no page is read, and none is shown', async () => {
    const off = await startTestApp();
    try {
      site.openTo(off);
      const eve = await off.world.person('eve');
      const url = site.html('off', '/', '<title>Off</title>');

      const { data } = await off.as(eve).graphql(CREATE, { input: { content: url } });
      await off.settled();

      expect(data.createPost.post.linkCard).toBeNull();
      expect([await off.rows('select key from link_cards'), askedFor(url)]).toEqual([[], 0]);
    } finally {
      await off.stop();
    }
  });
});
