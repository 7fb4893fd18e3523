import type { Locator } from '@playwright/test';
import type { Translator } from '../src/i18n/translator';
import {
  composerMessages,
  postMenuMessages,
  replyControlMessages,
  replyMessages,
  threadMessages,
  visibilityMessages,
} from './support/page-messages';
import { pond } from './support/pictures';
import { composerOf, expectToast, quackWith, write } from './support/quacks';
import { expect, test } from './support/test';

type Who = 'PUBLIC' | 'UNLISTED' | 'FOLLOWERS';

/** What the composer of a quack says about who sees it. */
const sayingWho = (within: Locator, t: Translator, who: Who) =>
  within.getByRole('button', {
    name: replyControlMessages(t)('tool', { summary: visibilityMessages(t)(who) }),
    exact: true,
  });

test.describe('in Hebrew', () => {
  test.use({ language: 'he', viewport: { width: 390, height: 844 } });

  test('a quack for followers with a picture is read by a follower, and found by a stranger nowhere', async ({
    page,
    openBrowser,
    request,
    signIn,
    world,
    t,
  }) => {
    const w = visibilityMessages(t);
    const [ada, bea, max] = [
      await world.person('Ada Pond'),
      await world.person('Bea Reed'),
      await world.person('Max Marsh'),
    ];
    await world.follow(bea, ada);
    const word = world.unique('heron');
    await signIn(page, ada);
    await page.goto('/stream');
    const composer = composerOf(page, t);
    await write(composer, t, `אנפה ${word} #${word}`);
    await composer.locator('input[type=file]').setInputFiles(await pond('heron.jpg', 200));
    await expect(composer.getByRole('button', { name: /^ALT/ })).toHaveCount(1);
    await sayingWho(composer, t, 'PUBLIC').click();
    const panel = page.getByRole('dialog', { name: replyControlMessages(t)('panel') });
    await panel.getByRole('radio', { name: w('FOLLOWERS') }).check();
    await panel.getByRole('button', { name: replyControlMessages(t)('done') }).click();
    await expect(sayingWho(composer, t, 'FOLLOWERS')).toBeFocused();
    await composer.getByRole('button', { name: composerMessages(t)('publish'), exact: true }).click();
    await expectToast(page, composerMessages(t)('published'));

    const own = quackWith(page, word);
    await expect(own.getByRole('img', { name: w('FOLLOWERSMark') })).toBeVisible();
    await own.getByRole('button', { name: t('posts.more'), exact: true }).click();
    const copy = page.getByRole('menuitem', { name: t('posts.copyLink') });
    await expect(copy).toContainText(postMenuMessages(t)('followersOnly'));
    await page.keyboard.press('Escape');
    const address = await own
      .getByRole('link')
      .evaluateAll(
        (links) => links.map((link) => link.getAttribute('href')).find((href) => href?.startsWith('/post/')) ?? '',
      );
    const picture = (await own.locator('img[src*="/media/files/"]').first().getAttribute('src'))!;
    expect(picture).toContain('ticket=');

    const follower = await openBrowser(bea);
    await follower.goto('/stream');
    await expect(quackWith(follower, word).getByRole('img', { name: w('FOLLOWERSMark') })).toBeVisible();
    await follower.goto(`/explore?q=${word}&tab=latest`);
    await expect(quackWith(follower, word)).toBeVisible();

    const open = await world.quack(ada, `לכולם ${world.unique('open')}`);
    const stranger = await openBrowser(max);
    await stranger.goto('/stream');
    await stranger.getByRole('tab', { name: t('timelines.everyone') }).click();
    await expect(quackWith(stranger, open.content)).toBeVisible();
    await expect(quackWith(stranger, word)).toHaveCount(0);
    await stranger.goto(`/user/${ada.handle}`);
    await expect(quackWith(stranger, open.content)).toBeVisible();
    await expect(quackWith(stranger, word)).toHaveCount(0);
    for (const path of [`/explore?q=${word}&tab=latest`, `/hashtag/${word}`]) {
      await stranger.goto(path);
      await expect(stranger.getByRole('main')).toBeVisible();
      await stranger.waitForLoadState('networkidle');
      await expect(quackWith(stranger, word)).toHaveCount(0);
    }
    await stranger.goto(address);
    await expect(stranger.getByText(threadMessages(t)('gone'))).toBeVisible();
    const drawn = await request.get(address);
    expect(drawn.status()).toBe(404);
    expect(await drawn.text()).not.toContain(word);
    const ticketless = new URL(picture, page.url());
    ticketless.search = '';
    expect((await request.get(ticketless.href)).status()).toBe(404);
  });
});

test(
  'who sees a quack is chosen, remembered and changed by keyboard, and a reply follows what it answers',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const w = visibilityMessages(t);
    const ada = await world.person('Ada Pond');
    await signIn(page, ada);
    await page.goto('/stream');
    const composer = composerOf(page, t);
    const words = world.unique('for few');
    await write(composer, t, words);

    const panel = page.getByRole('dialog', { name: replyControlMessages(t)('panel') });
    await sayingWho(composer, t, 'PUBLIC').press('Enter');
    const first = panel.getByRole('group', { name: w('legend') }).getByRole('radio', { name: w('PUBLIC') });
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(panel.getByRole('radio', { name: w('FOLLOWERS') })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(sayingWho(composer, t, 'FOLLOWERS')).toBeFocused();
    // The draft keeps it.
    await page.reload();
    await expect(sayingWho(composer, t, 'FOLLOWERS')).toBeVisible();
    await sayingWho(composer, t, 'FOLLOWERS').press('Enter');
    await panel.getByRole('button', { name: w('keep') }).press('Enter');
    await page.keyboard.press('Escape');
    await expectToast(page, w('kept', { who: w('FOLLOWERS') }));
    await composer.getByRole('textbox').press('Control+Enter');
    await expectToast(page, composerMessages(t)('published'));

    await expect(sayingWho(composer, t, 'FOLLOWERS')).toBeVisible();
    const own = quackWith(page, words);
    await expect(own.getByRole('img', { name: w('FOLLOWERSMark') })).toBeVisible();
    await own.getByRole('button', { name: new RegExp(`^${t('posts.reply')}`) }).press('Enter');
    const reply = page.getByRole('dialog', { name: replyMessages(t)('title') });
    const fixed = reply.getByRole('button', { name: w('tool', { who: w('FOLLOWERS') }), exact: true });
    await expect(fixed).toHaveAttribute('aria-disabled', 'true');
    await expect(fixed).toHaveAccessibleDescription(w('reply'));
    await page.keyboard.press('Escape');

    await page.goto('/profile?section=privacy');
    const choice = page.getByRole('group', { name: w('setting') });
    const chosen = choice.getByRole('radio', { name: w('FOLLOWERS') });
    await expect(chosen).toBeChecked();
    const saved = page.waitForResponse((response) => /UpdatePreferences/.test(response.request().postData() ?? ''));
    await chosen.press('ArrowUp');
    await expect(choice.getByRole('radio', { name: w('UNLISTED') })).toBeChecked();
    await saved;
    await page.goto('/stream');
    await expect(sayingWho(composer, t, 'UNLISTED')).toBeVisible();
  },
);
