import { type Page, PAGES, pageList } from '@mallard/rules/pages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { HelpSeeding } from '#help/seeding/help-seeding.js';
import type { Json } from './support/client.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const MARKUP = `</title><script>alert(1)</script>"'><img src=x onerror=alert(1)> $& __CSP_NONCE__ </head>`;
const CATALOG =
  'accordions alerts avatars badges buttons cards dropdowns form-basic form-advanced list-group modals offcanvas pagination popovers progress spinners tables tabs tooltips typography charts dashboard icons/remix-icons icons/mdi icons/unicons dragula range-sliders';

let app: TestApp;
let ada: Person;
let shy: Person;

beforeAll(async () => {
  app = await startTestApp({ withPages: true });
  await app.get(HelpSeeding).seed();
  [ada, shy] = (await app.world.people('Ada', 'Shy')) as [Person, Person];
  await app.as(shy).put('/identity/profile', { requiresLogin: true, bio: 'A secret life' });
  await app.as(ada).put('/identity/profile', { displayName: 'Ada <b>', bio: 'I like "herons" & <i>tea</i>' });
});
afterAll(() => app.stop());

async function quack(person: Person, content: string, more: object = {}): Promise<string> {
  const { body } = await app.as(person).post('/posts', { content, ...more });
  return body.data.id as string;
}

/** A page as a program without JavaScript reads it. */
async function page(path: string, headers: Record<string, string> = {}) {
  const answer = await app.visitor.raw(path, { redirect: 'manual', headers });
  const text = await answer.text();
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1] ?? null;
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    meta,
    title: /<title>([^<]*)<\/title>/.exec(text)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1],
    feed: /<link rel="alternate" type="application\/atom\+xml" href="([^"]*)"/.exec(text)?.[1],
    /** The page's content besides the client's own. */
    content: /<div id="server-page">([^]*)<\/div>\s*<div id="root">/.exec(text)?.[1] ?? null,
  };
}

/** Addresses of the pages that take a part. A quack's page is tried below, with a quack. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/help/t/:permalink': '/help/t/nods',
  '/hashtag/:tag': '/hashtag/nobody',
  '/tag/:tag': '/tag/nobody',
  '/user/:handle': '/user/ada',
  '/whispers/:id?': '/whispers/7',
  '/ui/*': '/ui',
};

describe('Addresses', () => {
  it.each(pageList.filter(({ name }) => name !== 'post').map(({ name }) => name))(
    'of the page %s answers 200 with its title',
    async (name) => {
      const { path, title: titles, indexed }: Page = PAGES[name];
      for (const language of ['en', 'he'] as const) {
        const { status, title, meta } = await page(EXAMPLES[path] ?? path, { 'accept-language': language });

        expect(status).toBe(200);
        if (!titles) continue;
        expect(title).toBe(`${titles[language]} - Mallard`);
        expect(meta('robots')).toBe(indexed ? null : 'noindex');
      }
    },
  );

  it.each([
    ...['/whispers', '/help?tab=privacy', '/stream/', '/Stream'],
    ...CATALOG.split(' ').map((name) => `/ui/${name}`),
  ])('%s answers 200 with its title', async (path) => {
    const { status, title } = await page(path);

    expect(status).toBe(200);
    expect(title).toMatch(/^.+ - Mallard$/);
    expect(title).not.toMatch(/not found/i);
  });

  it.each([
    ...['/nowhere', '/help/t/nowhere', '/user/nobody', '/user/a%00b', '/user/%E0%A4%A', '/post/7', '/admin/nowhere'],
    ...['/post/01890000-0000-7000-8000-000000000000', '/hashtag/%23%23', '/ui/nowhere', '/stream/x', '/help/x'],
    ...['/wp-login.php', '/.env', '/hashtag/a b', `/user/${'x'.repeat(2_000)}`],
  ])('%s answers 404 with the page that says so', async (path) => {
    const { status, title, text, meta } = await page(path);

    expect([status, title]).toEqual([404, 'Not found - Mallard']);
    expect(meta('robots')).toBe('noindex');
    expect(text).toContain('<div id="root"></div>');
  });

  it('only name the code where there is something to read first, and ask for it at once where there is nothing', async () => {
    const code = async (path: string) => {
      const { text } = await page(path);
      return [/<link rel="modulepreload"[^>]*client\.js"/.test(text), /<meta name="later"[^>]*client\.js"/.test(text)];
    };

    expect(await code('/help')).toEqual([false, true]);
    expect(await code('/stream')).toEqual([false, true]);
    expect(await code('/login')).toEqual([true, false]);
    expect(await code('/explore')).toEqual([true, false]);
  });
});

describe('The front door', () => {
  it('says in one sentence what this is, with its preview and the ways in', async () => {
    const { status, title, meta, canonical, content } = await page('/');

    expect([status, title]).toEqual([200, 'A calm place for short posts - Mallard']);
    expect(canonical).toBe('http://localhost:3000/');
    expect(meta('description')).toMatch(/^On Mallard, you follow people you like/);
    expect([meta('og:title'), meta('og:type')]).toEqual(['A calm place for short posts', 'website']);
    expect([meta('og:image'), meta('robots')]).toEqual(['http://localhost:3000/og-image.png', null]);
    expect(content).toContain('<h1>A calm place for short posts</h1>');
    for (const path of ['/login', '/register', '/help']) expect(content).toContain(`href="${path}"`);
  });

  it('comes in Hebrew to those who read it', async () => {
    const { text, title } = await page('/', { 'accept-language': 'he' });

    expect(text).toContain('<html lang="he" dir="rtl">');
    expect(title).toBe('מקום רגוע לפוסטים קצרים - Mallard');
  });

  it('offers no account when registration is closed, and links to the community if there is an invite', async () => {
    const env = { REGISTRATION_ENABLED: 'off', DISCORD_URL: 'https://discord.gg/reeds' };
    const other = await startTestApp({ withPages: true, env });
    const front = await (await other.visitor.raw('/')).text();
    const { status, headers } = await other.visitor.raw('/discord', { redirect: 'manual' });
    await other.stop();

    expect(front).toContain('opens soon');
    expect(front).not.toContain('/register');
    expect(front).toContain('<a href="/discord">Community</a>');
    expect(front).toContain('<meta name="community" content="/discord" />');
    const { text } = await page('/');
    expect(text).not.toContain('href="/discord"');
    expect(text).toContain('<meta name="community" content="" />');
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      302,
      'https://discord.gg/reeds',
      'no-store',
    ]);
  });
});

describe('The page to sign in', () => {
  it.each([
    ['en', 'Welcome back', 'Create an account'],
    ['he', 'טוב לראות אותך שוב', 'יצירת חשבון'],
  ])('can be seen before its code is there, in %s', async (language, heading, join) => {
    const { content, meta } = await page('/login', { 'accept-language': language });

    expect(content).toContain(`<h1>${heading}</h1>`);
    expect(content).toContain(`<a href="/register">${join}</a>`);
    expect(meta('robots')).toBeNull();
  });
});

describe('The page of a help topic', () => {
  it('is one document, whose head is its head', async () => {
    const response = await fetch(`${app.url}/help/t/nods`, { headers: { accept: 'text/html' } });
    const markup = await response.text();

    expect(markup).toMatch(/^<!doctype html>\s*<html lang="en" dir="ltr">\s*<head>/);
    expect(markup.match(/<\/html>/g)).toHaveLength(1);
  });

  it('carries the article, its title, description, canonical address and preview', async () => {
    const { status, title, meta, canonical, content } = await page('/help/t/nods');

    expect([status, title]).toEqual([200, 'Nods - Mallard']);
    expect(canonical).toBe('http://localhost:3000/help/t/nods');
    expect(meta('description')).toMatch(/^A nod says/);
    expect([meta('og:title'), meta('og:type'), meta('og:url')]).toEqual(['Nods', 'article', canonical]);
    expect(meta('og:image')).toBe('http://localhost:3000/og-image.png');
    expect(content).toContain('The author is notified.');
  });

  it('comes in Hebrew to those who read it, the whole page mirrored', async () => {
    const { text, title } = await page('/help/t/nods', { 'accept-language': 'he-IL,he;q=0.9' });
    const asked = await page('/help/t/nods?lang=he');

    expect(text).toContain('<html lang="he" dir="rtl">');
    expect(title).toBe('הנהונים - Mallard');
    expect(asked.title).toBe(title);
  });

  it('moves for good where the permalink has changed', async () => {
    const editor = await app.world.person('edith', { role: 'editor' });
    const { body } = await app.visitor.get('/help/topics/permalink/pins');
    const { id, categoryId, title, content } = body.data;
    await app.as(editor).put(`/help/topics/${id as string}`, { categoryId, title, content, permalink: 'נעיצות' });

    const { status, headers } = await page('/help/t/pins');

    expect([status, headers.get('location')]).toEqual([301, `/help/t/${encodeURIComponent('נעיצות')}`]);
    expect((await page(headers.get('location') ?? '')).status).toBe(200);
  });

  it('is listed in the help center, and the policies have their tabs', async () => {
    const center = await page('/help');
    const privacy = await page('/help?tab=privacy');

    expect(center.content).toContain('<a href="/help/t/nods">Nods</a>');
    expect(privacy.title).toBe('Privacy Policy - Mallard');
    expect(privacy.content).toContain('We set no cookies');
    expect(privacy.canonical).toBe('http://localhost:3000/help?tab=privacy');
  });
});

describe('The page of a person', () => {
  it('carries their name, words and quacks, and leads to their feed', async () => {
    await quack(ada, 'Good morning, herons');
    const { title, meta, canonical, feed, content } = await page('/user/ada');

    expect(title).toBe('Ada &lt;b&gt; (@Ada) - Mallard');
    expect(meta('description')).toBe('I like &quot;herons&quot; &amp; &lt;i&gt;tea&lt;/i&gt;');
    expect([canonical, feed]).toEqual(['http://localhost:3000/user/Ada', 'http://localhost:3000/user/Ada/feed.atom']);
    expect(content).toContain('Good morning, herons');
  });

  it('shows only the name of a user who requires login', async () => {
    const id = await quack(shy, 'For friends only #shyness');
    const profile = await page('/user/shy');
    const post = await page(`/post/${id}`);
    const tag = await page('/hashtag/shyness');
    const feeds = await Promise.all(['/user/shy/feed.atom', '/hashtag/shyness/feed.atom'].map((path) => page(path)));
    const sitemap = await page('/sitemap.xml');

    expect([profile.status, profile.title, profile.content]).toEqual([200, 'Shy (@Shy) - Mallard', null]);
    expect(profile.meta('robots')).toBe('noindex');
    expect([post.status, post.title]).toEqual([404, 'Not found - Mallard']);
    expect(feeds[0]?.status).toBe(404);
    for (const { text } of [profile, post, tag, ...feeds, sitemap]) {
      expect(text).not.toMatch(/friends only|secret life/);
      expect(text).not.toContain(id);
    }
  });
});

describe('The page of a quack', () => {
  it('contains its text, or its warning if there is one', async () => {
    const plain = await page(`/post/${await quack(ada, 'A quack for everyone')}`);
    const warned = await page(`/post/${await quack(ada, 'The butler did it', { contentWarning: 'Spoiler' })}`);

    expect(plain.title).toBe('Ada &lt;b&gt;: “A quack for everyone” - Mallard');
    expect(plain.content).toContain('A quack for everyone');
    expect([warned.meta('og:description'), warned.meta('description')]).toEqual(['Spoiler', 'Spoiler']);
    expect(warned.title).not.toContain('butler');
  });

  it('says in which language its words, its warning and the answers of its poll are', async () => {
    const poll = { options: ['Oui', 'Non'], durationMinutes: 60 };
    const said = await quack(ada, 'Bonjour', { language: 'fr', contentWarning: 'Attention', poll });
    const unsaid = await quack(ada, 'Hello');

    const { content } = await page(`/post/${said}`);

    expect(content).toMatch(/<p class="text"[^>]* lang="fr">Bonjour/);
    expect(content).toContain('<bdi lang="fr">Attention</bdi>');
    expect(content).toContain('<bdi lang="fr">Oui</bdi>');
    expect((await page(`/post/${unsaid}`)).content).not.toContain('lang=');
  });

  it('marks the author of the thread in their replies, and no one else', async () => {
    const root = await quack(ada, 'Who is there?');
    const ben = await app.world.person('a_replier');
    const reply = async (person: Person, parentPostId: string) =>
      (await app.as(person).post('/posts/replies', { parentPostId, content: 'I am' })).body.data.id as string;
    const [own, other] = [await reply(ada, root), await reply(ben, root)];
    const another = await reply(ada, other);
    const marked = async (id: string) =>
      (await page(`/post/${id}`)).content?.includes('<span class="mark">Author</span>');

    expect(await marked(root)).toBe(false);
    expect(await marked(own)).toBe(true);
    expect(await marked(other)).toBe(false);
    expect(await marked(another)).toBe(true);
  });

  it('tells nothing of one that was deleted', async () => {
    const id = await quack(ada, 'Regretted at once');
    await app.as(ada).delete(`/posts/${id}`);

    const { status, text } = await page(`/post/${id}`);

    expect(status).toBe(404);
    expect(text).not.toContain('Regretted');
  });

  it('names an author whose account was deleted in the language of the page, the feed too, and leads nowhere', async () => {
    const [gone, admin] = await Promise.all([
      app.world.person('leaving'),
      app.world.person('an_admin', { role: 'admin' }),
    ]);
    const id = await quack(gone, 'What stays behind #staying');
    const KEEP = 'mutation($id: ID!) { deleteManagedUser(id: $id, content: KEEP) { deletedId } }';
    await app.as(admin).graphql(KEEP, { id: gone.id });
    await app.settled();

    for (const [language, name, quoted] of [
      ['en', 'Deleted account', '“What stays behind #staying”'],
      ['he', 'חשבון שנמחק', '”What stays behind #staying”'],
    ] as const) {
      const headers = { 'Accept-Language': language };
      const { title, content } = await page(`/post/${id}`, headers);
      const feed = (await page('/hashtag/staying/feed.atom', headers)).text;

      expect(title).toBe(`${name}: ${quoted} - Mallard`);
      expect(content).toContain(`<bdi class="name">${name}</bdi>`);
      expect(feed).toContain(`<author><name>${name}</name></author>`);
      expect(`${content} ${feed}`).not.toContain('deleted_');
    }
  });

  it('shows markup as text, wherever it appears', async () => {
    const id = await quack(ada, `${MARKUP} #markup`);
    await app.as(ada).put('/identity/profile', { bio: MARKUP.slice(0, 250) });

    for (const path of [`/post/${id}`, '/user/ada', '/hashtag/markup']) {
      const { text, headers } = await page(path);
      const nonce = /'nonce-([\w-]+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
      expect(text).not.toMatch(/<script>|<img/);
      expect(text.match(/<\/title>/g)).toHaveLength(1);
      expect(text.match(/<\/head>/g)).toHaveLength(1);
      expect(text).not.toContain(nonce);
      if (path !== '/hashtag/markup') expect(text).toContain('$&amp;');
    }
  });
});

