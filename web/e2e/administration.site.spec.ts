import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en as shellOfStaff } from '../src/app/shell/staff-messages.en';
import { en as audit } from '../src/features/admin/audit-log/messages.en';
import { en as claims } from '../src/features/admin/claims/messages.en';
import { en as subscriptions } from '../src/features/admin/email-subscription/messages.en';
import { en as help } from '../src/features/help/messages.en';
import { en as forbidden } from '../src/features/session/viewer/forbidden-messages.en';
import { en as maintenance } from '../src/features/admin/maintenance/messages.en';
import { en as products } from '../src/features/admin/products/messages.en';
import { en as tables } from '../src/features/admin/tables/messages.en';
import { en as users } from '../src/features/admin/users/messages.en';
import { he as usersInHebrew } from '../src/features/admin/users/messages.he';
import { en as leaving } from '../src/forms/leaving/messages.en';
import { he as leavingInHebrew } from '../src/forms/leaving/messages.he';
import { back } from './support/back';
import { listOperations, refuseOperation } from './support/failures';
import { untilDraftSaved } from './support/saved-draft';
import { ROOT_PASSWORD } from './support/mallard-server';
import { goToMore } from './support/sidebar';
import { expect, test } from './support/site';
import { type Person, World } from './support/world';

// One after the other in one process: each leaves the roles as it found them.
test.describe.configure({ mode: 'default' });
let world: World;
test.beforeAll(async ({ server }) => {
  world = new World(server.url, 'en');
});

const question = (page: Page) => page.getByRole('alertdialog');
const leave = (page: Page) => question(page).getByRole('button', { name: leaving.leave });
const stay = (page: Page) => question(page).getByRole('button', { name: leaving.stay });
/** Simulates the return to the tab. */
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));

async function claimId(value: string): Promise<string> {
  const { claimDefinitions } = await world.graphql<{ claimDefinitions: { id: string; value: string }[] }>(
    '{ claimDefinitions { id value } }',
    {},
    await world.root(),
  );
  return claimDefinitions.find((claim) => claim.value === value)!.id;
}

async function grant({ id }: Person, value: string): Promise<void> {
  await world.graphql(
    'mutation($userId: ID!, $claimId: ID!) { grantUserClaim(userId: $userId, claimId: $claimId) { id } }',
    { userId: id, claimId: await claimId(value) },
    await world.root(),
  );
}

async function claimsOf(role: string): Promise<string[]> {
  const { roleClaims } = await world.graphql<{ roleClaims: { value: string }[] }>(
    'query($role: Role!) { roleClaims(role: $role) { value } }',
    { role },
    await world.root(),
  );
  return roleClaims.map(({ value }) => value);
}

test(
  'giving the role of an administrator says what it means, and asks for one’s own password',
  { tag: '@nightly' },
  async ({ page, signIn, t }) => {
    const ada = await world.person('Ada');
    await signIn(page, await world.root(), world.url);
    await page.goto(`/users?open=${ada.id}`);
    const drawer = page.getByRole('dialog', { name: 'About Ada' });
    await drawer.getByRole('button', { name: users.edit }).click();
    const editor = page.getByRole('dialog', { name: 'Edit Ada' });
    await expect(editor.getByText(users.roleHintRoot)).toBeVisible();
    await editor.getByLabel(users.role).selectOption('ADMIN');
    await editor.getByRole('button', { name: users.save }).click();

    await expect(question(page)).toContainText(users.raiseToAdmin);
    await question(page).getByLabel(users.ownPassword, { exact: true }).fill('not the password of root');
    await question(page).getByRole('button', { name: users.raise }).click();
    await expect(question(page).getByText(t('errors.wrongPassword'))).toBeVisible();
    await question(page)
      .getByRole('button', { name: t('states.cancel') })
      .click();
    await expect(editor).toBeVisible();
    await expect(drawer.getByText('users.read')).toHaveCount(0);

    await editor.getByRole('button', { name: users.save }).click();
    await question(page).getByLabel(users.ownPassword, { exact: true }).fill(ROOT_PASSWORD);
    await question(page).getByRole('button', { name: users.raise }).click();

    await expect(page.getByText(users.saved)).toBeVisible();
    // The drawer was open all the time.
    await expect(drawer.getByText('users.read')).toBeVisible();
  },
);

