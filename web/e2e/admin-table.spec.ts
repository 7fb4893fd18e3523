import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en as staff } from '../src/app/shell/staff-messages.en';
import { en as tables } from '../src/features/admin/tables/messages.en';
import { en as users } from '../src/features/admin/users/messages.en';
import { untilKeysWork } from './support/page-states/page-state';
import { expect, test } from './support/test';

const named = (words: string, name: string) => words.replace('{name}', name);
const rowNames = (page: Page) => page.getByRole('table').getByRole('rowheader').locator('bdi').first();
const names = (page: Page) => page.getByRole('table').getByRole('rowheader');

/** Three people whose names have a word that nobody else's have. */
async function three(world: Parameters<Parameters<typeof test>[2]>[0]['world']) {
  const stem = world.unique('Reed');
  const people = [];
  for (const name of ['Ash', 'Birch', 'Cedar']) people.push(await world.person(`${name} ${stem}`));
  return { stem, people };
}

test('the administration has a frame of its own, with its pages and a way back to the site', async ({
  page,
  signIn,
  world,
  t,
}) => {
  await signIn(page, await world.administrator());
  await page.goto('/users');

  const nav = page.getByRole('navigation', { name: t('shell.mainNavigation') });
  await expect(nav.getByRole('link', { name: staff.people })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(nav.getByRole('link', { name: t('shell.explore') })).toHaveCount(0);
  await nav.getByRole('link', { name: staff.auditLog }).click();
  await expect(page).toHaveURL('/admin/audit-log');
  await nav.getByRole('link', { name: staff.backToSite }).click();
  await expect(page).toHaveURL('/stream');
});

test('search, filter, order, rows and page of a table are in the address, and Back undoes them', async ({
  page,
  openBrowser,
  signIn,
  world,
}) => {
  const { stem } = await three(world);
  const admin = await world.administrator();
  await signIn(page, admin);
  await page.goto('/users?rows=2');
  await page.getByLabel(users.search).fill(stem);
  await expect(page).toHaveURL(new RegExp(`q=${stem}`));
  await expect(names(page)).toContainText([`Cedar ${stem}`, `Birch ${stem}`]);
  await page.getByRole('columnheader', { name: users.person }).getByRole('button').click();
  await expect(names(page)).toContainText(['Ash', 'Birch']);
  await page.getByRole('button', { name: tables.next }).click();
  await expect(names(page)).toContainText(['Cedar']);
  await expect(page.getByText('3 people · Page 2 of 2')).toBeVisible();

  const other = await openBrowser(admin);
  await other.goto(page.url());
  await expect(names(other)).toContainText(['Cedar']);
  await other.getByRole('button', { name: tables.pageNumber.replace('{page}', '1') }).click();
  await expect(names(other)).toContainText(['Ash', 'Birch']);

  await page.goBack();
  await expect(names(page)).toContainText(['Ash', 'Birch']);
  await page.goBack();
  await expect(names(page)).toContainText(['Cedar', 'Birch']);
  await page.getByLabel(users.state).selectOption({ label: users.inactive });
  await expect(page.getByText(tables.noMatches)).toBeVisible();
  await page.getByRole('button', { name: tables.clear }).click();
  await expect(page.getByLabel(users.search)).toHaveValue('');
  await expect(page).toHaveURL('/users?rows=2');
});

test(
  'several accounts are deactivated at once, found by their state, and reactivated, which can be undone',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
    const { stem } = await three(world);
    await signIn(page, await world.administrator());
    await page.goto(`/users?q=${stem}`);
    await page.getByRole('checkbox', { name: named(tables.select, `Ash ${stem}`) }).check();
    await page.getByRole('checkbox', { name: named(tables.select, `Cedar ${stem}`) }).check();
    const bar = page.getByRole('group', { name: tables.bulkActions });
    await expect(bar).toContainText('2 selected');
    await bar.getByRole('button', { name: users.deactivate }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: users.deactivate }).click();
    await expect(page.getByText('2 accounts deactivated')).toBeVisible();
    await expect(bar).toHaveCount(0);

    await page.getByLabel(users.state).selectOption({ label: users.inactive });
    await expect(names(page)).toContainText(['Cedar', 'Ash']);
    await page.getByRole('checkbox', { name: tables.selectAll }).check();
    await bar.getByRole('button', { name: users.reactivate }).click();
    await expect(page.getByText('2 accounts reactivated')).toBeVisible();
    await expect(page.getByText(tables.noMatches)).toBeVisible();
    // The earlier toast may still be there.
    await page.getByRole('button', { name: tables.undo }).last().click();
    await expect(names(page)).toContainText(['Cedar', 'Ash']);
  },
);

test('a table is read by keys: j and k move, x selects, Enter opens, / searches', async ({
  page,
  signIn,
  world,
  t,
}) => {
  const { stem } = await three(world);
  await signIn(page, await world.administrator());
  await page.goto(`/users?q=${stem}`);
  await expect(names(page)).toHaveCount(3);
  const focused = page.locator(':focus');

  await untilKeysWork(page, t);
  await page.keyboard.press('j');
  await expect(focused).toContainText('Cedar');
  await page.keyboard.press('j');
  await expect(focused).toContainText('Birch');
  await page.keyboard.press('k');
  await expect(focused).toContainText('Cedar');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: named(tables.select, `Cedar ${stem}`) })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: named(users.details, `Cedar ${stem}`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByLabel(users.search)).toBeFocused();
});

test(
  'columns can be chosen, stay so on the device, and are those of the file',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
    const { stem, people } = await three(world);
    await signIn(page, await world.administrator());
    await page.goto(`/users?q=${stem}`);
    const heading = page.getByRole('columnheader', { name: users.lastSeen });
    await expect(heading).toBeVisible();
    await page.getByRole('button', { name: tables.columns }).click();
    await page.getByRole('dialog', { name: tables.columns }).getByLabel(users.lastSeen).uncheck();
    await page.getByRole('dialog', { name: tables.columns }).getByLabel(users.handle).check();
    await expect(heading).toHaveCount(0);
    await page.reload();
    await expect(names(page)).toHaveCount(3);
    await expect(heading).toHaveCount(0);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export 3 rows as CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.startsWith('\uFEFF')).toBe(true);
    const lines = file.trim().split('\r\n');
    expect(lines[0]).toBe([users.person, users.handle, users.email, users.role, users.state, users.joined].join(','));
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(people.map(({ handle }) => handle).reverse());
  },
);

test('on a phone a row is a card, nothing is beyond the edge, and the pages are in a drawer', async ({
  page,
  signIn,
  world,
  t,
}) => {
  const { stem } = await three(world);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await world.administrator());
  await page.goto(`/users?q=${stem}`);
  await expect(names(page)).toHaveCount(3);
  await expect(rowNames(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: t('shell.openMenu') }).click();
  const drawer = page.getByRole('dialog', { name: t('shell.mainNavigation') });
  await drawer.getByRole('link', { name: staff.maintenance }).click();
  await expect(page).toHaveURL('/admin/maintenance');
  await expect(drawer).toHaveCount(0);
});
