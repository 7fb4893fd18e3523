import { acceptRules, newcomer, signInByForm } from './support/entrance';
import { answerOperation } from './support/failures';
import { mainly } from './support/languages';
import { frontDoorMessages } from './support/messages';
import { entranceMessages, replyMessages, threadMessages } from './support/page-messages';
import { expectToast, nodButton, quackWith } from './support/quacks';
import { expect, test } from './support/test';

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a visitor who nods signs in over the quack, and the nod is given', async ({ page, world, t }) => {
      const entrance = entranceMessages(t);
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      const { id, content } = await world.quack(ada, world.unique('nod at'));
      await page.goto(`/post/${id}`);
      const nod = nodButton(quackWith(page, content), t, 0);
      await nod.click();
      const dialog = page.getByRole('dialog', { name: entrance('toNod') });
      await expect(dialog.getByLabel(entrance('login'), { exact: true })).toBeFocused();

      await page.keyboard.press('Escape');
      await expect(nod).toBeFocused();
      await nod.press('Enter');
      await signInByForm(page, t, bea.handle, 'not the password');
      await expect(dialog.getByText(t('errors.invalidCredentials'))).toBeVisible();
      await signInByForm(page, t, bea.handle, bea.password);

      await expectToast(page, t('nods.given'));
      await expect(nodButton(quackWith(page, content), t, 1)).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(`/post/${id}`);
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}

test(
  'a visitor who replies signs in, and the reply box waits for their words',
  { tag: '@nightly' },
  async ({ page, world, t }) => {
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const { id } = await world.quack(ada, world.unique('reply to'));
    await page.goto(`/post/${id}`);
    await page.getByRole('button', { name: threadMessages(t)('signInToReply') }).click();

    await expect(page.getByRole('dialog', { name: entranceMessages(t)('toReply') })).toBeVisible();
    await signInByForm(page, t, bea.handle, bea.password);

    await expect(page.getByRole('textbox', { name: replyMessages(t)('placeholder') })).toBeFocused();
    await expect(page).toHaveURL(`/post/${id}`);
  },
);