test.describe('in Hebrew', () => {
  test.use({ language: 'he' });

  test(
    'the form of an account lies over the drawer that it was opened from',
    { tag: '@nightly' },
    async ({ page, signIn }) => {
      const [ada, root] = [await world.person('Ada'), await world.root()];
      await world.graphql('mutation { updatePreferences(input: { language: "he" }) { viewer { email } } }', {}, root);
      await signIn(page, root, world.url);
      await page.goto(`/users?open=${ada.id}`);
      await page.getByRole('button', { name: usersInHebrew.edit, exact: true }).click();
      const editor = page.getByRole('dialog', { name: usersInHebrew.editTitle.replace('{name}', 'Ada') });
      await editor.getByLabel(usersInHebrew.displayName).fill('Adina');
      await page.keyboard.press('Escape');
      await question(page).getByRole('button', { name: leavingInHebrew.stay }).click();
      await editor.getByRole('button', { name: usersInHebrew.save }).click();

      await expect(page.getByText(usersInHebrew.saved)).toBeVisible();
      await world.graphql('mutation { updatePreferences(input: { language: "en" }) { viewer { email } } }', {}, root);
    },
  );
});

test(
  'an account that was made, by an invitation or by somebody else, is in the list and in its count',
  { tag: '@nightly' },
  async ({ page, signIn }) => {
    const root = await world.root();
    const people = async () =>
      (await world.graphql<{ managedUsers: { totalCount: number } }>('{ managedUsers { totalCount } }', {}, root))
        .managedUsers.totalCount;
    const before = await people();
    await signIn(page, root, world.url);
    await page.goto('/users');
    await expect(page.getByText(new RegExp(`^${before} (person|people)`))).toBeVisible();

    await page.getByRole('button', { name: users.create }).click();
    const editor = page.getByRole('dialog', { name: users.createTitle });
    await editor.getByLabel(users.handle, { exact: true }).fill('made_by_hand');
    await editor.getByLabel(users.email, { exact: true }).fill('made_by_hand@example.com');
    await editor.getByRole('button', { name: users.invite }).click();
    await expect(page.getByText(users.invitationSent)).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(page.getByRole('table').getByText('@made_by_hand', { exact: true })).toBeVisible();
    await expect(page.getByText(new RegExp(`^${before + 1} people`))).toBeVisible();
    const other = await world.person('Somebody Else');
    await comeBack(page);
    await expect(page.getByRole('table').getByText(`@${other.handle}`, { exact: true })).toBeVisible();
  },
);

test(
  'windows that somebody else made are there for whoever comes back to the page',
  { tag: '@nightly' },
  async ({ page, signIn }) => {
    const root = await world.root();
    await signIn(page, root, world.url);
    await page.goto('/admin/maintenance');
    await expect(page.getByText(maintenance.empty)).toBeVisible();

    const { createMaintenance: made } = await world.graphql<{ createMaintenance: { id: string } }>(
      'mutation($input: MaintenanceInput!) { createMaintenance(input: $input) { id } }',
      { input: { name: 'Made elsewhere' } },
      root,
    );
    await comeBack(page);

    await expect(page.getByRole('heading', { name: 'Made elsewhere' })).toBeVisible();
    await world.graphql('mutation($id: ID!) { deleteMaintenance(id: $id) { deletedId } }', { id: made.id }, root);
  },
);

