import AxeBuilder from '@axe-core/playwright';
import { en as entrance } from '../src/features/account/messages.en';
import { en as passwords } from '../src/features/account/passwords/messages.en';
import { en as users } from '../src/features/admin/users/messages.en';
import { signInByForm } from './support/entrance';
import { expect, test } from './support/test';

test(
  'someone who is invited chooses a password by the email, and signs in with it',
  { tag: '@nightly' },
  async ({ page, world, signIn, openBrowser, t }) => {
    const handle = world.unique('i_');
    const [email, next] = [`${handle}@example.com`, world.unique('new words for an old lake ')];
    await signIn(page, await world.administrator());
    await page.goto('/users');
    await page.getByRole('button', { name: users.create }).click();
    const editor = page.getByRole('dialog', { name: users.createTitle });
    await editor.getByLabel(users.handle, { exact: true }).fill(handle);
    await editor.getByLabel(users.email, { exact: true }).fill(email);
    await editor.getByRole('button', { name: users.invite }).click();
    await expect(page.getByText(users.invitationSent)).toBeVisible();
    const drawer = page.getByRole('dialog', { name: `About ${handle}` });
    await expect(drawer.getByText(users.invited, { exact: true })).toBeVisible();
    await expect(drawer.getByRole('button', { name: users.sendInvitation })).toBeVisible();

    const theirs = await openBrowser();
    await theirs.goto(new URL(await world.mailbox.link(email)).href.replace(/^https?:\/\/[^/]+/, ''));
    await expect(theirs.getByRole('heading', { name: entrance.invitedTitle })).toBeVisible();
    await theirs.getByLabel(passwords.newPassword, { exact: true }).fill(next);
    await theirs.getByLabel(passwords.repeatPassword, { exact: true }).fill(next);
    await theirs.getByRole('button', { name: entrance.setPassword }).click();
    await expect(theirs.getByText(entrance.invitedDoneText)).toBeVisible();
    await theirs.getByRole('link', { name: entrance.signIn, exact: true }).click();
    await signInByForm(theirs, t, handle, next);
    await expect(theirs).toHaveURL('/welcome');

    await page.reload();
    await expect(drawer.getByText(users.active, { exact: true })).toBeVisible();
    await expect(drawer.getByRole('button', { name: users.sendInvitation })).toHaveCount(0);
    await drawer.getByRole('button', { name: users.signOut }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: users.signOut }).click();
    await expect(drawer.getByText(users.noSessions)).toBeVisible();
    await expect(theirs).toHaveURL(/\/login/);
  },
);

test(
  'a person gets a link to choose a new password, which only they see',
  { tag: '@nightly' },
  async ({ page, world, signIn }) => {
    const ada = await world.registered('Ada Pond');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, await world.administrator());
    await page.goto(`/users?open=${ada.id}`);
    const drawer = page.getByRole('dialog', { name: 'About Ada Pond' });
    await drawer.getByRole('button', { name: users.sendReset }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: users.sendReset }).click();

    await expect(page.getByText(users.resetSent)).toBeVisible();
    expect(await world.mailbox.link(ada.email, 2)).toContain('/reset-password?token=');
    expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
  },
);

test(
  'deleting an account says what goes, leaves the choice open, and offers what can be undone',
  { tag: '@nightly' },
  async ({ page, world, signIn }) => {
    const ada = await world.registered('Ada Pond');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, await world.administrator());
    await page.goto(`/users?open=${ada.id}`);
    const drawer = page.getByRole('dialog', { name: 'About Ada Pond' });
    await drawer.getByRole('button', { name: users.remove }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Ada Pond?' });
    await expect(question).toContainText(users.deletedProfile);
    await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
    expect((await new AxeBuilder({ page }).include('[role=alertdialog]').analyze()).violations).toEqual([]);

    await question.getByRole('button', { name: users.instead }).click();

    await expect(question).toHaveCount(0);
    await expect(drawer.getByText(users.inactive, { exact: true })).toBeVisible();
    await expect(drawer.getByRole('button', { name: users.reactivate })).toBeVisible();
  },
);