test(
  'what the server refuses after signing in is told, and the person is in',
  { tag: '@nightly' },
  async ({ page, world, t }) => {
    const ada = await world.person('Ada Pond');
    await page.goto(`/user/${ada.handle}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('follows.followPerson', { name: 'Ada Pond' }) })
      .click();

    // No one follows themselves.
    await expect(
      page.getByRole('dialog', { name: entranceMessages(t)('toFollow', { name: 'Ada Pond' }) }),
    ).toBeVisible();
    await signInByForm(page, t, ada.handle, ada.password);

    await expect(page.getByRole('link', { name: t('profiles.edit') })).toBeVisible();
    await expect(page.getByText(t('follows.followed'), { exact: true })).toHaveCount(0);
  },
);

test(
  'whoever has no account yet creates one from the dialog, and changes their mind without losing the quack',
  { tag: '@nightly' },
  async ({ page, world, t }) => {
    const entrance = entranceMessages(t);
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const { id, content } = await world.quack(ada, world.unique('pin'));
    await page.goto(`/post/${id}`);
    await quackWith(page, content)
      .getByRole('button', { name: t('posts.pin'), exact: true })
      .click();
    await page
      .getByRole('dialog', { name: entrance('toPin') })
      .getByRole('link', { name: entrance('createAccount') })
      .click();
    await expect(page.getByRole('heading', { name: entrance('createAccount') })).toBeVisible();

    await page.getByRole('link', { name: entrance('signIn'), exact: true }).click();
    await signInByForm(page, t, bea.handle, bea.password);

    await expect(page).toHaveURL(`/post/${id}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'the front door shows quacks of the hour, and says that it opens soon only where no one can join',
  { tag: '@nightly' },
  async ({ page, world }) => {
    const w = frontDoorMessages('en');
    await world.quack(await world.person('Ada Pond'), world.unique('front'));
    // The server's list is some seconds old.
    await expect(async () => {
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText(w('soon'))).toHaveCount(0);
    await expect(page.getByRole('link', { name: w('join') })).toHaveCount(1);

    await answerOperation(page, 'FrontDoor', { registrationEnabled: false, frontPosts: [] });
    await page.reload();

    await expect(page.getByText(w('soon'))).toBeVisible();
    await expect(page.getByRole('button', { name: w('send') })).toBeVisible();
    await expect(page.getByRole('link', { name: w('join') })).toHaveCount(0);
  },
);

test('a visitor looks around: from a quack to its hashtag, to search, and to people', async ({ page, world, t }) => {
  const tag = world.unique('reeds');
  const ada = await world.person('Ada Pond');
  const { id, content } = await world.quack(ada, `${world.unique('seen')} #${tag}`);
  await page.goto(`/post/${id}`);
  await quackWith(page, content)
    .getByRole('link', { name: `#${tag}` })
    .click();
  await expect(page).toHaveURL(`/tag/${tag}`);
  await expect(quackWith(page, content)).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.search') })
    .click();
  await page.getByRole('main').getByRole('combobox').fill(content.split(' ')[0]!);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(quackWith(page, content)).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.explore') })
    .click();
  await expect(page).toHaveURL('/discover');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test(
  'a verified visitor signs in where the link led, and is back where they came from',
  { tag: '@nightly' },
  async ({ page, world, t }) => {
    const entrance = entranceMessages(t);
    const { id } = await world.quack(await world.person('Ada Pond'), world.unique('came for'));
    const who = newcomer(world.unique('n_'), 'Bea Reed');
    await page.goto(`/post/${id}`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.join') })
      .click();
    await page.getByLabel(entrance('handle'), { exact: true }).fill(who.handle);
    await expect(page.getByText(entrance('handleFree', { handle: who.handle }))).toBeVisible();
    await page.getByLabel(entrance('email'), { exact: true }).fill(who.email);
    await page.getByLabel(entrance('password'), { exact: true }).fill(who.password);
    await acceptRules(page);
    await page.getByRole('button', { name: entrance('create') }).click();
    await expect(page.getByRole('heading', { name: entrance('sentTitle') })).toBeVisible();
    await page.goto('/login');
    await signInByForm(page, t, who.handle, who.password);
    await page.getByRole('button', { name: entrance('resend'), exact: true }).click();
    await expect(page.getByText(entrance('resent'))).toBeVisible();

    await page.goto(await world.mailbox.link(who.email, 2));
    const password = page.getByLabel(entrance('password'), { exact: true });
    await expect(password).toBeFocused();
    await password.fill(who.password);
    await password.press('Enter');

    await expect(page).toHaveURL(`/post/${id}`);
    await expect(page.getByRole('banner').getByRole('link', { name: t('shell.notifications') })).toBeVisible();
  },
);

test(
  'a page that needs an account says what for, and an error does not move the card',
  { tag: '@nightly' },
  async ({ page, t }) => {
    const entrance = entranceMessages(t);
    await page.goto('/notifications');
    const heading = page.getByRole('heading', { name: entrance('toNotifications') });
    await expect(page.getByLabel(entrance('login'), { exact: true })).toBeFocused();
    const top = (await heading.boundingBox())!.y;

    await signInByForm(page, t, 'nobody-at-all', 'not the password');

    await expect(page.getByText(t('errors.invalidCredentials'))).toBeVisible();
    expect((await heading.boundingBox())!.y).toBe(top);
  },
);

test('a reset link that does not work says so before a password is typed', { tag: '@nightly' }, async ({ page, t }) => {
  await page.goto('/reset-password?token=bad');

  await expect(page.getByRole('heading', { name: entranceMessages(t)('resetBrokenTitle') })).toBeVisible();
});

test('an unknown address offers a search and ways on', { tag: '@nightly' }, async ({ page, t }) => {
  await page.goto('/no/such/place');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: t('shell.help') })).toBeVisible();

  await main.getByRole('combobox').fill('heron');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/search?q=heron');
});
