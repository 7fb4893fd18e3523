import type { Page } from '@playwright/test';
import { en as audit } from '../src/features/admin/audit-log/messages.en';
import { he as auditInHebrew } from '../src/features/admin/audit-log/messages.he';
import { en as tables } from '../src/features/admin/tables/messages.en';
import { answerOperation, breakOperation, holdOperation } from './support/failures';
import { untilKeysWork } from './support/page-states/page-state';
import { expect, test } from './support/test';
import type { Person, World } from './support/world';

const sentences = (page: Page) => page.getByRole('table').getByRole('rowheader');
const back = (page: Page) => page.getByRole('button', { name: tables.previous });

/** Someone whose account an administrator changed: first the name, then the role, then whether it is active. */
async function changed(world: World): Promise<{ admin: Person; ada: Person }> {
  const [admin, ada] = [await world.administrator(), await world.registered('Ada')];
  for (const input of [{ displayName: 'Adina' }, { role: 'EDITOR' }, { isActive: false }])
    await world.graphql(
      'mutation($id: ID!, $input: UpdateManagedUserInput!) { updateManagedUser(id: $id, input: $input) { id } }',
      { id: ada.id, input },
      admin,
    );
  return { admin, ada };
}

test('an entry is a line, which opens with the values before and after', async ({ page, signIn, world }) => {
  const { admin, ada } = await changed(world);
  await signIn(page, admin);
  await page.goto(`/admin/audit-log?subject=${ada.id}`);
  await expect(sentences(page)).toHaveText([
    `@${admin.handle} deactivated @${ada.handle}`,
    `@${admin.handle} changed the role of @${ada.handle} from Basic to Editor`,
    `@${admin.handle} changed the account of @${ada.handle}`,
  ]);
  await expect(page.getByText('Adina')).toHaveCount(0);

  await sentences(page).last().getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: `@${admin.handle} changed the account of @${ada.handle}` });
  await expect(drawer.getByRole('deletion')).toHaveText(`${audit.before} Ada`);
  await expect(drawer.getByRole('insertion')).toHaveText(`${audit.after} Adina`);
  await expect(drawer.getByRole('link', { name: `@${ada.handle}` })).toHaveAttribute('href', `/users?open=${ada.id}`);
  await page.reload();
  await expect(drawer.getByRole('insertion')).toHaveText(`${audit.after} Adina`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/admin/audit-log?subject=${ada.id}`);
});

test(
  'filters, rows and page of the log are in the address, and a history can be left',
  { tag: '@nightly' },
  async ({ page, openBrowser, signIn, world }) => {
    const { admin, ada } = await changed(world);
    await signIn(page, admin);
    await page.goto(`/admin/audit-log?subject=${ada.id}&rows=2`);
    await expect(sentences(page)).toHaveCount(2);
    await page.getByRole('button', { name: tables.next }).click();
    await expect(sentences(page)).toHaveText([/changed the account of/]);
    await expect(page.getByText('Page 2', { exact: true })).toBeVisible();

    const other = await openBrowser(admin);
    await other.goto(page.url());
    await expect(sentences(other)).toHaveText([/changed the account of/]);
    await back(other).click();
    await expect(sentences(other)).toHaveText([/deactivated/, /changed the role of/]);

    await page.getByLabel(audit.area).selectOption(audit.product);
    await expect(page.getByText(tables.noMatches)).toBeVisible();
    await page.goBack();
    await expect(sentences(page)).toHaveText([/changed the account of/]);
    await page.getByRole('button', { name: audit.leaveHistory }).click();
    await page.getByLabel(audit.actor).fill(admin.handle);
    await expect(page).toHaveURL(`/admin/audit-log?rows=2&by=${admin.handle}`);
    await page.getByLabel(audit.about).fill(ada.handle);
    await expect(page).toHaveURL(`/admin/audit-log?rows=2&by=${admin.handle}&about=${ada.handle}`);
    await expect(sentences(page)).toHaveText([/deactivated/, /changed the role of/]);
    await page.getByLabel(audit.until).fill('2020-01-01');
    await expect(page.getByText(tables.noMatches)).toBeVisible();
    await expect(page).toHaveURL(/&until=2020-01-01$/);
    await page.getByRole('button', { name: tables.clear }).click();
    await expect(page).toHaveURL('/admin/audit-log?rows=2');
    for (const field of [audit.actor, audit.about, audit.until]) await expect(page.getByLabel(field)).toHaveValue('');
  },
);

test(
  'the log is read by keys, and its columns can be chosen',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const { admin, ada } = await changed(world);
    await signIn(page, admin);
    await page.goto(`/admin/audit-log?about=${ada.handle}`);
    await expect(sentences(page)).toHaveCount(3);
    const focused = page.locator(':focus');

    await untilKeysWork(page, t);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(focused).toContainText('changed the role of');
    await page.keyboard.press('k');
    await expect(focused).toContainText('deactivated');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: `deactivated @${ada.handle}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(focused).toContainText('deactivated');
    await page.keyboard.press('/');
    await expect(page.getByLabel(audit.about)).toBeFocused();

    const heading = page.getByRole('columnheader', { name: audit.actor });
    await expect(heading).toBeVisible();
    await page.getByRole('button', { name: tables.columns }).click();
    await page.getByRole('dialog', { name: tables.columns }).getByLabel(audit.actor).uncheck();
    await expect(heading).toHaveCount(0);
    await page.reload();
    await expect(sentences(page)).toHaveCount(3);
    await expect(heading).toHaveCount(0);
  },
);