test('changes of a role’s rights are reviewed before they are made, all together or not at all', async ({
  page,
  signIn,
}) => {
  await signIn(page, await world.root(), world.url);
  const asked = listOperations(page);
  await page.goto('/admin/claims/roles');
  await page.getByRole('switch', { name: 'Watch the system' }).check();
  await page.getByRole('switch', { name: 'See products' }).uncheck();

  await expect(page.getByText('2 changes')).toBeVisible();
  expect(await claimsOf('BASIC')).not.toContain('system.read');
  expect(await claimsOf('BASIC')).toContain('products.read');

  await refuseOperation(page, 'ChangeClaims', 'The pond is frozen.', 'CONFLICT');
  await page.getByRole('button', { name: claims.review }).click();
  const review = page.getByRole('dialog', { name: claims.reviewTitle });
  await review.getByRole('button', { name: claims.save }).click();
  await expect(review.getByRole('alert')).toContainText('The pond is frozen.');
  await review.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('2 changes')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Watch the system' })).toBeChecked();

  await page.unroute('**/graphql');
  asked.length = 0;
  await page.getByRole('button', { name: claims.review }).click();
  await review.getByRole('button', { name: claims.save }).click();
  await expect(page.getByText(claims.saved)).toBeVisible();
  await expect(page.getByText('2 changes')).toHaveCount(0);
  expect(asked.filter((name) => name === 'ChangeClaims')).toHaveLength(1);
  expect(await claimsOf('BASIC')).toContain('system.read');
  expect(await claimsOf('BASIC')).not.toContain('products.read');

  await page.getByRole('switch', { name: 'Watch the system' }).uncheck();
  await page.getByRole('switch', { name: 'See products' }).check();
  await page.getByRole('button', { name: claims.review }).click();
  await review.getByRole('button', { name: claims.save }).click();
  await expect(page.getByText('2 changes')).toHaveCount(0);
});

test(
  'pending changes of claims are not left without a question, by a link or by Back',
  { tag: '@nightly' },
  async ({ page, signIn }) => {
    await signIn(page, await world.root(), world.url);
    await page.goto('/admin/claims/definitions');
    await page.getByRole('link', { name: claims.matrix }).click();
    const box = page.getByRole('checkbox', { name: 'Watch the system for Basic' });
    await box.check();

    await page.getByRole('link', { name: shellOfStaff.people, exact: true }).first().click();
    await expect(question(page)).toContainText(leaving.text);
    await stay(page).click();
    await expect(page).toHaveURL('/admin/claims');
    await expect(box).toBeChecked();

    await back(page);
    await expect(question(page)).toContainText(leaving.text);
    await expect(page).toHaveURL('/admin/claims');
    await leave(page).click();
    await expect(page).toHaveURL('/admin/claims/definitions');

    await page.getByRole('link', { name: claims.matrix }).click();
    await expect(box).not.toBeChecked();
    await page.getByRole('link', { name: shellOfStaff.people, exact: true }).first().click();
    await expect(page).toHaveURL('/users');
  },
);

const FORMS = [
  { path: '/products', open: products.create, field: products.nameLabel },
  { path: '/users', open: users.create, field: users.handle },
  { path: '/admin/maintenance', open: maintenance.create, field: maintenance.name },
  { path: '/admin/claims/definitions', open: claims.newDefinition, field: claims.name },
] as const;

// The other forms are tested as components; one of them in the browser, which closes dialogs by itself.
for (const { path, open, field } of FORMS) {
  const tag = path === '/users' ? [] : ['@nightly'];
  test(
    `a form at ${path} that holds something is not closed without a question`,
    { tag },
    async ({ page, signIn, t }) => {
      await signIn(page, await world.root(), world.url);
      await page.goto(path);
      await page.getByRole('button', { name: open }).first().click();
      const form = page.getByRole('dialog');
      await expect(form).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(form).toHaveCount(0);

      await page.getByRole('button', { name: open }).first().click();
      const name = form.getByLabel(field, { exact: true });
      await name.fill('half_a_thought');
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeVisible();
      // A browser closes a dialog by itself where Escape quickly follows Escape: first the question, then the form.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await stay(page).click();
      await expect(name).toBeVisible();
      await expect(name).toHaveValue('half_a_thought');
      await form.getByRole('button', { name: t('states.cancel') }).click();
      await leave(page).click();

      await expect(form).toHaveCount(0);
      await expect(page).toHaveURL(path);
    },
  );
}

