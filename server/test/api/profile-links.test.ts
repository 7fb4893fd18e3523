import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProfileLinkVerification } from '#people/profile-links/profile-link-verification.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import { ForeignSite } from './support/foreign-site.js';
import type { Person } from './support/world.js';

const LINKS = 'links { label url verifiedAt }';
const UPDATE = `mutation ($links: [ProfileLinkInput!]!) { updateProfileLinks(input: { links: $links }) { user { ${LINKS} } } }`;
const READ = `query ($handle: String!) { user(handle: $handle) { ${LINKS} } }`;

let app: TestApp;
let site: ForeignSite;
beforeAll(async () => {
  [app, site] = await Promise.all([startTestApp({ env: { LINK_CARDS: 'on' } }), ForeignSite.start()]);
  site.openTo(app);
});
afterAll(async () => {
  await app.stop();
  await site.stop();
});

type Link = { label: string; url: string };
const update = (person: Person, ...links: Link[]) => app.as(person).graphql(UPDATE, { links });
const refusalOf = async (person: Person, ...links: Link[]) =>
  (await update(person, ...links)).errors?.[0]?.extensions.reason;
const linksOf = async (handle: string, client = app.visitor) =>
  (await client.graphql(READ, { handle })).data.user.links;
const linkTo = (address: string) => `<body><a rel="me nofollow" href="${address}">me</a>`;
/** Checks a link now, whatever the queue does. */
const verify = ({ id }: Person, url: string) =>
  app.get(ProfileLinkVerification).verify({ userId: id, url }, { signal: new AbortController().signal });
