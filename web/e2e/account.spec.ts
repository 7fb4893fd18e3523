import { mainly } from './support/languages';
import { addressMessages, entranceMessages, settingsMessages } from './support/page-messages';
import { quackWith } from './support/quacks';
import { expect, test } from './support/test';

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('an email address changes once both mailboxes have confirmed', async ({
      page,
      world,
      signIn,
      openBrowser,
      t,
    }) => {
      const [settings, addresses] = [settingsMessages(t), addressMessages(t)];
      const person = await world.registered();
      const email = `${person.handle}@new.example`;
      await signIn(page, person);
      await page.goto('/profile');
      const row = page.getByRole('region', { name: settings('emailTitle') });

      await row.getByRole('button', { name: settings('emailChange') }).click();
      await row.getByLabel(settings('newEmail')).fill(email);
      await row.getByLabel(settings('currentPassword'), { exact: true }).fill('not the one at all');
      await row.getByRole('button', { name: settings('sendLinks') }).click();
      await expect(row.getByLabel(settings('currentPassword'), { exact: true })).toHaveAccessibleDescription(
        t('errors.wrongPassword'),
      );
      await row.getByLabel(settings('currentPassword'), { exact: true }).fill(person.password);
      await row.getByRole('button', { name: settings('sendLinks') }).click();
      await expect(row.getByText(settings('waiting'))).toHaveCount(2);

      // Elsewhere, without a session.
      const mail = await openBrowser();
      await mail.goto(await world.mailbox.link(email));
      await mail.getByRole('button', { name: addresses('newConfirm') }).click();
      await expect(mail.getByRole('heading', { name: addresses('waitingTitle') })).toBeVisible();
      await expect(row.getByText(settings('waiting'))).toHaveCount(1);
      await mail.goto(await world.mailbox.link(person.email, 2));
      await expect(mail.getByText(email)).toBeVisible();
      await mail.getByRole('button', { name: addresses('changeConfirm') }).click();
      await expect(mail.getByRole('heading', { name: addresses('changedTitle') })).toBeVisible();

      await expect(row.getByText(settings('waiting'))).toHaveCount(0);
      await expect(row.getByRole('button', { name: settings('cancelChange') })).toHaveCount(0);
      await expect(row.getByText(email)).toBeVisible();
    });

    test(
      'a handle changes, and the old one leads to the new one',
      { tag: '@nightly' },
      async ({ page, world, signIn, openBrowser, t }) => {
        const settings = settingsMessages(t);
        const [person, other] = [await world.registered('Ada Pond'), await world.registered('Bea Reed')];
        const words = world.unique('hello');
        await world.quack(other, `${words} @${person.handle}`);
        const handle = `${person.handle.slice(0, 20)}_new`;
        await signIn(page, person);
        await page.goto('/profile');
        const row = page.getByRole('region', { name: settings('handleTitle') });
        await row.getByRole('button', { name: settings('handleChange') }).click();
        const field = row.getByLabel(entranceMessages(t)('handle'), { exact: true });

        await field.fill(other.handle);
        await expect(row.getByText(entranceMessages(t)('handleTaken', { handle: other.handle }))).toBeVisible();
        await field.fill(handle);
        await expect(row.getByText(entranceMessages(t)('handleFree', { handle }))).toBeVisible();
        await row.getByRole('button', { name: settings('handleChange') }).click();
        await expect(page.getByText(settings('handleChanged', { handle }))).toBeVisible();

        await expect(page.getByRole('banner')).toContainText(`@${handle}`);
        const visitor = await openBrowser(other);
        await visitor.goto(`/user/${person.handle}`);
        await expect(visitor).toHaveURL(`/user/${handle}`);
        await visitor.goto(`/user/${other.handle}`);
        await quackWith(visitor, words)
          .getByRole('link', { name: `@${person.handle}` })
          .click();
        await expect(visitor).toHaveURL(`/user/${handle}`);
        await expect(visitor.getByRole('heading', { name: 'Ada Pond', level: 1 })).toBeVisible();
        await row.getByRole('button', { name: settings('handleChange') }).click();
        await expect(row.getByRole('button', { name: settings('close') })).toBeVisible();
        await expect(field).toHaveCount(0);
      },
    );
  });
}

test(
  'a change of address that was not asked for is stopped from the old mailbox',
  { tag: '@nightly' },
  async ({ page, world, signIn, openBrowser, t }) => {
    const addresses = addressMessages(t);
    const person = await world.registered();
    await signIn(page, person);
    await page.goto('/stream');
    await expect(page.getByRole('heading', { name: t('timelines.title'), level: 1 })).toBeVisible();
    await world.askForEmail(person, `${person.handle}@thief.example`);
    const mail = await openBrowser();
    await mail.goto(await world.mailbox.link(person.email, 2));

    await mail.getByRole('button', { name: addresses('changeRefuse') }).click();
    await mail
      .getByRole('alertdialog')
      .getByRole('button', { name: addresses('refuseConfirm') })
      .click();

    await expect(mail.getByRole('heading', { name: addresses('refusedTitle') })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect(await world.mailbox.link(person.email, 3)).toContain('/reset-password?token=');
  },
);

test(
  'signing out everywhere ends the other sessions and this one',
  { tag: '@nightly' },
  async ({ page, world, signIn, openBrowser, t }) => {
    const settings = settingsMessages(t);
    const person = await world.registered();
    const other = await openBrowser({ ...person, ...(await world.signIn(person.handle, person.password)) });
    await other.goto('/stream');
    await expect(other.getByRole('heading', { name: t('timelines.title'), level: 1 })).toBeVisible();
    await signIn(page, person);
    await page.goto('/profile?section=data');

    await page.getByRole('button', { name: settings('signOutEverywhere') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: settings('signOutEverywhere') })
      .click();

    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL(/\/login$/);
  },
);
