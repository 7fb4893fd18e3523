import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { composerMessages, replyControlMessages, threadMessages, visibilityMessages } from './support/page-messages';
import { composerOf, expectToast, quackWith, write } from './support/quacks';
import { expect, test } from './support/test';
import type { Person, World } from './support/world';

const setRule = (world: World, by: Person, postId: string, rule: readonly string[], closeAt: Date | null = null) =>
  world.graphql(
    'mutation ($postId: ID!, $rule: [ReplyAudience!]!, $closeAt: DateTime) { setReplyRule(postId: $postId, rule: $rule, closeAt: $closeAt) { post { id } } }',
    { postId, rule, closeAt },
    by,
  );

const middleOf = async (control: Locator) => {
  const { y, height } = (await control.boundingBox())!;
  return Math.round(y + height / 2);
};

test.describe('in Hebrew, on a phone', () => {
  test.use({ language: 'he', viewport: { width: 390, height: 844 } });

  test('a quack says who can reply before and after it is published, and only those can', async ({
    page,
    openBrowser,
    signIn,
    world,
    t,
  }) => {
    const w = replyControlMessages(t);
    const see = visibilityMessages(t);
    const [ada, bea, max] = [
      await world.person('Ada Pond'),
      await world.person('Bea Reed'),
      await world.person('Max Marsh'),
    ];
    await world.follow(bea, ada);
    const words = world.unique('תגובות לעוקבים');
    await signIn(page, ada);
    await page.goto('/stream');
    const composer = composerOf(page, t);
    await write(composer, t, words);
    await composer.getByRole('button', { name: w('tool', { summary: see('PUBLIC') }), exact: true }).click();
    const panel = page.getByRole('dialog', { name: w('panel') });
    await panel.getByRole('radio', { name: w('SOME') }).check();
    await expect(panel.getByRole('checkbox', { name: w('FOLLOWERS') })).toBeChecked();
    await panel.getByRole('checkbox', { name: w('MENTIONED') }).check();
    await panel.getByRole('radio', { name: w('hours24') }).check();
    await expectAccessible(page);
    await panel.getByRole('button', { name: w('done') }).click();
    const summary = [see('PUBLIC'), w('limitedPart'), w('closesPart24')].join(' · ');
    const tool = composer.getByRole('button', { name: w('tool', { summary }), exact: true });
    await expect(tool).toBeFocused();
    await expect(tool).toHaveText(summary);
    const send = composer.getByRole('button', { name: composerMessages(t)('publish'), exact: true });
    expect(await middleOf(send)).toBe(
      await middleOf(composer.getByRole('button', { name: composerMessages(t)('addMedia') })),
    );
    await send.click();
    await expectToast(page, composerMessages(t)('published'));
    await quackWith(page, words).getByText(words).click();
    const own = page.getByRole('status').filter({ hasText: w('ownFOLLOWERS') });
    await expect(own).toBeVisible();
    await expect(page.getByRole('form')).toBeVisible();

    const follower = await openBrowser(bea);
    await follower.goto(page.url());
    await expect(follower.getByText(w('ruleFOLLOWERS', { name: 'Ada Pond' }))).toBeVisible();
    await expect(follower.getByRole('form')).toBeVisible();

    const stranger = await openBrowser(max);
    await stranger.goto(page.url());
    const reason = stranger.getByRole('status').filter({ hasText: w('ruleFOLLOWERS', { name: 'Ada Pond' }) });
    await expect(reason).toBeVisible();
    await expect(stranger.getByRole('form')).toHaveCount(0);
    const reply = stranger.getByRole('main').getByRole('button', { name: t('posts.reply'), exact: true });
    await expect(reply).toHaveAttribute('aria-disabled', 'true');
    await expect(reply).toHaveAccessibleDescription(/Ada Pond/);
    await expectAccessible(stranger);
  });
});

test('replies close while a thread is open, for everyone but its author', async ({
  page,
  openBrowser,
  signIn,
  world,
  t,
}) => {
  const w = replyControlMessages(t);
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  const quack = await world.quack(ada, world.unique('closing soon'));
  await signIn(page, ada);
  const reader = await openBrowser(bea);
  const closeAt = new Date(Date.now() + 5 * 60_000);
  for (const each of [page, reader]) await each.clock.install();
  await setRule(world, ada, quack.id, [], closeAt);
  await Promise.all([page, reader].map((each) => each.goto(`/post/${quack.id}`)));
  for (const each of [page, reader]) await expect(each.getByRole('form')).toBeVisible();

  for (const each of [page, reader]) await each.clock.fastForward('05:00');
  await expect(reader.getByRole('form')).toHaveCount(0);

  const closed = reader.getByRole('status').filter({ hasText: w('closed', { moment: '' }).trim() });
  await expect(closed).toBeVisible();
  const button = reader.getByRole('main').getByRole('button', { name: t('posts.reply'), exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('form')).toBeVisible();
  await setRule(world, ada, quack.id, []);
  await reader.reload();
  await expect(reader.getByRole('form')).toBeVisible();
});

test('the author hides a reply by keyboard; everyone finds it folded at the end, until it is shown again', async ({
  page,
  openBrowser,
  signIn,
  world,
  t,
}) => {
  const w = replyControlMessages(t);
  const [ada, max] = [await world.person('Ada Pond'), await world.person('Max Marsh')];
  const quack = await world.quack(ada, world.unique('hiding'));
  const [rude, kind] = [world.unique('rude'), world.unique('kind')];
  await world.reply(max, quack, rude);
  await world.reply(max, quack, kind);
  await signIn(page, ada);
  await page.goto(`/post/${quack.id}`);

  await quackWith(page, rude)
    .getByRole('button', { name: t('posts.more'), exact: true })
    .press('Enter');
  await page.getByRole('menuitem', { name: w('hide') }).press('Enter');
  await expectToast(page, w('hidden'));
  await expect(quackWith(page, rude)).toHaveCount(0);

  const reader = await openBrowser(max);
  await reader.goto(`/post/${quack.id}`);
  await expect(quackWith(reader, kind)).toBeVisible();
  await expect(quackWith(reader, rude)).toHaveCount(0);
  const fold = reader.getByRole('region', { name: w('hiddenList') });
  await expect(fold).toContainText(w('hiddenCount', { count: 1 }));
  await fold.getByRole('button', { name: w('show') }).press('Enter');
  await expect(quackWith(reader, rude)).toBeVisible();
  await expectAccessible(reader);

  await page
    .getByRole('region', { name: w('hiddenList') })
    .getByRole('button', { name: w('show') })
    .press('Enter');
  await quackWith(page, rude)
    .getByRole('button', { name: t('posts.more'), exact: true })
    .press('Enter');
  await page.getByRole('menuitem', { name: w('unhide') }).press('Enter');
  await expectToast(page, w('shown'));
  await expect(page.getByRole('region', { name: w('hiddenList') })).toHaveCount(0);
  await expect(page.getByRole('region', { name: threadMessages(t)('replies') })).toContainText(rude);
});
