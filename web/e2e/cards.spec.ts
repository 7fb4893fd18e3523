import type { Page } from '@playwright/test';
import { answerWith } from './support/answers';
import { nodsSwitchMessages, postMenuMessages, userMessages } from './support/page-messages';
import { pond } from './support/pictures';
import { expectToast, nodButton, quackWith } from './support/quacks';
import { expect, test } from './support/test';

test('counts of the cards on the page follow what others do, in lists and in a conversation', async ({
  page,
  openBrowser,
  signIn,
  world,
  t,
}) => {
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  const word = world.unique('count');
  const quack = await world.quack(bea, word);
  await signIn(page, ada);
  await page.goto(`/user/${bea.handle}`);
  const visitor = await openBrowser();
  await visitor.goto(`/post/${quack.id}`);
  const replies = (count: number) => ({
    name: `${t('posts.reply')}, ${t('posts.repliesNamed', { count, shown: `${count}` })}`,
  });
  await expect(nodButton(quackWith(page, word), t, 0)).toBeVisible();

  await world.nod(bea, quack);
  await expect(nodButton(quackWith(page, word), t, 1)).toBeVisible();
  await world.reply(bea, quack, 'and another thing');

  await expect(quackWith(page, word).getByRole('button', replies(1))).toBeVisible();
  await expect(visitor.getByText(t('nods.count', { count: 1 }))).toBeVisible();
  await expect(visitor.getByText(t('posts.replies', { count: 1 }))).toBeVisible();
});

test(
  'the menu of a quack holds what one can do with it and with its author',
  { tag: '@nightly' },
  async ({ page, context, signIn, world, t }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const words = postMenuMessages(t);
    const word = world.unique('menu');
    const { id } = await world.quack(bea, `${word}\n\n\n\n\nand more`);
    await signIn(page, ada);
    await page.goto(`/user/${bea.handle}`);
    const quack = quackWith(page, word);
    const press = async (name: string) => {
      await quack.getByRole('button', { name: t('posts.more'), exact: true }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

    await press(words('copyText'));
    await expect.poll(clipboard).toBe(`${word}\n\n\n\n\nand more`);
    await press(`${t('posts.pin')} ${words('onlyYou')}`);
    await expectToast(page, t('posts.pinned'));
    await press(words('follow', { handle: bea.handle }));
    await expectToast(page, t('follows.followed'));
    await quack.getByRole('button', { name: t('posts.more'), exact: true }).click();
    const unfollow = page.getByRole('menuitem', { name: words('unfollow', { handle: bea.handle }) });
    await expect(unfollow).toBeVisible();
    await expect(
      page.getByRole('menuitem', { name: `${t('posts.unpin')} ${words('onlyYou')}`, exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await press(words('whisper'));

    await expect(page).toHaveURL('/whispers/new');
    await expect(page.locator('textarea')).toHaveValue(new URL(`/post/${id}`, page.url()).href);
  },
);

test('a card tells who someone is, by pointer and by keyboard, and one can follow in it', async ({
  page,
  signIn,
  world,
  t,
}) => {
  const [ada, bea, cyd] = [
    await world.person('Ada Pond'),
    await world.person('Bea Reed'),
    await world.person('Cyd Fen'),
  ];
  await world.follow(ada, cyd);
  await world.follow(cyd, bea);
  const word = world.unique('hover');
  const { id } = await world.quack(bea, word);
  await signIn(page, ada);
  await page.goto(`/post/${id}`);
  const card = page.getByRole('dialog', { name: 'Bea Reed' });
  const author = page
    .getByRole('article')
    .getByRole('link', { name: /Bea Reed/ })
    .first();

  // What listens for the pointer comes after the page, along with the tooltips.
  await page.locator('[popover=manual][aria-hidden]').waitFor({ state: 'attached' });
  await author.hover();
  await expect(card).toBeVisible();
  await expect(card).toContainText(t('follows.knownOne', { one: 'Cyd Fen' }));
  await card.getByRole('button', { name: t('follows.followPerson', { name: 'Bea Reed' }) }).click();
  await expect(card.getByRole('button', { name: t('follows.followingPerson', { name: 'Bea Reed' }) })).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(card).toBeHidden();

  await page.locator('#main').focus();
  while (!(await author.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await expect(card).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(author).toBeFocused();
});

test(
  'someone hides the list of their nods from others, and a handle is copied',
  { tag: '@nightly' },
  async ({ page, context, openBrowser, signIn, world, t }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const quack = await world.quack(bea, world.unique('nodded'));
    await world.nod(ada, quack);
    const other = await openBrowser(bea);
    const nods = (tab: Page) => tab.getByRole('main').getByRole('link', { name: userMessages(t)('nods'), exact: true });
    await other.goto(`/user/${ada.handle}`);
    await expect(nods(other)).toBeVisible();

    await signIn(page, ada);
    await page.goto('/profile?section=privacy');
    const kept = answerWith(page, '"hidesNods":true');
    await page.getByRole('switch', { name: nodsSwitchMessages(t)('label') }).uncheck();
    await expect(page.getByRole('switch', { name: nodsSwitchMessages(t)('label') })).not.toBeChecked();
    await kept;
    await page.goto(`/user/${ada.handle}`);
    await expect(nods(page)).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Ada Pond' })).toBeVisible();
    await expect(nods(other)).toHaveCount(0);

    await page.getByRole('button', { name: `@${ada.handle}`, exact: true }).click();
    await expectToast(page, t('profiles.handleCopied', { handle: ada.handle }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`@${ada.handle}`);
    await page.getByRole('button', { name: t('profiles.more', { name: 'Ada Pond' }) }).click();
    await expect(page.getByRole('menuitem')).toHaveText([t('posts.copyLink'), t('profiles.copyHandle')]);
  },
);

test(
  'a name of the other direction stands before its handle in the table of accounts',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
    const [admin, miri] = [await world.administrator(), await world.person('סבתא מירי')];
    await signIn(page, admin);
    await page.goto(`/users?query=${miri.handle}`);
    const row = page.getByRole('row').filter({ hasText: miri.handle });
    const startOf = (text: string) =>
      row.getByText(text, { exact: true }).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(range.getBoundingClientRect().left);
      });

    await expect(row).toBeVisible();
    expect(await startOf(miri.displayName)).toBeLessThan(await startOf(`@${miri.handle}`));
  },
);

test(
  'the media of a person is a grid whose tiles lead to their quacks',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const words = [1, 2, 3, 4].map((number) => world.unique(`tile${number}`));
    const [first, ...more] = words;
    for (const each of more) await world.quackWithPictures(bea, each, [await pond('pond.jpg', 40)], 'A pond.');
    await world.quackWithPictures(bea, first!, [await pond('one.jpg', 20), await pond('two.jpg', 90)], 'Two ponds.');
    await signIn(page, ada);
    await page.goto(`/user/${bea.handle}?tab=media`);
    const list = page.getByRole('list', { name: userMessages(t)('mediaOf', { name: 'Bea Reed' }) });
    const tiles = list.getByRole('link');

    await expect(tiles).toHaveCount(4);
    await expect(tiles.first()).toHaveAccessibleName(new RegExp(`Two ponds\\..*${first}`));
    await expect(tiles.first()).toContainText('2');
    const boxes = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect));
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(2);
    for (const { width, height } of boxes) expect(Math.abs(width - height)).toBeLessThan(1);
    await tiles.first().press('Enter');
    await expect(page.getByRole('article').getByText(first!)).toBeVisible();
  },
);
