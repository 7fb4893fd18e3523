import type { Locator, Page } from '@playwright/test';
import { en } from '../src/features/catalog/messages.en';
import { en as samples } from '../src/features/catalog/samples/messages.en';
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

  await ordered.getByRole('button', { name: `Copy code of ${en.inOrder}` }).click();
  await expect(page.getByText(en.codeCopied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("from '../../ui/list/SortableList'");
});

test(
  'two thumbs share a rail without passing one another, in both directions',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/ui/range-sliders');
    const hours = section(page, en.twoThumbs);
    const from = hours.getByRole('slider', { name: samples.from });
    const to = hours.getByRole('slider', { name: samples.to });

    await from.press('End');
    await expect(from).toHaveAttribute('aria-valuetext', '16:00');
    await to.press('ArrowRight');
    await expect(to).toHaveAttribute('aria-valuetext', '18:00');
    await to.press('ArrowUp');
    await expect(to).toHaveAttribute('aria-valuetext', '19:00');
    await to.press('ArrowDown');
    await expect(to).toHaveAttribute('aria-valuetext', '18:00');

    await page.getByRole('button', { name: en.toRtl }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await to.press('ArrowLeft');
    await expect(to).toHaveAttribute('aria-valuetext', '18:00');
  },
);

test('pressing the rail moves the nearer thumb, and a thumb can be dragged', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/ui/range-sliders');
  const hours = section(page, en.twoThumbs);
  const from = hours.getByRole('slider', { name: samples.from });
  const to = hours.getByRole('slider', { name: samples.to });
  await from.scrollIntoViewIfNeeded();
  const [first, second] = [(await from.boundingBox())!, (await to.boundingBox())!];
  const middle = { x: first.x + first.width / 2, y: first.y + first.height / 2 };
  const perHour = (second.x - first.x) / 8;

  await page.mouse.click(middle.x - 3 * perHour, middle.y);
  await expect(from).toHaveAttribute('aria-valuetext', '06:00');
  await expect(to).toHaveAttribute('aria-valuetext', '17:00');

  await to.hover();
  await page.mouse.down();
  await page.mouse.move(middle.x + 11 * perHour, middle.y, { steps: 5 });
  await page.mouse.up();
  await expect(to).toHaveAttribute('aria-valuetext', '20:00');
  await expect(to).toBeFocused();

  await page.getByRole('button', { name: en.toRtl }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await from.scrollIntoViewIfNeeded();
  const mirrored = (await from.boundingBox())!;
  await page.mouse.click(mirrored.x + mirrored.width / 2 + 3 * perHour, mirrored.y + mirrored.height / 2);
  await expect(from).toHaveAttribute('aria-valuetext', '06:00');
});

/** Between a control and what opens beside it (ui/overlay/floating.ts). */
const GAP_PX = 6;

test(
  'a menu and a list of suggestions stay beside their control while the page scrolls',
  { tag: '@nightly' },
  async ({ page }) => {
    /** Pixels between the control and what is above or below it. */
    const gap = async (control: Locator, floating: Locator) => {
      const [at, beside] = [(await control.boundingBox())!, (await floating.boundingBox())!];
      return Math.round(Math.max(beside.y - at.y - at.height, at.y - beside.y - beside.height));
    };
    const staysBeside = async (control: Locator, floating: Locator) => {
      await expect(floating).toBeVisible();
      await expect.poll(() => gap(control, floating)).toBe(GAP_PX);
      await page.evaluate(() => window.scrollBy(0, 80));
      await expect.poll(() => gap(control, floating)).toBe(GAP_PX);
    };

    await page.goto('/ui/form-advanced');
    const field = page.getByRole('combobox', { name: samples.place });
    await field.fill('p');
    await staysBeside(field, page.getByRole('listbox', { name: samples.place }));

    await page.goto('/ui/dropdowns');
    const opener = page.getByRole('main').locator('[aria-haspopup=menu]').first();
    await opener.click();
    await staysBeside(opener, page.getByRole('menu'));
  },
);

test('an icon is found among thousands by its name', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/ui/icons/mdi');
  const set = page.getByRole('group', { name: 'Material Design Icons' });
  await expect(set.getByRole('button').first()).toBeVisible();
  expect(await set.getByRole('button').count()).toBeLessThan(400);

  await page.getByRole('searchbox', { name: en.findIcon }).fill('duck');
  await set.getByRole('button', { name: 'duck', exact: true }).click();

  await expect(page.getByRole('region', { name: 'Code of duck' })).toContainText('duck, of Material Design Icons.');
});

test('an unknown page of the catalog is not found', { tag: '@nightly' }, async ({ page, t }) => {
  const answer = await page.goto('/ui/nowhere');

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: t('states.notFoundHeading') })).toBeVisible();
});
