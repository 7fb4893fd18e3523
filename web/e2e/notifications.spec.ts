import { notificationMessages } from './support/inbox';
import { mainly } from './support/languages';
import { untilKeysWork } from './support/page-states/page-state';
import { expect, test } from './support/test';
import { settingsMessages } from './support/page-messages';

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('what people do is grouped, counted everywhere, live, and read once it was seen', async ({
      page,
      signIn,
      world,
      t,
    }) => {
      const say = notificationMessages(t);
      const ada = await world.person('Ada Pond');
      const [bea, cleo, dan] = [
        await world.person('בת־אל סוף'),
        await world.person('Cleo Reed'),
        await world.person('Dan Marsh'),
      ];
      const quack = await world.quack(ada, `${world.unique('heron')} in the reeds`);
      await world.nod(bea, quack);
      await world.nod(cleo, quack);
      await signIn(page, ada);
      await page.goto('/stream');
      const link = page
        .getByRole('navigation', { name: t('shell.mainNavigation') })
        .getByRole('link', { name: t('shell.notifications') });
      const counted = (count: number) => link.getByRole('img', { name: t('shell.unreadNotifications', { count }) });
      await expect(counted(1)).toBeVisible();
      await expect(page).toHaveTitle(`(1) ${t('timelines.title')} - Mallard`);

      await untilKeysWork(page, t);
      await page.keyboard.press('g');
      await page.keyboard.press('n');
      await expect(page).toHaveURL('/notifications');
      const first = say('nodTwo', { first: cleo.displayName, second: bea.displayName });
      const row = page.getByRole('article', { name: first });
      await expect(row).toContainText(quack.content);
      // Seen, so read: the mark stays while the page is open, the count goes.
      await expect(counted(1)).toHaveCount(0);
      await expect(page).toHaveTitle(`${say('title')} - Mallard`);
      await expect(row.getByRole('img', { name: say('isUnread') })).toBeVisible();

      // Another tab of the same person, on another page.
      const other = await page.context().newPage();
      await other.goto('/profile');
      await expect(other.getByRole('heading', { name: settingsMessages(t)('title') })).toBeVisible();
      await world.nod(dan, quack);
      await world.quack(dan, `@${ada.handle} ${world.unique('hello')}`);
      await expect(other).toHaveTitle(/^\(\d\) /);
      await page.getByRole('button', { name: say('new', { count: 2 }), exact: true }).click();
      const articles = page.getByRole('article');
      await expect(articles.nth(0)).toContainText(dan.displayName);
      const many = say('nodMany', { first: dan.displayName, second: cleo.displayName, count: 1 });
      await expect(page.getByRole('article', { name: many })).toHaveCount(1);
      await expect(articles).toHaveCount(2);
      await expect(other).not.toHaveTitle(/^\(/);

      await page.getByRole('tab', { name: say('mentions') }).click();
      const mention = page.getByRole('article', { name: say('mentionOne', { first: dan.displayName }) });
      await expect(mention).toBeVisible();
      await expect(articles).toHaveCount(1);
      await page.getByRole('tab', { name: say('unread'), exact: true }).click();
      await expect(page.getByRole('heading', { name: say('emptyUnread') })).toBeVisible();

      await page.getByRole('tab', { name: say('all'), exact: true }).click();
      await expect(articles).toHaveCount(2);
      await page.keyboard.press('Tab');
      await page.keyboard.press('j');
      await expect(page.locator('[role=article]:focus-within')).toHaveCount(1);
      await page.keyboard.press('o');
      await expect(page).toHaveURL(/\/post\//);
    });
  });
}