test(
  'a topic that is being written is not left without a question, and comes back as a draft',
  { tag: '@nightly' },
  async ({ page, signIn }) => {
    await signIn(page, await world.root(), world.url);
    await page.goto('/help/new');
    const [title, body] = [page.getByLabel(help.topicTitle), page.getByLabel(help.body, { exact: true })];
    await title.fill('Herons at dusk');
    await body.fill('They fish when the light is low.');
    await untilDraftSaved(page, 'the light is low.');

    await page.getByRole('link', { name: help.home, exact: true }).click();
    await expect(question(page)).toContainText(leaving.draftText);
    await stay(page).click();
    await expect(page).toHaveURL('/help/new');
    await expect(title).toHaveValue('Herons at dusk');
    await page.getByRole('link', { name: help.home, exact: true }).click();
    await leave(page).click();
    await expect(page).toHaveURL('/stream');

    await page.goto('/help/new');
    await expect(title).toHaveValue('Herons at dusk');
    await expect(body).toHaveValue('They fish when the light is low.');
    await expect(page.getByText(/^Draft from .* restored\.$/)).toBeVisible();
    await page.getByRole('button', { name: help.discardDraft }).click();
    await expect(title).toHaveValue('');
    await page.getByRole('button', { name: help.undo }).click();
    await expect(title).toHaveValue('Herons at dusk');

    // In the category that the field shows, since none was asked for.
    const category = await page.getByLabel(help.category).inputValue();
    expect(category).not.toBe('');
    await page.getByRole('button', { name: help.save, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Herons at dusk' })).toBeVisible();
    await page.goto('/help/new');
    await expect(page.getByLabel(help.category)).toHaveValue(category);
    await expect(title).toHaveValue('');
  },
);

test(
  'a draft of a legal text says so where the text has changed since',
  { tag: '@nightly' },
  async ({ page, signIn }) => {
    const root = await world.root();
    await signIn(page, root, world.url);
    await page.goto('/help?tab=terms');
    await page.getByRole('button', { name: help.edit, exact: true }).click();
    const title = page.getByLabel(help.topicTitle);
    await title.fill('Terms of my own');
    await untilDraftSaved(page, 'Terms of my own');
    const { helpPage } = await world.graphql<{ helpPage: { id: string; body: string } }>(
      '{ helpPage(slug: "terms", language: "en") { id body } }',
      {},
      root,
    );
    await world.graphql(
      'mutation($id: ID!, $input: HelpPageInput!) { updateHelpPage(id: $id, input: $input) { id } }',
      { id: helpPage.id, input: { title: 'Terms of somebody else', body: helpPage.body, language: 'en' } },
      root,
    );

    await page.goto('/help?tab=terms');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of somebody else' })).toBeVisible();
    await page.getByRole('button', { name: help.edit, exact: true }).click();

    await expect(title).toHaveValue('Terms of my own');
    await expect(page.getByText('The saved text has changed since then')).toBeVisible();
    await page.getByRole('button', { name: help.discardDraft }).click();
    await expect(title).toHaveValue('Terms of somebody else');
  },
);

test(
  'the messages of visitors are not offered to whom they are closed',
  { tag: '@nightly' },
  async ({ page, openBrowser, signIn }) => {
    await page.goto('/help?tab=messages');
    await expect(page).toHaveURL('/login');

    const hers = await openBrowser();
    await signIn(hers, await world.person('Bea'), world.url);
    await hers.goto(`${world.url}/help?tab=messages`);
    await expect(hers.getByRole('heading', { name: forbidden.heading })).toBeVisible();
  },
);

test('the messages take the place of what the server sent at once', { tag: '@nightly' }, async ({ page, signIn }) => {
  await signIn(page, await world.root(), world.url);
  // The limit after which it goes in any case never comes.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, ms?: number) => (ms === 2_500 ? 0 : wait(work, ms))) as typeof setTimeout;
  });
  for (const tab of ['messages', 'contact', 'terms', 'privacy']) {
    await page.goto(`/help?tab=${tab}`);

    await expect(page.locator('#server-page'), tab).toHaveCount(0);
  }
});

test('who may look at accounts but not change them is told so', { tag: '@nightly' }, async ({ page, signIn }) => {
  const [reader, ada] = [await world.person('Rea'), await world.person('Ada')];
  await grant(reader, 'users.read');
  await signIn(page, reader, world.url);
  await page.goto(`/users?open=${ada.id}`);

  await expect(page.getByText(users.readOnly)).toBeVisible();
});

