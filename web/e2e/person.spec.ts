import { signInByForm } from './support/entrance';
import { breakOperation } from './support/failures';
import { expectToast, quackWith } from './support/quacks';
import { mainly } from './support/languages';
import { expect, test } from './support/test';

for (const language of mainly('he')) {
  test.describe(`people (${language})`, () => {
    test.use({ language });

    test('a profile shows who somebody is to a visitor, and leads to sign in to follow', async ({ page, world, t }) => {
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      const words = world.unique('open');
      await world.quack(bea, words);
      await world.updateProfile(bea, { bio: 'Likes #reeds', location: 'Tel Aviv', website: 'https://example.com/bea' });
      await page.goto(`/user/${bea.handle.toUpperCase()}`);
      await expect(page).toHaveTitle(`${t('profiles.title', { name: 'Bea Reed', handle: bea.handle })} - Mallard`);
      await expect(page.getByRole('main')).toContainText('Tel Aviv');
      await expect(page.getByRole('link', { name: 'example.com/bea' })).toHaveAttribute(
        'href',
        'https://example.com/bea',
      );
      await expect(quackWith(page, words)).toBeVisible();

      await page
        .getByRole('main')
        .getByRole('button', { name: t('follows.followPerson', { name: 'Bea Reed' }) })
        .click();
      await signInByForm(page, t, ada.handle, ada.password);

      await expect(
        page.getByRole('main').getByRole('button', { name: t('follows.followingPerson', { name: 'Bea Reed' }) }),
      ).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/user/${bea.handle}`, 'i'));
    });

    test('a profile of somebody who shows quacks to signed-in people only hides them from visitors', async ({
      page,
      signIn,
      world,
      t,
    }) => {
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      const words = world.unique('hidden');
      await world.quack(bea, words);
      await world.updateProfile(bea, { requiresLogin: true });
      await page.goto(`/user/${bea.handle}`);
      await expect(page.getByRole('heading', { name: t('profiles.hidden', { name: 'Bea Reed' }) })).toBeVisible();
      await expect(quackWith(page, words)).toHaveCount(0);
      await expect(
        page.getByRole('main').getByRole('button', { name: t('profiles.signIn'), exact: true }),
      ).toBeVisible();

      await signIn(page, ada);
      await page.goto(`/user/${bea.handle}`);

      await expect(quackWith(page, words)).toBeVisible();
    });

    test('a profile of nobody says so', { tag: '@nightly' }, async ({ page, t }) => {
      await page.goto('/user/nobody-at-all-here');

      await expect(page.getByRole('heading', { name: t('profiles.unknown') })).toBeVisible();
    });

    test(
      'a follow and its end are counted, and told in the list of followers',
      { tag: '@nightly' },
      async ({ page, signIn, world, t }) => {
        const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
        await signIn(page, ada);
        await page.goto(`/user/${bea.handle}`);
        const main = page.getByRole('main');
        const followers = main.getByRole('link', { name: t('profiles.followers', { count: 1 }) });
        await main.getByRole('button', { name: t('follows.followPerson', { name: 'Bea Reed' }) }).click();
        await expectToast(page, t('follows.followed'));
        await expect(followers).toContainText('1');

        await followers.click();
        const dialog = page.getByRole('dialog', { name: t('profiles.followersTitle') });
        await expect(dialog.getByRole('link', { name: ada.handle })).toBeVisible();
        await page.goBack();
        await expect(dialog).toHaveCount(0);
        await main.getByRole('button', { name: t('follows.followingPerson', { name: 'Bea Reed' }) }).click();

        await expectToast(page, t('follows.unfollowed'));
        await page.reload();
        await expect(main.getByRole('button', { name: t('follows.followPerson', { name: 'Bea Reed' }) })).toBeVisible();
      },
    );
  });
}

for (const language of mainly('he')) {
  test.describe(`on the narrowest screen in ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 640 } });

    test(
      'the ways to reach somebody stand in one line below the banner',
      { tag: '@nightly' },
      async ({ page, signIn, world, t }) => {
        const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
        await world.follow(ada, bea);
        await signIn(page, ada);
        await page.goto(`/user/${bea.handle}`);

        const whisper = page.getByRole('link', { name: t('profiles.whisperTo', { name: 'Bea Reed' }) });
        const follow = page.getByRole('button', { name: t('follows.followingPerson', { name: 'Bea Reed' }) });
        const [one, other] = [await whisper.boundingBox(), await follow.boundingBox()];

        expect(one!.y + one!.height / 2).toBeCloseTo(other!.y + other!.height / 2, 0);
      },
    );
  });
}

test(
  'a list of followers loads as one scrolls, and goes on where a page of it failed',
  { tag: '@nightly' },
  async ({ page, world, t }) => {
    const ada = await world.person('Ada Pond');
    const first = await world.person('First Duck');
    await world.follow(first, ada);
    const others = await Promise.all(Array.from({ length: 21 }, () => world.person()));
    await Promise.all(others.map((each) => world.follow(each, ada)));
    await page.goto(`/user/${ada.handle}?list=followers`);
    const dialog = page.getByRole('dialog', { name: t('profiles.followersTitle') });
    await expect(dialog.getByRole('listitem')).toHaveCount(20);

    const mend = await breakOperation(page, 'Followers');
    await dialog.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('alert')).toContainText(t('states.moreFailed'));
    mend();
    await dialog.getByRole('button', { name: t('states.retry') }).press('Enter');

    await expect(dialog.getByRole('listitem')).toHaveCount(22);
    await expect(dialog.getByRole('listitem').nth(20)).toBeFocused();
    await expect(dialog.getByRole('link', { name: first.handle })).toBeVisible();
    await expect(dialog).toContainText(t('profiles.peopleEnd'));
  },
);
