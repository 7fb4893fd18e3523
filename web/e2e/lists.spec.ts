import type { Page } from '@playwright/test';
import { answerWith } from './support/answers';
import { expectAccessible } from './support/axe';
import { listMessages, relationshipMessages } from './support/page-messages';
import { expectToast, quackWith, showNew } from './support/quacks';
import { mainly } from './support/languages';
import { expect, test } from './support/test';

/** Opens a page, and waits until it is told what is new. */
async function openListening(page: Page, path: string) {
  const accepted = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('ListedPostAdded')));
  await page.goto(path);
  await accepted;
}

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('someone puts a person into a new list from a card, reads it live, and keeps them out of home', async ({
      page,
      signIn,
      world,
      t,
    }) => {
      const w = listMessages(t);
      const menu = relationshipMessages(t);
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      await world.follow(ada, bea);
      const word = world.unique('listed');
      await world.quack(bea, word);
      await signIn(page, ada);
      await page.goto('/stream');
      const home = quackWith(page, word);
      await home.getByRole('button', { name: t('posts.more'), exact: true }).click();
      await page.getByRole('menuitem', { name: menu('addToList', { handle: bea.handle }) }).click();
      const dialog = page.getByRole('dialog', { name: w('addTitle', { handle: bea.handle }) });
      await dialog.getByRole('textbox', { name: w('newList') }).fill('Herons');
      await dialog.getByRole('button', { name: w('add') }).click();
      await expect(dialog.getByRole('checkbox', { name: 'Herons' })).toBeChecked();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: w('done') }).click();

      const tab = page.getByRole('tab', { name: 'Herons' });
      await tab.click();
      await expect(page).toHaveURL(/\?list=/u);
      await expect(quackWith(page, word)).toBeVisible();
      await openListening(page, page.url());
      await expect(quackWith(page, word)).toBeVisible();
      const live = world.unique('live');
      await world.quack(bea, live);
      await showNew(page, t, 1);
      await expect(quackWith(page, live)).toBeVisible();

      await page
        .getByRole('main')
        .getByRole('link', { name: w('manage') })
        .click();
      await expect(page.getByRole('button', { name: w('removeNamed', { name: 'Bea Reed' }) })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('tab', { name: w('settings') }).click();
      // Leaving the page would end a request that is on its way.
      const kept = answerWith(page, '"isExclusive":true');
      await page.getByRole('switch', { name: w('exclusive') }).check();
      await kept;
      await page.goto('/stream');
      await expect(page.getByRole('tab', { name: 'Herons' })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('timelines.emptyFollowing') })).toBeVisible();
    });

    test(
      'someone follows a hashtag from its page, finds its quacks at home, and lets it go',
      { tag: '@nightly' },
      async ({ page, signIn, world, t }) => {
        const w = listMessages(t);
        const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
        const tag = world.unique('birds').replaceAll('-', '');
        await world.quack(bea, `over the pond #${tag}`);
        await signIn(page, ada);
        await page.goto(`/hashtag/${tag}`);
        const following = page.getByRole('button', { name: w('followingTag', { tag: `#${tag}` }) });
        await page.getByRole('button', { name: w('followTag', { tag: `#${tag}` }) }).click();
        await expectToast(page, w('followedTag', { tag: `#${tag}` }));
        await expect(following).toHaveAttribute('aria-pressed', 'true');

        await page.goto('/stream');
        await expect(quackWith(page, `#${tag}`)).toBeVisible();
        await page.goto('/lists');
        // Beside it, the hashtag may be what goes on.
        const followed = page.getByRole('main').getByRole('link', { name: `#${tag}` });
        await expect(followed).toBeVisible();
        await expectAccessible(page);
        await following.click();

        await expectToast(page, w('unfollowedTag', { tag: `#${tag}` }));
        await expect(followed).toHaveCount(0);
      },
    );
  });
}