describe('The quacks and people of a page', () => {
  it('have the sign at the beginning of handles, hashtags, mentions and links, in either direction', async () => {
    const id = await quack(ada, 'שלום @Shy על #ברווזים ו #ducks ב https://example.org/a?b=1&c=2 סוף');

    for (const path of [`/post/${id}`, '/user/ada']) {
      const { content } = await page(path, { 'accept-language': 'he' });

      expect(content).toContain('<span class="handle" dir="ltr">@Ada</span>');
      expect(content).not.toMatch(/(?<! dir="ltr">)@Ada/);
      expect(content).toContain('<a class="link" href="/user/Shy" dir="ltr">@Shy</a>');
      expect(content).toContain(
        `<a class="link" href="/tag/${encodeURIComponent('ברווזים')}" dir="auto">#ברווזים</a> ו <a class="link" href="/tag/ducks" dir="auto">#ducks</a>`,
      );
      expect(content).toMatch(
        /<a class="link" href="https:\/\/example\.org\/a\?b=1&amp;c=2"[^>]* dir="ltr"><span class="host">example\.org<\/span>/,
      );
      expect(content).toMatch(/rel="noopener noreferrer nofollow ugc"/);
    }
  });

  it('are links in profiles, too', async () => {
    const zoe = await app.world.person('Zoe');
    await app
      .as(zoe)
      .put('/identity/profile', { bio: 'עם @ada, על #birds', location: 'Low Ings', website: 'https://zoe.example/a' });
    const { content } = await page('/user/zoe');

    expect(content).toContain(
      'עם <a class="link" href="/user/ada" dir="ltr">@ada</a>, על <a class="link" href="/tag/birds" dir="auto">#birds</a>',
    );
    expect(content).toContain('<bdi>Low Ings</bdi>');
    expect(content).toMatch(/<a href="https:\/\/zoe\.example\/a" rel="me [^"]*" dir="ltr">zoe\.example\/a<\/a>/);
  });

  it('are words where no one is called so, and links to hosts and hashtags in all scripts', async () => {
    const eve = await app.world.person('Eve');
    await app.as(eve).put('/identity/profile', { bio: 'With @nosuchperson at https://bücher.example/x' });
    await quack(eve, 'By @nosuchperson: #col·laborar, https://museum.genève.example/plan');

    const { content } = await page('/user/eve');
    const tag = await page(`/tag/${encodeURIComponent('col·laborar')}`);

    expect(content).not.toContain('/user/nosuchperson');
    expect(content?.match(/@nosuchperson/g)).toHaveLength(2);
    expect(content).toContain('href="https://xn--bcher-kva.example/x"');
    expect(content).toContain('href="https://museum.xn--genve-6ra.example/plan"');
    expect(content).toContain('<span class="host">museum.genève.example</span>');
    expect(tag.status).toBe(200);
    expect(tag.content).toContain('#col·laborar</a>');
  });

  it('say when in the language of the page, and to programs to the second', async () => {
    const id = await quack(ada, 'Just now');
    const [english, hebrew] = await Promise.all(
      ['en', 'he'].map((language) => page(`/post/${id}`, { 'accept-language': language })),
    );
    const [list, hebrewList] = await Promise.all(
      ['en', 'he'].map((language) => page('/user/ada', { 'accept-language': language })),
    );
    const year = new Date().getUTCFullYear();

    expect(english?.content).toMatch(new RegExp(`<time datetime="${year}-[^"]+Z">[A-Z][a-z]+ \\d+, ${year}</time>`));
    expect(hebrew?.content).toMatch(new RegExp(`<time datetime="${year}-[^"]+Z">\\d+ ב\\p{L}+ ${year}</time>`, 'u'));
    expect(list?.content).toMatch(/<time datetime="[^"]+Z">(?:now|\d+m)<\/time>/);
    expect(hebrewList?.content).toMatch(/<time datetime="[^"]+Z">(?:עכשיו|[^<]*דק)/);
    for (const each of [english, hebrew, list, hebrewList]) expect(each?.content).not.toMatch(/>\d{4}-\d\d-\d\d</);
  });

  it('keep the line breaks of the author, and add none', async () => {
    const id = await quack(ada, 'First\n  second');

    expect((await page(`/post/${id}`)).content).toContain('dir="auto">First\n  second</p>');
    expect((await page('/user/ada')).content).toContain('dir="auto">First\n  second</p>');
  });

  it('have a face: the picture of who has one, and initials on the colour of the handle', async () => {
    const { content } = await page('/user/ada');

    expect(content).toMatch(/class="person">\s*<span class="face" data-hue="\d{1,3}" aria-hidden="true">AB<\/span>/);
    expect(content).toMatch(/class="avatar"[^>]*><span class="face" data-hue="\d{1,3}" aria-hidden="true">AB<\/span>/);
    expect(content).not.toContain('style=');
  });

  it('come with the numbers beside them, as the language counts', async () => {
    const [ben, id] = [await app.world.person('Ben'), await quack(ada, 'Nod, please')];
    await app.as(ben).post(`/likes/posts/${id}`);
    await app.as(ben).post('/posts/replies', { parentPostId: id, content: 'Here you are' });
    await app.settled();
    const english = await page(`/post/${id}`);
    const hebrew = await page(`/post/${id}`, { 'accept-language': 'he' });
    const person = await page('/user/ben', { 'accept-language': 'he' });

    expect(english.content).toMatch(/1 reply[^]*1 nod\b/);
    expect(hebrew.content).toMatch(/תגובה אחת[^]*הנהון אחד/);
    expect(person.content).toContain('<b>0</b> עוקבים');
  });
});

