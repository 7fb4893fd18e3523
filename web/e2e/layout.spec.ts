import { answerWith } from './support/answers';
import { quackWith } from './support/quacks';
import { expect, test } from './support/test';
import { mainly } from './support/languages';
import { composerMessages } from './support/page-messages';

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } });

    test('a phone has the pages in a drawer and under the thumb', async ({ page, signIn, world, t }) => {
      await page.setViewportSize({ width: 390, height: 780 });
      await signIn(page, await world.person('Ada Pond'));
      await page.goto('/stream');
      const bar = page.getByRole('navigation', { name: t('shell.bottomNavigation') });
      await expect(bar.getByRole('link', { name: t('shell.stream') })).toHaveAttribute('aria-current', 'page');

      await page.getByRole('button', { name: t('shell.openMenu') }).click();
      const drawer = page.getByRole('dialog', { name: t('shell.mainNavigation') });
      await drawer.getByRole('link', { name: t('shell.settings'), exact: true }).click();

      await expect(page).toHaveURL('/profile');
      await expect(drawer).toHaveCount(0);
      await bar.getByRole('button', { name: t('shell.composeLabel') }).click();
      await expect(page.getByRole('dialog', { name: composerMessages(t)('compose') })).toBeVisible();
    });

    test('the sidebar stands where the language begins', async ({ page, signIn, world, t }) => {
      await signIn(page, await world.person('Ada Pond'));
      await page.goto('/stream');
      await expect(page.getByRole('heading', { name: t('timelines.title'), exact: true })).toBeVisible();
      const [sidebar, column] = [
        await page.getByRole('navigation', { name: t('shell.mainNavigation') }).boundingBox(),
        await page.getByRole('main').boundingBox(),
      ];

      expect((sidebar?.x ?? 0) < (column?.x ?? 0)).toBe(language === 'en');
    });

    test(
      'a name too long for its line loses its end, whatever the page speaks',
      { tag: '@nightly' },
      async ({ page, signIn, world }) => {
        const ada = await world.person('Adaeze Nwosu of the Northern Observatory');
        const { id } = await world.quack(ada, world.unique('name'));
        await page.setViewportSize({ width: 390, height: 780 });
        await signIn(page, ada);
        await page.goto('/stream');
        await page.getByRole('tab').nth(1).click();

        const name = page.locator(`[data-row="${id}"]`).getByText('Adaeze Nwosu');
        await expect(name).toHaveCSS('direction', 'ltr');
        await expect(name).toHaveCSS('text-overflow', 'ellipsis');
      },
    );

    test(
      'the tab of an address is in sight, also where not all of them are',
      { tag: '@nightly' },
      async ({ page, signIn, world }) => {
        await page.setViewportSize({ width: 320, height: 780 });
        const ada = await world.person('Ada Pond');
        await signIn(page, ada);

        await page.goto(`/user/${ada.handle}?tab=nods`);

        const tabs = page.getByRole('main').getByRole('navigation');
        await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => scrollY)).toBe(0);
      },
    );

    test(
      'what is below the links of the sidebar stays in sight, however many they are',
      { tag: '@nightly' },
      async ({ page, signIn, world, t }) => {
        await page.setViewportSize({ width: 1280, height: 700 });
        await signIn(page, await world.administrator());
        await page.goto('/stream');

        const sidebar = page.getByRole('banner').first();
        await expect(sidebar.getByRole('link').last()).toBeAttached();
        await expect(sidebar.getByRole('button', { name: t('shell.compose'), exact: true })).toBeInViewport({
          ratio: 1,
        });
        await expect(sidebar.getByRole('button', { name: 'Max Pond' })).toBeInViewport({ ratio: 1 });
      },
    );

    test('the sidebar can be condensed, and stays so', { tag: '@nightly' }, async ({ page, signIn, world, t }) => {
      await signIn(page, await world.person('Ada Pond'));
      await page.goto('/stream');
      const kept = answerWith(page, '"sidebar":"CONDENSED"');
      await page.getByRole('button', { name: t('shell.condense') }).click();
      await expect(page.getByRole('link', { name: t('shell.stream'), exact: true })).toHaveText('');
      await kept;

      await page.reload();

      await expect(page.getByRole('button', { name: t('shell.expand') })).toBeVisible();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('sidebarType'))).toBe('condensed');
    });
  });
}

