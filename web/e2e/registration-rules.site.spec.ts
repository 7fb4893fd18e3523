import type { Page } from '@playwright/test';
import type { Translator } from '../src/i18n/translator';
import { expectAccessible } from './support/axe';
import { acceptRules, newcomer, type Newcomer, signInByForm } from './support/entrance';
import { entranceMessages, inviteMessages, registrationsMessages } from './support/page-messages';
import { expectToast } from './support/quacks';
import { expect, test } from './support/site';
import type { World } from './support/world';

// Others find it open to everyone again.
test.afterEach(({ world }) => setMode(world, 'OPEN'));

async function setMode(world: World, mode: string): Promise<void> {
  await world.graphql(
    'mutation($mode: RegistrationMode!) { setRegistrationMode(mode: $mode) { mode } }',
    { mode },
    await world.root(),
  );
}

async function fillIn(page: Page, t: Translator, who: Newcomer): Promise<void> {
  const entrance = entranceMessages(t);
  await page.getByLabel(entrance('handle'), { exact: true }).fill(who.handle);
  await page.getByLabel(entrance('email'), { exact: true }).fill(who.email);
  await page.getByLabel(entrance('password'), { exact: true }).fill(who.password);
  await acceptRules(page);
}

test.describe('by invite, in English', () => {
  test.use({ language: 'en' });

  test('a member invites someone, who registers with the link and follows them', async ({
    page,
    openBrowser,
    signIn,
    world,
    t,
  }) => {
    const [w, entrance] = [inviteMessages(t), entranceMessages(t)];
    await setMode(world, 'OPEN');
    const host = await world.person('Ada Pond');
    await setMode(world, 'INVITE');
    await signIn(page, host);
    await page.goto('/profile?section=invites');
    await expect(page.getByText(w('none'))).toBeVisible();

    await page.getByRole('button', { name: w('create') }).click();
    const dialog = page.getByRole('dialog', { name: w('createTitle') });
    await dialog.getByLabel(w('uses')).selectOption({ label: w('usesCount', { count: 5 }) });
    await dialog.getByLabel(w('follows')).check();
    await dialog.getByRole('button', { name: w('create') }).click();
    await expectToast(page, w('created'));
    const row = page.getByRole('list', { name: w('list') }).getByRole('listitem');
    const code = (await row.locator('code').textContent()) ?? '';
    await expect(row).toContainText(w('usedOf', { uses: 0, count: 5 }));
    await expectAccessible(page);

    const visitor = await openBrowser();
    const who = newcomer(world.unique('n_'), '');
    await visitor.goto(`${world.url}/register?invite=${code}`);
    await expect(visitor.getByLabel(entrance('invite'), { exact: true })).toHaveAccessibleDescription(
      new RegExp(`Ada Pond.*${host.handle}`),
    );
    await fillIn(visitor, t, who);
    await visitor.getByRole('button', { name: entrance('create') }).click();
    await expect(visitor.getByRole('heading', { name: entrance('sentTitle') })).toBeVisible();
    await visitor.goto(await world.mailbox.link(who.email));
    await signInByForm(visitor, t, who.email, who.password);
    await expect(visitor).toHaveURL(/\/welcome$/);
    await page.reload();
    await expect(row).toContainText(w('usedOf', { uses: 1, count: 5 }));
    await expect
      .poll(async () => {
        const { user } = await world.graphql<{ user: { followerCount: number } }>(
          'query($handle: String!) { user(handle: $handle) { followerCount } }',
          { handle: host.handle },
        );
        return user.followerCount;
      })
      .toBe(1);

    await row.getByRole('button', { name: w('revokeOf', { code }) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: w('revoke'), exact: true })
      .click();
    await expectToast(page, w('revoked'));
    await expect(row).toContainText(w('revokedState'));
  });

  test('someone registers with a code by the keyboard alone', { tag: '@nightly' }, async ({ page, world, t }) => {
    const entrance = entranceMessages(t);
    const { createInvite } = await world.graphql<{ createInvite: { invite: { code: string } } }>(
      'mutation { createInvite(input: {}) { invite { code } } }',
      {},
      await world.root(),
    );
    await setMode(world, 'INVITE');
    const who = newcomer(world.unique('k_'), '');
    await page.goto('/register');
    await expect(page.getByLabel(entrance('invite'), { exact: true })).toBeVisible();
    await expect(page.getByLabel(entrance('handle'), { exact: true })).toBeFocused();

    await page.keyboard.type(who.handle);
    await page.keyboard.press('Tab');
    await page.keyboard.type(who.email);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(who.password);
    await page.getByLabel(entrance('password'), { exact: true }).press('Enter');
    await expect(page.getByLabel(entrance('invite'), { exact: true })).toBeFocused();
    await page.keyboard.type(createInvite.invite.code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: entrance('sentTitle') })).toBeVisible();
    await world.mailbox.newest(who.email);
  });
});

