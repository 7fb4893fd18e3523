import type { Page } from '@playwright/test';
import type { Translator } from '../src/i18n/translator';
import { mainly } from './support/languages';
import { untilDrawn, untilKeysWork, untilOverlaysAreThere } from './support/page-states/page-state';
import { quackWith } from './support/quacks';
import { goToMore } from './support/sidebar';
import { expect, test } from './support/test';

const sidebar = (page: Page, t: Translator) => page.getByRole('navigation', { name: t('shell.mainNavigation') });

for (const language of mainly('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('pages used less often are under More, which is marked while one of them is open', async ({
      page,
      signIn,
      world,
      t,
    }) => {
      const ada = await world.person('Ada Pond');
      await signIn(page, ada);
      await page.goto('/stream');
      await expect(sidebar(page, t).getByRole('link')).toHaveCount(6);
      await sidebar(page, t)
        .getByRole('link', { name: t('shell.profile') })
        .click();
      await expect(page).toHaveURL(`/user/${ada.handle}`);
      const more = sidebar(page, t).getByRole('button', { name: t('shell.more'), exact: true });
      await expect(more).not.toHaveAttribute('aria-current');

      await goToMore(page, t, 'nods');

      await expect(page).toHaveURL('/my-likes');
      await expect(more).toHaveAttribute('aria-current', 'true');
      await more.press('Enter');
      const items = page.getByRole('menu', { name: t('shell.more') }).getByRole('menuitem');
      await expect(items.and(page.locator('[aria-current=page]'))).toHaveText(t('shell.nods'));
      await expect(items).toHaveText(
        (['scheduled', 'nods', 'lists', 'nearMe', 'settings'] as const).map((page) => t(`shell.${page}`)),
      );
    });

    test(
      'on a tablet labels are below the icons, and the search opens over the page',
      { tag: '@nightly' },
      async ({ page, signIn, world, t }) => {
        const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
        await page.setViewportSize({ width: 820, height: 1000 });
        await signIn(page, ada);
        await page.goto('/stream');
        await untilKeysWork(page, t);
        const stream = sidebar(page, t).getByRole('link', { name: t('shell.stream'), exact: true });
        const [icon, label] = [
          await stream.locator('svg').boundingBox(),
          await stream.getByText(t('shell.stream')).boundingBox(),
        ];
        expect(label!.y).toBeGreaterThanOrEqual(icon!.y + icon!.height);
        expect((await page.getByRole('main').boundingBox())!.width).toBe(600);

        await sidebar(page, t)
          .getByRole('button', { name: t('shell.search') })
          .click();
        await page.getByRole('dialog').getByRole('combobox').fill(bea.handle);
        await page.getByRole('option', { name: 'Bea Reed' }).click();

        await expect(page).toHaveURL(`/user/${bea.handle}`);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    );
  });
}

test('lines are no longer at 768 px than on wider screens', { tag: '@nightly' }, async ({ page, signIn, world }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signIn(page, await world.person('Ada Pond'));
  await page.goto('/stream');

  await expect.poll(async () => (await page.getByRole('main').boundingBox())?.width).toBe(600);
});

test(
  'the largest text leaves the side column where there is room for it',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, await world.person('Ada Pond'));
    await page.goto('/stream');
    await expect(page.getByRole('main')).toBeVisible();
    await page.evaluate(() => (document.documentElement.dataset['text'] = 'largest'));

    await expect(page.getByRole('complementary', { name: t('shell.complementary') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);

test(
  'the side column is asked for once, and whoever is followed there makes room for the next',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    for (let each = 0; each < 6; each += 1) await world.follow(bea, await world.person(`Person ${each}`));
    let asked = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('"operationName":"Rail"')) asked += 1;
    });
    await world.follow(ada, bea);
    await world.quack(bea, world.unique('rail'));
    await signIn(page, ada);
    await page.goto('/stream');
    const card = page.getByRole('region', { name: t('profiles.toFollow') });
    const buttons = card.getByRole('button');
    await expect(buttons).toHaveCount(4);
    expect(asked).toBe(1);
    const first = await buttons.first().getAttribute('aria-label');

    await buttons.first().click();
    await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
    await untilDrawn(page);
    const [toast, account] = [
      await page.getByText(t('follows.followed'), { exact: true }).boundingBox(),
      await page.getByRole('button', { name: ada.handle }).boundingBox(),
    ];
    expect(toast!.y + toast!.height).toBeLessThanOrEqual(account!.y);
    await page.getByRole('main').hover();
    await card.getByRole('link').first().focus();

    await expect(buttons).toHaveCount(4);
    await expect(buttons.first()).toHaveAttribute('aria-pressed', 'false');
    await expect(buttons.first()).not.toHaveAttribute('aria-label', first!);
  },
);

test('keys lead to any page, and pin what has the focus', async ({ page, signIn, world, t }) => {
  const ada = await world.person('Ada Pond');
  const words = world.unique('keys');
  await world.quack(ada, words);
  await signIn(page, ada);
  await page.goto('/stream');
  await expect(quackWith(page, words)).toBeVisible();
  await untilKeysWork(page, t);
  await page.keyboard.press('j');
  await page.keyboard.press('p');
  await expect(quackWith(page, words).getByRole('button', { name: t('posts.pin') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(t('shell.pins').toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-pins');
  await expect(quackWith(page, words)).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(page).toHaveURL('/explore');
  await page.getByRole('main').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(`/user/${ada.handle}`);
});

test('the header of a phone makes way for who reads on, and comes back', async ({ page, signIn, world, t }) => {
  const ada = await world.person('Ada Pond');
  await world.quacks(
    ada,
    Array.from({ length: 12 }, (_, each) => `${world.unique('row')} ${each}\n\nwith more lines`),
  );
  await page.setViewportSize({ width: 390, height: 780 });
  await signIn(page, ada);
  await page.goto('/stream');
  await untilOverlaysAreThere(page, t);
  const heading = page.getByRole('heading', { name: t('timelines.title'), exact: true });

  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await expect(heading).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(heading).toBeInViewport();

  await page.mouse.wheel(0, 300);
  await expect(heading).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: t('shell.openMenu') }).focus();
  await expect(heading).toBeInViewport();
});

test('the entries of the sidebar have the same place on every page', async ({ page, signIn, world, t }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, await world.person('Ada Pond'));
  const places = async () => {
    const entries = sidebar(page, t).locator('nav').locator('a, button');
    return entries.evaluateAll((all) => all.map((entry) => [entry.textContent, entry.getBoundingClientRect().top]));
  };
  await page.goto('/stream');
  await expect(page.getByRole('complementary', { name: t('shell.complementary') })).toBeVisible();
  const onStream = await places();

  for (const path of ['/whispers', '/explore', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect.poll(places).toEqual(onStream);
  }
});