test('on a phone an entry is a card with its whole sentence', { tag: '@nightly' }, async ({ page, signIn, world }) => {
  const { admin, ada } = await changed(world);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, admin);
  await page.goto(`/admin/audit-log?about=${ada.handle}`);
  await expect(sentences(page)).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const isCut = (element: HTMLElement) => element.scrollWidth > element.clientWidth;
  for (const opener of await sentences(page).getByRole('button').all())
    expect(await opener.evaluate(isCut)).toBe(false);

  await sentences(page).last().getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('insertion')).toHaveText(`${audit.after} Adina`);
});

test(
  'the log says that it loads, that it failed, and that it is empty',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    await signIn(page, await world.administrator());
    await holdOperation(page, 'AuditLog');
    await page.goto('/admin/audit-log');
    await expect(page.getByRole('main').getByRole('status', { name: t('states.loading') })).toBeVisible();

    const mend = await breakOperation(page, 'AuditLog');
    await page.goto('/admin/audit-log?rows=20');
    await expect(page.getByRole('heading', { name: audit.loadFailed })).toBeVisible();
    mend();
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
    await answerOperation(page, 'AuditLog', { auditLog: { __typename: 'AuditEntryConnection', edges: [], pageInfo } });
    await page.getByRole('button', { name: t('states.retry') }).click();
    await expect(page.getByRole('heading', { name: audit.empty })).toBeVisible();
    await expect(page.getByRole('button', { name: audit.export })).toBeDisabled();
  },
);

test.describe('in Hebrew', () => {
  test.use({ language: 'he' });

  test(
    'the sentences, the values and the filters of the log are in Hebrew',
    { tag: '@nightly' },
    async ({ page, signIn, world }) => {
      const { admin, ada } = await changed(world);
      await signIn(page, admin);
      await page.goto(`/admin/audit-log?about=${ada.handle}&area=user`);
      await expect(page.getByLabel(auditInHebrew.area, { exact: true })).toHaveValue('user');
      await expect(sentences(page).first()).toHaveText(/[א-ת]/);

      await sentences(page).last().getByRole('button').click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('insertion')).toHaveText(`${auditInHebrew.after} Adina`);
      await expect(drawer.getByRole('term')).toHaveText(/[א-ת]/);
    },
  );
});