test('everything can be marked as read at once, and each kind opens what it is about', async ({
  page,
  signIn,
  world,
  t,
}) => {
  const say = notificationMessages(t);
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  await world.follow(bea, ada);
  await world.quack(bea, `@${ada.handle} look at this`);
  await signIn(page, ada);
  await page.goto('/notifications?tab=mentions');
  await expect(page.getByRole('article')).toHaveCount(1);
  const badge = page.getByRole('img', { name: t('shell.unreadNotifications', { count: 2 }) });
  await expect(badge).toBeVisible();

  await page.getByRole('button', { name: say('markAll') }).click();
  await expect(badge).toHaveCount(0);
  await expect(page.getByRole('img', { name: say('isUnread'), exact: true })).toHaveCount(0);

  await page.getByRole('tab', { name: say('all'), exact: true }).click();
  await page
    .getByRole('article', { name: say('followOne', { first: bea.displayName }) })
    .getByRole('link')
    .last()
    .click();
  await expect(page).toHaveURL(`/user/${bea.handle}`);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test(
  'replies to a quack are one row, which says to which quack, and is answered and nodded in place',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const say = notificationMessages(t);
    const [ada, bea, cleo] = [
      await world.person('Ada Pond'),
      await world.person('Bea Reed'),
      await world.person('Cleo Marsh'),
    ];
    const quack = await world.quack(ada, `${world.unique('heron')} in the reeds`);
    await world.reply(bea, quack, 'Lovely');
    await world.reply(cleo, quack, 'Where was that?');
    await world.reply(cleo, quack, 'And when?');
    await world.follow(bea, ada);
    await signIn(page, ada);
    await page.goto('/notifications');

    const replies = page.getByRole('article', {
      name: say('replyTwo', { first: cleo.displayName, second: bea.displayName }),
    });
    await expect(replies).toContainText('And when?');
    await expect(replies).toContainText(say('moreReplies', { count: 2 }));
    await expect(replies).toContainText(say('yourQuack', { words: quack.content }));

    const nod = replies.getByRole('button', { name: t('nods.named', { count: 0, shown: '0' }) });
    await nod.click();
    const nodded = replies.getByRole('button', { name: t('nods.named', { count: 1, shown: '1' }) });
    await expect(nodded).toHaveAttribute('aria-pressed', 'true');
    await expect(nodded).toBeFocused();
    const reply = replies.getByRole('button', { name: t('posts.reply') });
    await reply.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('At dawn, by the old bridge');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await expect(replies.getByRole('button', { name: new RegExp(`^${t('posts.reply')}`) })).toBeFocused();
    await expect(page).toHaveURL('/notifications');

    const follow = page.getByRole('article', { name: say('followOne', { first: bea.displayName }) });
    await follow.getByRole('button', { name: t('follows.followPersonBack', { name: bea.displayName }) }).click();
    await expect(
      follow.getByRole('button', { name: t('follows.followingPerson', { name: bea.displayName }) }),
    ).toBeFocused();

    await replies.getByRole('link').last().click();
    await expect(page).toHaveURL(`/post/${quack.id}`);
  },
);

test(
  'each kind of notification is turned on and off in the settings, and what is off does not arrive',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const [w, say] = [settingsMessages(t), notificationMessages(t)];
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const quack = await world.quack(ada, 'A quiet quack');
    await signIn(page, ada);
    await page.goto('/profile?section=notifications');
    const inApp = page.getByRole('switch', { name: w('kindInApp', { kind: w('kindNod') }) });
    const byEmail = page.getByRole('switch', { name: w('kindByEmail', { kind: w('kindNod') }) });
    // One at a time: two choices are two requests.
    const saved = () =>
      page.waitForResponse((response) => (response.request().postData() ?? '').includes('notifiedKinds'));
    await expect(byEmail).not.toBeChecked();
    const first = saved();
    await byEmail.click();
    await expect(byEmail).toBeChecked();
    await first;

    const second = saved();
    await inApp.click();
    await expect(byEmail).toBeDisabled();
    await expect(byEmail).not.toBeChecked();
    await second;
    await world.nod(bea, quack);
    await world.follow(bea, ada);
    await page.goto('/notifications');

    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name: say('followOne', { first: bea.displayName }) })).toBeVisible();
    await page.goto('/profile?section=notifications');
    await expect(inApp).not.toBeChecked();
  },
);