test(
  'the pages of claims lead only where somebody may read',
  { tag: '@nightly' },
  async ({ page, openBrowser, signIn, t }) => {
    const [definer, assigner] = [await world.person('Dea'), await world.person('Asa')];
    await grant(definer, 'claims.define');
    await grant(assigner, 'claims.assign');

    await signIn(page, definer, world.url);
    await page.goto('/stream');
    await goToMore(page, t, { label: shellOfStaff.claims });
    await expect(page).toHaveURL('/admin/claims/definitions');
    await expect(page.getByRole('table', { name: claims.definitions })).toBeVisible();
    await expect(page.getByRole('button', { name: claims.newDefinition })).toBeVisible();
    await expect(page.getByRole('navigation', { name: claims.tabs }).getByRole('link')).toHaveText([
      claims.categories,
      claims.definitions,
    ]);

    const hers = await openBrowser();
    await signIn(hers, assigner, world.url);
    await hers.goto(`${world.url}/admin/claims/definitions`);
    await expect(hers.getByRole('navigation', { name: claims.tabs }).getByRole('link')).toHaveText([
      claims.matrix,
      claims.roles,
      claims.categories,
      claims.definitions,
    ]);
    await expect(hers.getByRole('button', { name: claims.newDefinition })).toHaveCount(0);
  },
);

test('each page of claims has a title of its own', { tag: '@nightly' }, async ({ page, signIn }) => {
  await signIn(page, await world.root(), world.url);
  await page.goto('/admin/claims');
  await expect(page).toHaveTitle(`${claims.title} - Mallard`);
  const tabs = page.getByRole('navigation', { name: claims.tabs });
  for (const [tab, title] of [
    [claims.roles, claims.titleOfRoles],
    [claims.people, claims.titleOfPeople],
    [claims.categories, claims.titleOfCategories],
    [claims.definitions, claims.titleOfDefinitions],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page).toHaveTitle(`${title} - Mallard`);
  }
});

test('a claim with a bad value is told what a value may be', { tag: '@nightly' }, async ({ page, signIn }) => {
  await signIn(page, await world.root(), world.url);
  await page.goto('/admin/claims/definitions');
  await page.getByRole('button', { name: claims.newDefinition }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: claims.value }).fill('7 wonders!');
  await dialog.getByRole('textbox', { name: claims.name }).fill('Wonders');
  await dialog.getByRole('button', { name: claims.done }).click();
  await expect(dialog.getByText(claims.valueInvalid)).toBeVisible();
});

test('the history of a person leads to the log, with sentences, filters in the address, and a file', async ({
  page,
  signIn,
}) => {
  const [root, ada] = [await world.root(), await world.registered('Ada')];
  await grant(ada, 'help.write');
  await signIn(page, root, world.url);
  await page.goto(`/users?open=${ada.id}`);
  await page.getByRole('link', { name: `History of ${ada.displayName}` }).click();

  await expect(page).toHaveURL(`/admin/audit-log?subject=${ada.id}`);
  const log = page.getByRole('table', { name: audit.listLabel });
  await expect(log.getByRole('rowheader')).toHaveText([/granted help\.write to @/]);
  await expect(log.getByRole('link', { name: `@${ada.handle}` })).toHaveAttribute('href', `/users?open=${ada.id}`);

  await page.getByLabel(audit.area).selectOption(audit.product);
  await expect(page.getByText(tables.noMatches)).toBeVisible();
  await expect(page).toHaveURL(`/admin/audit-log?subject=${ada.id}&area=product`);
  await page.reload();
  await expect(page.getByText(tables.noMatches)).toBeVisible();
  await page.getByRole('button', { name: tables.clear }).click();
  await expect(page).toHaveURL('/admin/audit-log');

  await page.getByRole('searchbox', { name: audit.about }).fill(ada.handle);
  await expect(page).toHaveURL(`/admin/audit-log?about=${ada.handle}`);
  await expect(log.getByRole('rowheader')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: audit.export }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(2);
  expect(file).toContain(`granted help.write to @${ada.handle}`);
});

test('the file of subscriptions holds those that the list shows', { tag: '@nightly' }, async ({ page, signIn }) => {
  const emails = ['heron@pond.example', 'newt@pond.example', 'hare@meadow.example'];
  for (const email of emails)
    await world.graphql('mutation($email: String!) { subscribeEmail(email: $email) }', { email });
  await signIn(page, await world.root(), world.url);
  await page.goto('/admin/email-subscriptions');
  await expect(page.getByRole('button', { name: 'Export 3 rows as CSV' })).toBeVisible();
  await page.getByLabel(subscriptions.search).fill('pond.example');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 2 rows as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');

  expect(emails.filter((email) => file.includes(email))).toEqual(emails.slice(0, 2));
});