const askedFor = (url: string) => site.asked.filter((address) => address === url).length;
/** Resolves once no check is queued or running. */
async function checked(): Promise<void> {
  const waiting = "select id from pgboss.job where name = 'profile-links.verify' and state < 'completed'";
  const deadline = Date.now() + 30_000;
  while ((await app.rows(waiting)).length > 0) {
    if (Date.now() > deadline) throw new Error('Links were not checked.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('links of a profile', () => {
  it('are up to four in the order that was sent, and each save replaces them', async () => {
    const ada = await app.world.person('ada');
    const links = ['a', 'b', 'c', 'd'].map((label) => ({ label, url: `https://${label}.example/` }));

    const { data } = await update(ada, ...links);
    expect(data.updateProfileLinks.user.links).toEqual(links.map((link) => ({ ...link, verifiedAt: null })));
    await update(ada, links[3]!, links[0]!);

    expect((await linksOf('ada')).map(({ label }: Link) => label)).toEqual(['d', 'a']);
    await update(ada);
    expect(await linksOf('ada')).toEqual([]);
  });

  it('are https addresses, which may be typed without it', async () => {
    const bea = await app.world.person('bea');

    const { data } = await update(bea, { label: '', url: ' b.example/Me ' });

    expect(data.updateProfileLinks.user.links).toEqual([{ label: '', url: 'https://b.example/Me', verifiedAt: null }]);
  });

  it('are refused where they are too many, too long, twice, or lead to what is not asked', async () => {
    const cal = await app.world.person('cal');
    const url = 'https://c.example/';
    const five = Array.from({ length: 5 }, (_, index) => ({ label: '', url: `${url}${index}` }));

    expect((await update(cal, ...five)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await refusalOf(cal, { label: 'x'.repeat(31), url })).toBe('INVALID_LINK_LABEL');
    expect(await refusalOf(cal, { label: 'two\nlines', url })).toBe('INVALID_LINK_LABEL');
    expect(await refusalOf(cal, { label: '\u202etxt', url })).toBe('INVALID_LINK_LABEL');
    for (const wrong of [
      '',
      'http://c.example/',
      'ftp://c.example/',
      'javascript:alert(1)',
      'https://user:secret@c.example/',
      'https://c.example:8443/',
      'https://localhost/',
      'https://c.example/a b',
      `https://c.example/${'x'.repeat(200)}`,
    ])
      expect(await refusalOf(cal, { label: '', url: wrong })).toBe('INVALID_LINK_URL');
    const twice = await update(cal, { label: 'a', url }, { label: 'b', url: 'https://C.example' });
    expect(twice.errors?.[0]?.extensions).toMatchObject({
      reason: 'LINK_URL_TWICE',
      fields: [{ field: 'links.1.url' }],
    });
    expect(await linksOf('cal')).toEqual([]);
  });

  it('stand beside texts, which clients that know links alone leave as they are', async () => {
    const zoe = await app.world.person('zoe');
    const FIELDS = 'fields { name value url } links { label url }';
    const set = (...fields: { name: string; value: string }[]) =>
      app
        .as(zoe)
        .graphql(
          `mutation ($fields: [ProfileFieldInput!]!) { updateProfileFields(input: { fields: $fields }) { user { ${FIELDS} } } }`,
          { fields },
        );
    const pronouns = { name: 'Pronouns', value: 'she/her' };

    const { data } = await set({ name: '', value: 'z.example' }, pronouns);
    expect(data.updateProfileFields.user).toEqual({
      fields: [
        { name: '', value: 'https://z.example/', url: 'https://z.example/' },
        { ...pronouns, url: null },
      ],
      links: [{ label: '', url: 'https://z.example/' }],
    });

    await update(zoe, { label: 'new', url: 'https://new.example/' });
    const { data: read } = await app.visitor.graphql(`{ user(handle: "zoe") { ${FIELDS} } }`);
    expect(read.user.fields.map(({ value }: { value: string }) => value)).toEqual(['https://new.example/', 'she/her']);
    const four = ['a', 'b', 'c', 'd'].map((label) => ({ label, url: `https://${label}.example/` }));
    expect(await refusalOf(zoe, ...four)).toBe('TOO_MANY_PROFILE_FIELDS');

    const refusals = await Promise.all(
      [
        { name: '', value: 'she/her' },
        { name: 'a\nb', value: 'she/her' },
        { name: 'Site', value: 'http://z.example/' },
        { name: 'Empty', value: ' ' },
        { name: 'Long', value: 'x'.repeat(201) },
        { name: 'Turned', value: '\u202etxt' },
      ].map(async (field) => (await set(field)).errors?.[0]?.extensions.reason),
    );
    expect(refusals).toEqual([
      ...['INVALID_FIELD_NAME', 'INVALID_FIELD_NAME', 'INVALID_LINK_URL'],
      ...['INVALID_FIELD_VALUE', 'INVALID_FIELD_VALUE', 'INVALID_FIELD_VALUE'],
    ]);
  });

  it('are hidden with the bio: from visitors where they are to sign in, and from whom the person blocks', async () => {
    const [dee, eve] = (await app.world.people('dee', 'eve')) as [Person, Person];
    await update(dee, { label: 'd', url: 'https://d.example/' });
    await app.as(dee).graphql('mutation { updateProfile(input: { requiresLogin: true }) { viewer { email } } }');
    expect([await linksOf('dee'), (await linksOf('dee', app.as(eve))).length]).toEqual([[], 1]);

    await app.as(dee).post(`/blocks/${eve.id}`, {});

    expect(await linksOf('dee', app.as(eve))).toEqual([]);
  });

  it('go with the account', async () => {
    const fay = await app.world.person('fay');
    const root = await app.world.person('gus', { role: 'root' });
    await update(fay, { label: 'f', url: 'https://f.example/' });

    await app
      .as(root)
      .graphql('mutation ($id: ID!) { deleteManagedUser(id: $id, content: REMOVE) { deletedId } }', { id: fay.id });
    await app.settled();

    expect(await app.rows('select url from profile_links where user_id = $1', [fay.id])).toEqual([]);
  });
});

describe('a link is verified', () => {
  it.each([
    ['by a link', 'hal', linkTo('http://localhost:3000/user/hal')],
    ['by a link element, in other letters', 'ida', '<link rel="ME" href="https://LOCALHOST:3000/user/IDA/?x#y">'],
  ])('%s that leads back with rel="me"', async (_, handle, html) => {
    const person = await app.world.person(handle);
    const url = site.html(`of-${handle}`, '/', html);

    await update(person, { label: 'mine', url });
    await checked();

    const [link] = await linksOf(handle);
    expect(Math.abs(Date.now() - Date.parse(link.verifiedAt))).toBeLessThan(600_000);
  });

  it.each([
    ['leads to someone else', 'jon', linkTo('http://localhost:3000/user/other')],
    ['leads to another site', 'kim', linkTo('http://elsewhere.example/user/kim')],
    ['has no rel="me"', 'lea', '<a href="http://localhost:3000/user/lea">x</a>'],
    ['is only text', 'moe', '&lt;a rel="me" href="http://localhost:3000/user/moe">'],
  ])('but not by one that %s', async (_, handle, html) => {
    const person = await app.world.person(handle);
    const url = site.html(`not-${handle}`, '/', html);

    await update(person, { label: 'mine', url });
    await checked();

    expect((await linksOf(handle))[0].verifiedAt).toBeNull();
  });

  it('also by the address of a former handle, which still leads to the person', async () => {
    const ned = await app.world.person('ned');
    const url = site.html('of-ned', '/', linkTo('http://localhost:3000/user/ned'));
    await app.as(ned).graphql('mutation { changeHandle(handle: "edward") { viewer { email } } }');
    await update(ned, { label: 'mine', url });

    await checked();

    expect((await linksOf('edward'))[0].verifiedAt).not.toBeNull();
  });

  it('until its page no longer leads back, or could not be read for 30 days', async () => {
    const oda = await app.world.person('oda');
    let answer: string | null = linkTo('http://localhost:3000/user/oda');
    const url = site.page('of-oda', '/', (_, response) =>
      answer === null
        ? response.writeHead(503).end()
        : response.writeHead(200, { 'content-type': 'text/html' }).end(answer),
    );
    const isVerified = async () => (await linksOf('oda'))[0].verifiedAt !== null;
    await update(oda, { label: 'mine', url });
    await checked();
    await verify(oda, url);
    answer = null;
    await verify(oda, url);
    expect(await isVerified()).toBe(true);

    await app.rows("update profile_links set verified_at = now() - interval '31 days' where url = $1", [url]);
    await verify(oda, url);
    expect(await isVerified()).toBe(false);

    answer = linkTo('http://localhost:3000/user/oda');
    await verify(oda, url);
    expect(await isVerified()).toBe(true);
    answer = 'nothing';
    await verify(oda, url);
    expect(await isVerified()).toBe(false);
  });

  it('once a week, and when it is saved, unless it is verified already', async () => {
    const pam = await app.world.person('pam');
    const url = site.html('of-pam', '/', linkTo('http://localhost:3000/user/pam'));
    await update(pam, { label: 'mine', url });
    await checked();
    const before = askedFor(url);
    const { verifiedAt } = (await linksOf('pam'))[0];

    const { data } = await update(pam, { label: 'renamed', url });
    await app.get(ProfileLinkVerification).recheck();
    expect(data.updateProfileLinks.user.links).toEqual([{ label: 'renamed', url, verifiedAt }]);
    expect(askedFor(url)).toBe(before);

    await app.rows("update profile_links set checked_at = now() - interval '8 days' where url = $1", [url]);
    await app.get(ProfileLinkVerification).recheck();
    await checked();
    expect(askedFor(url)).toBe(before + 1);
  });
});