test(
  'the page of the staff that is open can be seen in a sidebar that is too short for all',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await signIn(page, await world.administrator());
    await page.goto('/admin/audit-log');

    const open = page.getByRole('navigation', { name: t('shell.mainNavigation') }).locator('[aria-current=page]');
    await expect(open).toHaveAttribute('href', '/admin/audit-log');
    await expect(open).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

for (const [device, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 780 },
})) {
  test(`what comes after the page moves nothing on a ${device}`, async ({ page, signIn, world }) => {
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    await world.follow(ada, bea);
    const word = world.unique('still');
    const quack = await world.quack(bea, `${word} first.`);
    await world.reply(bea, quack, `${word} second.`);
    await page.setViewportSize(viewport);
    await signIn(page, ada);

    for (const [path, words] of [
      ['/stream', 'first.'],
      [`/post/${quack.id}`, 'second.'],
    ] as const) {
      const composer = Promise.withResolvers<void>();
      await page.route('**/assets/Composer-*.js', async (route) => {
        await composer.promise;
        await route.continue();
      });
      await page.goto(path);
      const row = quackWith(page, `${word} ${words}`);
      await expect(row).toBeVisible();
      const before = await topOf(row);

      composer.resolve();

      await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
      expect.soft((await topOf(row)) - before, path).toBeCloseTo(0, 0);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

async function topOf(row: ReturnType<typeof quackWith>): Promise<number> {
  return (await row.boundingBox())?.y ?? NaN;
}

test('the wheel over tabs scrolls the page', { tag: '@nightly' }, async ({ page, signIn, world }) => {
  const ada = await world.person('Ada Pond');
  await world.quacks(
    ada,
    Array.from({ length: 12 }, (_, each) => `${world.unique('row')} ${each}\n\nwith more lines`),
  );
  await signIn(page, ada);
  await page.goto(`/user/${ada.handle}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  // Its tabs are others, which never scrolled.
  await expect(page.locator('#server-page')).toHaveCount(0);
  const tabs = page.getByRole('main').getByRole('navigation');
  await tabs.hover();

  await page.mouse.wheel(0, 100);

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  expect(await tabs.evaluate((list) => list.scrollTop)).toBe(0);
});

for (const language of mainly('he')) {
  test.describe(`text in ${language}`, () => {
    test.use({ language });

    test(
      'begins at the edge of its card also where it runs against the page',
      { tag: '@nightly' },
      async ({ page, signIn, world }) => {
        const ada = await world.person('Ada Pond');
        const [words, edge] =
          language === 'he'
            ? [
                'A heron stood at the sluice for the whole of the morning and caught nothing. '.repeat(3),
                'left' as const,
              ]
            : ['אנפה עמדה ליד הסכר כל הבוקר ולא תפסה שום דבר, וגם אחר הצהריים לא הלך לה. '.repeat(3), 'right' as const];
        const { id } = await world.quack(ada, words);
        await page.setViewportSize({ width: 768, height: 800 });
        await signIn(page, ada);
        await page.goto(`/user/${ada.handle}`);
        const text = page.locator(`[data-row="${id}"]`).getByText(words.slice(0, 30));
        await expect(text).toBeVisible();

        const [own, card] = await text.evaluate((shown) =>
          [shown, shown.parentElement!].map((box) => {
            const { left, right } = box.getBoundingClientRect();
            return { left, right };
          }),
        );

        expect(own![edge]).toBeCloseTo(card![edge], 0);
      },
    );
  });
}