test.describe('by approval, in Hebrew', () => {
  test.use({ language: 'he' });

  test('someone says why they want to join, waits, and is let in', async ({ page, openBrowser, signIn, world, t }) => {
    const [w, entrance] = [registrationsMessages(t), entranceMessages(t)];
    const admin = await world.administrator();
    await setMode(world, 'APPROVAL');
    await world.graphql('mutation { setRegistrationMinAge(minAge: 16) { minAge } }', {}, await world.root());
    const who = newcomer(world.unique('w_'), '');
    const visitor = await openBrowser();
    await visitor.goto('/register');
    await expect(visitor.getByLabel(entrance('reason'), { exact: true })).toBeVisible();
    await expect(visitor.getByRole('checkbox', { name: /16/ })).not.toBeChecked();
    await visitor.locator('summary', { hasText: entrance('rulesOfSite') }).click();
    await expect(visitor.locator('details').getByRole('listitem').first()).toBeVisible();
    await fillIn(visitor, t, who);
    await visitor.getByLabel(entrance('reason'), { exact: true }).fill('אני רוצה לקרוא על ברווזים.');
    await visitor.getByRole('button', { name: entrance('create') }).click();
    await expect(visitor.getByText(entrance('sentApproval'))).toBeVisible();
    await visitor.goto(await world.mailbox.link(who.email));
    await expect(visitor.getByRole('heading', { name: entrance('waitingTitle') })).toBeVisible();
    await visitor.goto('/login');
    await signInByForm(visitor, t, who.email, who.password);
    await expect(visitor.getByText('ההרשמה ממתינה לאישור. נודיע על ההחלטה בדוא״ל.')).toBeVisible();

    await signIn(page, admin);
    await page.goto('/admin/registrations');
    const row = page.getByRole('row').filter({ hasText: who.email });
    await expect(row).toContainText('אני רוצה לקרוא על ברווזים.');
    await expectAccessible(page);
    await row.getByRole('button', { name: w('approveOf', { name: who.handle }) }).click();
    await expectToast(page, w('approved', { count: 1 }));
    await expect(page.getByText(w('noRequests'))).toBeVisible();

    await expect.poll(async () => (await world.mailbox.newest(who.email, 2)).subject).toContain('אושרה');
    await signInByForm(visitor, t, who.email, who.password);
    await expect(visitor).toHaveURL(/\/welcome$/);
  });
});

test('an administrator refuses a request with a reason, closes registration, and blocks a domain', async ({
  page,
  openBrowser,
  signIn,
  world,
  t,
}) => {
  const [w, entrance] = [registrationsMessages(t), entranceMessages(t)];
  const admin = await world.administrator();
  await setMode(world, 'APPROVAL');
  const who = newcomer(world.unique('r_'), 'Cal Marsh');
  await world.graphql('mutation($input: RegisterInput!) { register(input: $input) }', { input: who });
  const token = new URL(await world.mailbox.link(who.email)).searchParams.get('token');
  await world.graphql('mutation($token: String!) { verifyEmail(token: $token) }', { token });
  await signIn(page, admin);
  await page.goto('/admin/registrations');

  await page.getByRole('button', { name: w('refuseOf', { name: who.displayName }) }).click();
  const refusal = page.getByRole('alertdialog', { name: w('refuseTitle', { count: 1 }) });
  await refusal.getByRole('textbox').fill('Only for neighbors.');
  await refusal.getByRole('button', { name: w('refuse'), exact: true }).click();
  await expectToast(page, w('refused', { count: 1 }));
  expect((await world.mailbox.newest(who.email, 2)).text).toContain('Only for neighbors.');

  await page.getByRole('link', { name: w('domains'), exact: true }).click();
  await page.getByRole('button', { name: w('add') }).click();
  const dialog = page.getByRole('dialog', { name: w('addDomain') });
  await dialog.getByLabel(w('domain'), { exact: true }).fill('throwaway.example');
  await dialog.getByRole('button', { name: w('add') }).click();
  await expectToast(page, w('blockAdded'));
  await expect(page.getByRole('row').filter({ hasText: 'throwaway.example' })).toBeVisible();
  await page.getByRole('button', { name: w('removeOf', { name: 'throwaway.example' }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: w('remove'), exact: true })
    .click();
  await expectToast(page, w('removed'));
  await expect(page.getByText(w('noBlocks'))).toBeVisible();

  await page.getByRole('link', { name: w('mode'), exact: true }).click();
  await page.getByRole('radio', { name: w('modeCLOSED') }).check();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: w('modeChange'), exact: true })
    .click();
  await expectToast(page, w('modeSaved'));
  await expectAccessible(page);
  const visitor = await openBrowser();
  await visitor.goto('/register');
  await expect(visitor.getByRole('heading', { name: entrance('closedTitle') })).toBeVisible();
  await expect(visitor.getByRole('link', { name: entrance('closedNews') })).toBeVisible();
});
