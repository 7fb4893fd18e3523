import type { Page } from '@playwright/test';
import type { Translator } from '../src/i18n/translator';
import { en as settings } from '../src/features/identity/settings/words.en';
import { he as settingsInHebrew } from '../src/features/identity/settings/words.he';
import { logOut, signInByForm } from './support/entrance';
import { pond } from './support/pictures';
import { goTo } from './support/sidebar';
import { expect, test } from './support/test';
import { frontDoorWords, wordsIn } from './support/words';
import type { Person } from './support/world';

const field = (page: Page, t: Translator, label: string) => page.getByLabel(`${label} (${t('states.optional')})`);

/** A landscape, as a file. */
const landscape = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 500];
    const context = canvas.getContext('2d');
    context?.fillRect(300, 100, 300, 300);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

const chooserOf = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).locator('input[type=file]');

test.describe('a profile', () => {
  let person: Person;

  test.beforeEach(async ({ world, page, signIn }) => {
    person = await world.person('Ada Pond');
    await signIn(page, person);
  });

  for (const language of ['en', 'he'] as const) {
    test.describe(`in ${language}`, () => {
      test.use({ language });

      test('is kept, and what does not fit is told at its field', async ({ page, t }) => {
        await page.goto('/profile');
        await page.getByLabel(t('profile.displayName'), { exact: true }).fill('Ada עדה');
        await field(page, t, t('profile.website')).fill('example.com/ada');
        const bio = field(page, t, t('profile.bio'));
        await bio.fill('🦆'.repeat(301));
        const save = page.getByRole('button', { name: t('profile.save'), exact: true });

        await save.click();
        await expect(bio).toBeFocused();
        await expect(bio).toHaveAttribute('aria-invalid', 'true');

        await bio.fill('Notes on engines');
        await save.click();
        await expect(page.getByText(t('profile.saved'))).toBeVisible();
        await page.reload();
        await expect(field(page, t, t('profile.website'))).toHaveValue('https://example.com/ada');
        await expect(page.getByRole('banner')).toContainText('Ada עדה');
      });

      test('keeps what was changed and not saved while its author looks elsewhere', async ({ page, t }) => {
        const w = wordsIn(language, settings, settingsInHebrew);
        const notice = page.getByText(w('unsaved'), { exact: true });
        const bio = field(page, t, t('profile.bio'));
        const name = page.getByLabel(t('profile.displayName'), { exact: true });
        const leaveAndReturn = async () => {
          await goTo(page, t, 'explore');
          await expect(name).toHaveCount(0);
          await goTo(page, t, 'profile');
          await expect(name).toBeVisible();
        };
        await page.goto('/profile');
        await bio.fill('Half a thought');
        await expect(notice).toHaveCount(0);

        await leaveAndReturn();
        await expect(bio).toHaveValue('Half a thought');
        await expect(notice).toBeVisible();
        await page.getByRole('button', { name: w('discard') }).press('Enter');
        await expect(notice).toHaveCount(0);
        await expect(bio).toHaveValue('');
        await expect(name).toBeFocused();
        await leaveAndReturn();
        await expect(bio).toHaveValue('');
        await expect(notice).toHaveCount(0);

        await field(page, t, t('profile.website')).fill('example.com/ada');
        await leaveAndReturn();
        await expect(notice).toBeVisible();
        await page.getByRole('button', { name: t('profile.save'), exact: true }).click();
        await expect(page.getByText(t('profile.saved'))).toBeVisible();
        await expect(notice).toHaveCount(0);
        await leaveAndReturn();
        await expect(field(page, t, t('profile.website'))).toHaveValue('https://example.com/ada');
        await expect(notice).toHaveCount(0);
      });

      test('shows nothing of what was not saved once somebody logged out', async ({ page, world, t }) => {
        const w = wordsIn(language, settings, settingsInHebrew);
        const bea = await world.person('Bea Reed');
        const bio = field(page, t, t('profile.bio'));
        const signInAs = async (somebody: Person) => {
          await page
            .getByRole('link', { name: frontDoorWords(language)('signIn'), exact: true })
            .first()
            .click();
          await signInByForm(page, t, somebody.handle, somebody.password);
          await goTo(page, t, 'profile');
        };
        await page.goto('/profile');
        await bio.fill('Nobody else’s business');
        await logOut(page, t, 'Ada Pond');

        await signInAs(bea);
        await expect(page.getByLabel(t('profile.displayName'), { exact: true })).toHaveValue('Bea Reed');
        await expect(bio).toHaveValue('');
        await expect(page.getByText(w('unsaved'), { exact: true })).toHaveCount(0);
        await logOut(page, t, 'Bea Reed');
        await signInAs(person);
        await expect(page.getByLabel(t('profile.displayName'), { exact: true })).toHaveValue('Ada Pond');
        await expect(bio).toHaveValue('');
      });

      test('has an address for each of its parts, and keeps what was typed into another', async ({ page, t }) => {
        const open = async (part: 'info' | 'preferences' | 'password' | 'sessions' | 'language') => {
          await page.getByRole('tab', { name: t(`profile.${part}`), exact: true }).click();
          await expect(page).toHaveURL(`/profile?tab=${part}`);
        };
        await page.goto('/profile?tab=password');
        await page.getByLabel(t('profile.currentPassword')).fill('half typed');

        await open('sessions');
        await expect(page.getByText(t('profile.thisDevice'))).toBeVisible();
        await open('language');
        await expect(page.getByRole('radio', { name: language === 'he' ? 'עברית' : 'English' })).toBeChecked();
        await open('preferences');
        await page.getByRole('radio', { name: t('profile.dark') }).check();
        await expect(page.locator('html')).toHaveClass(/dark/);
        await open('info');
        await expect(page.getByLabel(t('profile.displayName'), { exact: true })).toHaveValue('Ada Pond');
        await open('password');

        await expect(page.getByLabel(t('profile.currentPassword'))).toHaveValue('half typed');
      });
    });
  }

  test('takes a picture, cut square, and lets it go', async ({ page, t }) => {
    await page.goto('/profile');
    const chooser = chooserOf(page, t('profile.image'));
    const picture = page.getByRole('banner').locator('img');

    await chooser.setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('words') });
    await expect(page.getByText(t('profile.imageUnreadable'))).toBeVisible();

    await chooser.setInputFiles({
      name: 'pond.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await landscape(page), 'base64'),
    });
    await page.getByRole('application', { name: t('profile.cropStage') }).press('ArrowRight');
    await page.getByLabel(t('profile.zoom')).fill('2');
    await page.getByRole('button', { name: t('profile.useImage') }).click();
    await expect(page.getByText(t('profile.imageSaved'))).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await page.getByRole('button', { name: t('profile.removeImage') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('profile.removeImage') })
      .click();
    await expect(page.getByText(t('profile.imageRemoved'))).toBeVisible();
    await expect(picture).toHaveCount(0);
  });

  test('carries its preferences to the next device', async ({ page, openBrowser, t }) => {
    await page.goto('/profile?tab=preferences');
    const kept = page.waitForResponse(
      async (response) =>
        response.url().endsWith('/graphql') && (await response.text()).includes('"sidebar":"CONDENSED"'),
    );

    await page.getByRole('radio', { name: t('profile.dark') }).check();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.getByRole('radio', { name: t('profile.condensed') }).check();
    await kept;

    const elsewhere = await openBrowser(person);
    await elsewhere.goto('/profile?tab=preferences');
    await expect(elsewhere.locator('html')).toHaveClass(/dark/);
    await expect(elsewhere.getByRole('radio', { name: t('profile.condensed') })).toBeChecked();
  });

  test('speaks another language at once, mirrored, on the next device too', async ({ page, openBrowser }) => {
    await page.goto('/profile?tab=language');
    const kept = page.waitForResponse(async (response) => (await response.text()).includes('"language":"he"'));

    // Checked only once the words of the language have come.
    await page.getByRole('radio', { name: 'עברית' }).click();

    await expect(page.getByRole('heading', { name: 'הפרופיל שלך' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await kept;
    const elsewhere = await openBrowser(person);
    await elsewhere.goto('/profile');
    await expect(elsewhere.getByRole('heading', { name: 'הפרופיל שלך' })).toBeVisible();
  });

  test('changes its password, which signs all other devices out', async ({ page, world, openBrowser, t }) => {
    const other = await openBrowser({ ...person, ...(await world.signIn(person.handle, person.password)) });
    await other.goto('/stream');
    await expect(other.getByRole('heading', { name: t('timelines.title'), level: 1 })).toBeVisible();
    await page.goto('/profile?tab=password');
    const current = page.getByLabel(t('profile.currentPassword'));
    const password = 'another kettle of walnuts';
    await current.fill('not the one at all');
    await page.getByLabel(t('profile.newPassword'), { exact: true }).fill(password);
    await page.getByLabel(t('profile.repeatPassword')).fill(password);
    const change = page.getByRole('button', { name: t('profile.changePassword') });

    await change.click();
    await expect(current).toHaveAccessibleDescription(t('errors.wrongPassword'));
    await current.fill(person.password);
    await change.click();

    await expect(page.getByText(t('profile.passwordChanged'))).toBeVisible();
    await expect(other).toHaveURL(/\/login$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: t('profile.title') })).toBeVisible();
  });
});

