import type { Page } from '@playwright/test';
import { HOSTILE_TEXTS, packed } from './support/hostile-texts';
import { pond } from './support/pictures';
import { expect, test } from './support/site';
import { type Person, World } from './support/world';

// They fill every list. A text that opens a dialog, makes an element or breaks the content security policy fails (the policy by the
// `quiet` fixture).
test.describe.configure({ mode: 'default', timeout: 300_000 });
/** Pages of a hundred long rows take their time on a busy machine. */
const SHOWN_MS = 90_000;
let world: World;
let root: Person;
test.beforeAll(async ({ server }) => {
  world = new World(server.url, 'en');
  root = { handle: 'root', ...(await world.root()) } as Person;
});

let dialogs: string[];
test.beforeEach(async ({ page, signIn }) => {
  dialogs = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await signIn(page, root);
});

const ask = <T>(query: string, input: object, as = root) => world.graphql<T>(query, { input }, as);

/** What a text has become that no text may become. */
function madeElements(): string[] {
  const ADDRESSES = /^(?:href|src|srcset|xlink:href|action|formaction|data|poster)$/;
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const tag = element.localName;
    const foreign = ['iframe', 'object', 'embed', 'base', 'marquee', 'math', 'template'].includes(tag);
    const style = tag === 'style' && element.textContent.includes('evil.example');
    const script = tag === 'script' && /alert|evil/.test(element.outerHTML) && element.getAttribute('type') === null;
    const attribute = [...element.attributes].find(
      ({ name, value }) =>
        /^on/.test(name) ||
        (ADDRESSES.test(name) && /^\s*(?:javascript|vbscript|data:text)/i.test(value)) ||
        (ADDRESSES.test(name) && value.includes('evil.example')),
    );
    if (foreign || style || script || attribute) found.push(element.outerHTML.slice(0, 200));
  }
  return found;
}

/** Opens a page, as drawn by the server and then by the client, and waits until it shows the texts. */
async function expectInert(page: Page, address: string, shown: readonly string[]): Promise<void> {
  await page.goto(address);
  for (const text of shown) await expect(page.locator('body')).toContainText(text, { timeout: SHOWN_MS });
  expect(await page.evaluate(madeElements)).toEqual([]);
  expect(dialogs).toEqual([]);
}

test('are 60 and more, and fit into every field', () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(60);
  expect(HOSTILE_TEXTS.filter((text) => text.length > 50)).toEqual([]);
  expect(new Set(HOSTILE_TEXTS).size).toBe(HOSTILE_TEXTS.length);
});

test('are noticed where they become elements', async ({ page }) => {
  await page.goto('about:blank');
  await page.setContent(
    '<img src=x onerror="0"><a href="javascript:0">x</a><p title="javascript:0">x</p><math>x</math>',
  );

  expect(await page.evaluate(madeElements)).toHaveLength(3);
});

test('stay texts in names, in the table of people', { tag: '@nightly' }, async ({ page }) => {
  const make = 'mutation($input: CreateManagedUserInput!) { createManagedUser(input: $input) { id } }';
  for (const [n, displayName] of HOSTILE_TEXTS.entries()) {
    const handle = `named${n}`;
    await ask(make, { handle, email: `${handle}@example.org`, password: `reed ${handle} water lily`, displayName });
  }

  await expectInert(page, '/users?rows=100&q=named', HOSTILE_TEXTS.slice(-5));
});

test('stay texts in profiles, quacks, warnings, replies and descriptions of pictures', async ({ page }) => {
  const warnings = packed(120, ' ');
  const quacks = packed(480);
  const bios = packed(290, ' ');
  const update = 'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { email } } }';
  for (const [n, bio] of bios.entries()) {
    const author = await world.person(HOSTILE_TEXTS[n]);
    await ask(update, { bio: `${bio} bio-end`, location: HOSTILE_TEXTS[n + bios.length] }, author);
    const own = (all: readonly string[]) => all.filter((_, index) => index % bios.length === n);
    for (const contentWarning of own(warnings)) await world.quack(author, 'behind a warning', { contentWarning });
    for (const content of own(quacks)) await world.quack(author, `${content} quack-end`);

    await expectInert(page, `/user/${author.handle}`, ['bio-end', HOSTILE_TEXTS[n]!, ...own(warnings)]);
  }
  const described = await world.quackWithPictures(
    root,
    'A picture',
    [await pond('described.png', 200)],
    packed(1_000, ' ')[0]!,
  );
  for (const content of quacks) await world.reply(root, described, `${content} reply-end`);

  await expectInert(page, `/post/${described.id}`, ['reply-end']);
  await expectInert(page, '/stream', ['A picture']);
});

