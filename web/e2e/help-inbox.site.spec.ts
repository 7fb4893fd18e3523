import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { en as inbox } from '../src/features/admin/messages/messages.en';
import { en as tables } from '../src/features/admin/tables/messages.en';
import { en } from '../src/features/help/messages.en';
import { expect, test } from './support/site';
import { type Person, World } from './support/world';

let world: World;
let root: Pick<Person, 'id' | 'token' | 'refreshToken'>;
test.beforeAll(async ({ server }) => {
  world = new World(server.url, 'en');
  root = await world.root();
});

async function message(text: string, kind = 'Subject'): Promise<string> {
  const subject = `${kind} ${world.unique('m')}`;
  const input = { name: 'Vera', email: `${world.unique('v')}@example.org`, subject, message: text };
  await world.graphql('mutation($input: ContactInput!) { sendContactMessage(input: $input) }', { input });
  return subject;
}

const rowOf = (page: Page, subject: string) => page.getByRole('table').getByRole('row', { name: subject });
const open = (page: Page, subject: string) => rowOf(page, subject).getByRole('rowheader').getByRole('button').click();

test('a message is opened, answered, and found among the answered ones', async ({ page, signIn }) => {
  const subject = await message('Where is the heron?');
  // Words of a drawer that is still fading in are too pale for axe.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, root, world.url);
  await page.goto('/admin/messages');
  const row = rowOf(page, subject);
  await expect(row).toContainText(inbox.unread);
  await expect(page.getByRole('img', { name: /unread message/ })).toBeVisible();
  await open(page, subject);

  const drawer = page.getByRole('dialog', { name: 'Message from Vera' });
  await expect(drawer.getByText('Where is the heron?')).toBeVisible();
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
  await drawer.getByLabel(inbox.answer).fill('On the roof.');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(drawer.getByLabel(inbox.answer)).toHaveValue('On the roof.');
  await drawer.getByRole('button', { name: inbox.send }).click();
  await expect(drawer.getByText(/^Answer by /)).toBeVisible();
  await expect(drawer.getByLabel(inbox.answer)).toHaveValue('');
  await page.keyboard.press('Escape');

  await expect(drawer).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: new RegExp(`^${inbox.answered}`) }).click();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText(inbox.unread);
});

test('messages are searched, assigned and archived, and the address says what is shown', async ({ page, signIn }) => {
  const subject = await message('About an owl.');
  const other = await message('About something else.');
  await signIn(page, root, world.url);
  await page.goto('/admin/messages');
  await expect(rowOf(page, other)).toBeVisible();
  await page.getByRole('searchbox', { name: inbox.search }).fill(subject);
  await expect(page).toHaveURL(/[?&]q=Subject/);
  await expect(rowOf(page, other)).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, subject)).toBeVisible();
  await expect(rowOf(page, other)).toHaveCount(0);

  await open(page, subject);
  const drawer = page.getByRole('dialog', { name: 'Message from Vera' });
  await drawer.getByLabel(inbox.assignee).selectOption({ label: 'Mallard' });
  await expect(page.getByRole('row', { name: subject, includeHidden: true })).toContainText('Mallard');
  await drawer.getByRole('button', { name: inbox.archive }).click();
  await expect(drawer).toHaveCount(0);
  await expect(rowOf(page, subject)).toHaveCount(0);
  await page.getByRole('link', { name: new RegExp(`^${inbox.archived}`) }).click();
  await expect(page).toHaveURL('/admin/messages?state=archived');
  await expect(rowOf(page, subject)).toBeVisible();
  await page.getByRole('combobox', { name: inbox.assignee }).selectOption('me');
  await expect(page).toHaveURL(/assignee=me/);
  await expect(rowOf(page, subject)).toBeVisible();
});

test('several messages are taken over and archived together', { tag: '@nightly' }, async ({ page, signIn }) => {
  const [first, second] = [await message('Once.'), await message('Twice.')];
  await signIn(page, root, world.url);
  await page.goto('/admin/messages');
  for (const subject of [first, second]) {
    await rowOf(page, subject).getByRole('checkbox').check();
  }
  const bar = page.getByRole('group', { name: tables.bulkActions });
  await bar.getByRole('button', { name: inbox.archive }).click();

  await expect(page.getByText('2 messages archived')).toBeVisible();
  await expect(rowOf(page, first)).toHaveCount(0);
  await expect(rowOf(page, second)).toHaveCount(0);
});

test('a page of messages has only its own rows', { tag: '@nightly' }, async ({ page, signIn }) => {
  const kind = world.unique('pages');
  const first = await message('One.', kind);
  const second = await message('Two.', kind);
  const third = await message('Three.', kind);
  await signIn(page, root, world.url);
  await page.goto(`/admin/messages?rows=2&q=${kind}`);
  const rows = page.getByRole('table').getByRole('rowheader').locator('xpath=..');
  await expect(rows).toContainText([third, second]);
  await page.getByRole('button', { name: tables.next }).click();
  await expect(page.getByText('3 messages · Page 2 of 2')).toBeVisible();
  await expect(rows).toContainText([first]);
  await expect(rows).toHaveCount(1);
});

test('a link to where the messages were leads to the same message', { tag: '@nightly' }, async ({ page, signIn }) => {
  const subject = await message('An old link leads here.');
  await signIn(page, root, world.url);
  await page.goto(`/help?tab=messages&q=${encodeURIComponent(subject)}`);

  await expect(page).toHaveURL(/\/admin\/messages\?q=Subject/);
  await open(page, subject);
  await expect(page).toHaveURL(/[?&]open=/);
  const id = new URL(page.url()).searchParams.get('open');
  await page.goto(`/help?tab=messages&state=all&mine=1&message=${id}`);
  await expect(page).toHaveURL(`/admin/messages?state=all&assignee=me&open=${id}`);
  await expect(page.getByRole('dialog').getByText('An old link leads here.')).toBeVisible();
});

test(
  'a search of the help center is in the address, and arrow keys reach its results',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/help');
    const field = page.getByRole('searchbox', { name: en.search });
    await field.fill('wisper');
    await expect(page).toHaveURL('/help?q=wisper');
    const result = page.locator('a[href="/help/t/whispers"]');
    await expect(result).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /topic/ })).toBeVisible();

    await field.press('ArrowDown');
    await expect(page.locator('[data-result]').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await result.click();
    await expect(page).toHaveURL('/help/t/whispers');
    await page.goBack();

    await expect(page).toHaveURL('/help?q=wisper');
    await expect(field).toHaveValue('wisper');
    await expect(result).toBeVisible();
    await page.getByRole('navigation', { name: en.sections }).getByRole('link', { name: en.topics }).click();
    await expect(field).toHaveValue('');
  },
);
