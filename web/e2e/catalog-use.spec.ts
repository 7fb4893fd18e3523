import type { Page } from '@playwright/test';
import { en } from '../src/features/catalog/words.en';
import { en as samples } from '../src/features/catalog/samples/words.en';
import { expect, test } from './support/test';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('what is shown can be used by keyboard, and its code is taken along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/ui/dragula');

  const ordered = section(page, en.inOrder);
  const handle = ordered.getByRole('button', { name: `Move ${samples.taskBread}` });
  await handle.press('End');
  await expect(ordered.getByRole('listitem').last()).toContainText(samples.taskBread);

  const board = section(page, en.betweenLists);
  const card = board.getByRole('button', { name: `Move ${samples.taskBread}` });
  await card.press('ArrowRight');
  const done = board.getByRole('region', { name: samples.done });
  await expect(done.getByRole('listitem').filter({ hasText: samples.taskBread })).toBeVisible();
  await expect(card).toBeFocused();

  await ordered.getByRole('button', { name: `Copy the code of ${en.inOrder}` }).click();
  await expect(page.getByText(en.codeCopied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("from '../../ui/SortableList'");
});

test('two thumbs share a rail without passing one another, in both directions', async ({ page }) => {
  await page.goto('/ui/range-sliders');
  const hours = section(page, en.twoThumbs);
  const from = hours.getByRole('slider', { name: samples.from });
  const to = hours.getByRole('slider', { name: samples.to });

  await from.press('End');
  await expect(from).toHaveAttribute('aria-valuetext', '16:00');
  await to.press('ArrowRight');
  await expect(to).toHaveAttribute('aria-valuetext', '18:00');

  await page.getByRole('button', { name: en.toRtl }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await to.press('ArrowLeft');
  await expect(to).toHaveAttribute('aria-valuetext', '18:00');
});

test('an icon is found among thousands by its name', async ({ page }) => {
  await page.goto('/ui/icons/mdi');
  const set = page.getByRole('group', { name: 'Material Design Icons' });
  await expect(set.getByRole('button').first()).toBeVisible();
  expect(await set.getByRole('button').count()).toBeLessThan(400);

  await page.getByRole('searchbox', { name: en.findIcon }).fill('duck');
  await set.getByRole('button', { name: 'duck', exact: true }).click();

  await expect(page.getByRole('region', { name: 'Code of duck' })).toContainText('duck, of Material Design Icons.');
});

test('an unknown page of the catalog is not found', async ({ page, t }) => {
  const answer = await page.goto('/ui/nowhere');

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: t('states.notFoundHeading') })).toBeVisible();
});