test('stay texts in whispers and their list', { tag: '@nightly' }, async ({ page }) => {
  const ben = await world.person('Ben');
  let id = '';
  for (const text of packed(900)) id = await world.whisper(ben, [root], `${text} whisper-end`);

  await expectInert(page, `/whispers/${id}`, ['whisper-end']);
});

test(
  'stay texts in help topics, whose Markdown they would be, and in their titles',
  { tag: '@nightly' },
  async ({ page }) => {
    const categories: string[] = [];
    for (const [n, description] of packed(280, ' ').entries()) {
      const { createHelpCategory } = await ask<{ createHelpCategory: { id: string } }>(
        'mutation($input: HelpCategoryInput!) { createHelpCategory(input: $input) { id } }',
        { name: HOSTILE_TEXTS[n], description: `${description} category-end`.slice(0, 300), language: 'en' },
      );
      categories.push(createHelpCategory.id);
    }
    let permalink = '';
    for (const title of packed(120, ' ')) {
      const { createHelpTopic } = await ask<{ createHelpTopic: { permalink: string } }>(
        'mutation($input: HelpTopicInput!) { createHelpTopic(input: $input) { permalink } }',
        { categoryId: categories[0], title, body: `${HOSTILE_TEXTS.join('\n\n')}\n\ntopic-end`, language: 'en' },
      );
      permalink = createHelpTopic.permalink;
    }

    await expectInert(page, `/help/t/${permalink}`, ['topic-end']);
    await expectInert(page, '/help', [HOSTILE_TEXTS[0]!]);
    await expectInert(page, `/help?q=${encodeURIComponent('<script>alert(1)</script>')}`, []);
  },
);

test('stay texts in the messages to the team', { tag: '@nightly' }, async ({ page }) => {
  const send = 'mutation($input: ContactInput!) { sendContactMessage(input: $input) }';
  const [message] = packed(4_900);
  const names = packed(80, ' ');
  for (const [n, subject] of packed(120, ' ').entries())
    await ask(send, { name: names[n], email: `vera${n}@example.org`, subject, message: `${message} message-end` });

  await expectInert(page, '/help?tab=messages', [packed(120, ' ').at(-1)!]);
});

test('stay texts in products, windows of maintenance and claims', { tag: '@nightly' }, async ({ page }) => {
  const names = packed(190, ' ');
  const brands = packed(100, ' ');
  for (const [n, name] of names.entries()) {
    const sku = `s-${n}`;
    await world.product(root, { name, sku, brand: brands[n], price: 1, description: HOSTILE_TEXTS.join('\n') });
  }
  const messages = packed(500);
  for (const [n, name] of packed(80, ' ').entries())
    await ask('mutation($input: MaintenanceInput!) { createMaintenance(input: $input) { id } }', {
      ...{ name, routePath: '/near-me', customMessage: messages[n % messages.length], isActive: false },
    });
  const { createClaimCategory } = await ask<{ createClaimCategory: { id: string } }>(
    'mutation($input: ClaimCategoryInput!) { createClaimCategory(input: $input) { id } }',
    { name: 'Hostile', description: packed(300, ' ')[0] },
  );
  for (const [n, name] of HOSTILE_TEXTS.entries())
    await ask('mutation($input: ClaimDefinitionInput!) { createClaimDefinition(input: $input) { id } }', {
      ...{ categoryId: createClaimCategory.id, value: `hostile.n${n}`, name, description: HOSTILE_TEXTS.at(-1 - n) },
    });

  await expectInert(page, '/products?rows=100', [names[0]!, names.at(-1)!]);
  await expectInert(page, '/admin/maintenance', [packed(80, ' ').at(-1)!]);
  await expectInert(page, '/admin/claims/definitions', [HOSTILE_TEXTS[0]!, HOSTILE_TEXTS.at(-1)!]);
  await expectInert(page, '/admin/claims', ['Hostile']);
  await expectInert(page, '/admin/audit-log?rows=100', [HOSTILE_TEXTS.at(-1)!]);
  await page.getByRole('rowheader').getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('insertion').first()).toBeVisible();
  expect(await page.evaluate(madeElements)).toEqual([]);
  expect(dialogs).toEqual([]);
});

test('stay texts in addresses', { tag: '@nightly' }, async ({ page }) => {
  const script = encodeURIComponent('"><script>alert(1)</script>');
  for (const address of [
    `/explore?q=${script}`,
    `/search?q=${script}`,
    `/tag/${script}`,
    `/user/${script}`,
    `/${script}`,
  ])
    await expectInert(page, address, []);
  await expectInert(page, '/login?returnTo=javascript:alert(1)', []);
});