describe('Files for programs', () => {
  const parser = new XMLParser({ ignoreAttributes: false });

  it('tell robots where the sitemap is', async () => {
    const { text, headers } = await page('/robots.txt');

    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toMatch(/^Sitemap: http:\/\/localhost:3000\/sitemap\.xml$/m);
  });

  it('list topics, public people and public quacks in a valid sitemap', async () => {
    const fresh = await startTestApp({ withPages: true });
    await fresh.get(HelpSeeding).seed();
    const ben = await fresh.world.person('ben');
    const made = await fresh.as(ben).post('/posts', { content: 'On the map' });
    const answer = await fresh.visitor.raw('/sitemap.xml');
    const text = await answer.text();
    await fresh.stop();

    expect(XMLValidator.validate(text)).toBe(true);
    const { urlset } = parser.parse(text) as { urlset: { url: { loc: string }[] } };
    expect(urlset.url.map(({ loc }) => loc)).toEqual(
      expect.arrayContaining(
        ['/help', '/help?tab=terms', '/help/t/nods', '/user/ben', `/post/${made.body.data.id as string}`].map(
          (path) => `http://localhost:3000${path}`,
        ),
      ),
    );
  });

  it('are valid Atom for people and hashtags, Hebrew ones too, whatever was written', async () => {
    const id = await quack(ada, `${MARKUP} \u{1F986} #ציפורים`);
    for (const path of ['/user/ada/feed.atom', `/hashtag/${encodeURIComponent('ציפורים')}/feed.atom`]) {
      const { status, text, headers } = await page(path);

      expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
      expect(XMLValidator.validate(text)).toBe(true);
      const { feed } = parser.parse(text);
      expect(feed).toMatchObject({
        '@_xmlns': 'http://www.w3.org/2005/Atom',
        id: `http://localhost:3000${path.replace('ada', 'Ada')}`,
      });
      const entries: Json[] = [feed.entry].flat();
      const [first] = entries;
      expect(first).toMatchObject({ id: `urn:uuid:${id}`, author: { name: 'Ada <b>' } });
      expect(first.content['#text']).toContain('<script>alert(1)</script>');
    }
  });

  it('answer a reader that has the latest feed in short', async () => {
    const { headers } = await page('/user/ada/feed.atom');

    const again = await page('/user/ada/feed.atom', { 'if-none-match': headers.get('etag') ?? '' });

    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each(['/user/nobody/feed.atom', '/hashtag/%23/feed.atom', '/sitemap-2.xml', '/sitemap-x.xml'])(
    'answer 404 at %s',
    async (path) => {
      expect((await page(path)).status).toBe(404);
    },
  );
});