for (const language of ['en', 'he'] as const) {
  test.describe(`a banner (${language})`, () => {
    test.use({ language });

    test('is chosen, cut, shown to others in its place, replaced and removed', async ({
      page,
      world,
      signIn,
      openBrowser,
      t,
    }) => {
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('בת־אל סוף')];
      await signIn(page, ada);
      await page.goto('/profile');
      const editor = page.getByRole('region', { name: t('profile.banner'), exact: true });
      const own = editor.locator('img');
      const height = async () => (await editor.boundingBox())?.height;
      await expect(editor).toBeVisible();
      const before = await height();

      const chosen = page.waitForEvent('filechooser');
      await editor.getByRole('button', { name: t('profile.addBanner') }).click();
      await (await chosen).setFiles(await pond('morning.jpg', 40));
      const dialog = page.getByRole('dialog', { name: t('profile.cropBannerTitle') });
      await dialog.getByRole('application', { name: t('profile.cropStage') }).press('ArrowDown');
      await dialog.getByRole('button', { name: t('profile.useImage') }).click();
      await expect(page.getByText(t('profile.bannerSaved'))).toBeVisible();
      await expect.poll(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_200);
      expect(await height()).toBe(before);
      const first = await own.getAttribute('src');

      const hers = await openBrowser(bea);
      await hers.goto(`/user/${ada.handle}`);
      await expect(hers.locator(`main img[src="${first}"]`)).toBeVisible();

      await chooserOf(page, t('profile.banner')).setInputFiles(await pond('evening.jpg', 260));
      await dialog.getByRole('button', { name: t('profile.useImage') }).click();
      await expect(own).not.toHaveAttribute('src', first ?? '');
      await hers.reload();
      await expect(hers.locator(`main img[src="${await own.getAttribute('src')}"]`)).toBeVisible();

      await editor.getByRole('button', { name: t('profile.removeBanner') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('profile.removeBanner') })
        .click();
      await expect(page.getByText(t('profile.bannerRemoved'))).toBeVisible();
      await expect(own).toHaveCount(0);
    });

    test('that is refused is told, and can be sent again without choosing it again', async ({
      page,
      world,
      signIn,
      t,
    }) => {
      await signIn(page, await world.person('Ada Pond'));
      let isFrozen = true;
      await page.route('**/api/identity/profile-banner', (route) => {
        if (!isFrozen) return route.continue();
        return route.fulfill({
          status: 400,
          json: { succeeded: false, data: null, messages: ['The pond is frozen.'] },
        });
      });
      await page.goto('/profile');

      await chooserOf(page, t('profile.banner')).setInputFiles(await pond('morning.jpg', 40));
      const dialog = page.getByRole('dialog', { name: t('profile.cropBannerTitle') });
      await dialog.getByRole('button', { name: t('profile.useImage') }).click();
      await expect(page.getByText('The pond is frozen.')).toBeVisible();
      await expect(dialog).toBeVisible();

      isFrozen = false;
      await dialog.getByRole('button', { name: t('profile.useImage') }).click();
      await expect(page.getByText(t('profile.bannerSaved'))).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });

    test('of words is refused before anything is sent', async ({ page, world, signIn, t }) => {
      await signIn(page, await world.person('Ada Pond'));
      await page.goto('/profile');

      await chooserOf(page, t('profile.banner')).setInputFiles({
        name: 'words.png',
        mimeType: 'image/png',
        buffer: Buffer.from('words'),
      });

      await expect(page.getByText(t('profile.imageUnreadable'))).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}
