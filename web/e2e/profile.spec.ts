import type { Page } from '@playwright/test';
import type { Section } from '../src/features/account/settings/sections';
import type { Translator } from '../src/i18n/translator';
import { answerWith } from './support/answers';
import { logOut, signInByForm } from './support/entrance';
import { mainly } from './support/languages';
import { pond } from './support/pictures';
import { goTo, goToSettings, openSection } from './support/sidebar';
import { expect, test } from './support/test';
import { appearanceMessages, frontDoorMessages } from './support/messages';
import type { Person } from './support/world';
import { deviceMessages, passwordMessages, pictureMessages, settingsMessages } from './support/page-messages';

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

/** Presses Escape as soon as a dialog opens, before anything else runs. */
const escapeAtOnce = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          const dialog = document.querySelector('dialog[open]');
          if (!dialog) return;
          observer.disconnect();
          dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
          resolve();
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );

test.describe('a profile', () => {
  let person: Person;

  test.beforeEach(async ({ world, page, signIn }) => {
    person = await world.person('Ada Pond');
    await signIn(page, person);
  });

  for (const language of mainly('he')) {
    test.describe(`in ${language}`, () => {
      test.use({ language });

      test('is kept, and what does not fit is told at its field', { tag: '@nightly' }, async ({ page, t }) => {
        const settings = settingsMessages(t);
        await page.goto('/profile');
        await page.getByLabel(settings('displayName'), { exact: true }).fill('Ada עדה');
        await field(page, t, settings('website')).fill('example.com/ada');
        const bio = field(page, t, settings('bio'));
        await bio.fill('🦆'.repeat(301));
        const save = page.getByRole('button', { name: settings('save'), exact: true });

        await save.click();
        await expect(bio).toBeFocused();
        await expect(bio).toHaveAttribute('aria-invalid', 'true');

        await bio.fill('Notes on engines');
        await save.click();
        await expect(page.getByText(settings('saved'))).toBeVisible();
        await page.reload();
        await expect(field(page, t, settings('website'))).toHaveValue('https://example.com/ada');
        await expect(page.getByRole('banner')).toContainText('Ada עדה');
      });

      test(
        'keeps what was changed and not saved while its author looks elsewhere',
        { tag: '@nightly' },
        async ({ page, t }) => {
          const settings = settingsMessages(t);
          const notice = page.getByText(settings('unsaved'), { exact: true });
          const bio = field(page, t, settings('bio'));
          const name = page.getByLabel(settings('displayName'), { exact: true });
          const leaveAndReturn = async () => {
            await goTo(page, t, 'explore');
            await expect(name).toHaveCount(0);
            await goToSettings(page, t, 'Ada Pond');
            await expect(name).toBeVisible();
          };
          await page.goto('/profile');
          await bio.fill('Half a thought');
          await expect(notice).toHaveCount(0);

          await leaveAndReturn();
          await expect(bio).toHaveValue('Half a thought');
          await expect(notice).toBeVisible();
          await page.getByRole('button', { name: settings('discard') }).press('Enter');
          await expect(notice).toHaveCount(0);
          await expect(bio).toHaveValue('');
          await expect(name).toBeFocused();
          await leaveAndReturn();
          await expect(bio).toHaveValue('');
          await expect(notice).toHaveCount(0);

          await field(page, t, settings('website')).fill('example.com/ada');
          await leaveAndReturn();
          await expect(notice).toBeVisible();
          await page.getByRole('button', { name: settings('save'), exact: true }).click();
          await expect(page.getByText(settings('saved'))).toBeVisible();
          await expect(notice).toHaveCount(0);
          await leaveAndReturn();
          await expect(field(page, t, settings('website'))).toHaveValue('https://example.com/ada');
          await expect(notice).toHaveCount(0);
        },
      );

      test(
        'shows nothing of what was not saved once somebody logged out',
        { tag: '@nightly' },
        async ({ page, world, t }) => {
          const settings = settingsMessages(t);
          const bea = await world.person('Bea Reed');
          const bio = field(page, t, settings('bio'));
          const signInAs = async (somebody: Person) => {
            await page
              .getByRole('link', { name: frontDoorMessages(language)('signIn'), exact: true })
              .first()
              .click();
            await signInByForm(page, t, somebody.handle, somebody.password);
            await goToSettings(page, t, somebody.displayName);
          };
          await page.goto('/profile');
          await bio.fill('Nobody else’s business');
          await logOut(page, t, 'Ada Pond');

          await signInAs(bea);
          await expect(page.getByLabel(settings('displayName'), { exact: true })).toHaveValue('Bea Reed');
          await expect(bio).toHaveValue('');
          await expect(page.getByText(settings('unsaved'), { exact: true })).toHaveCount(0);
          await logOut(page, t, 'Bea Reed');
          await signInAs(person);
          await expect(page.getByLabel(settings('displayName'), { exact: true })).toHaveValue('Ada Pond');
          await expect(bio).toHaveValue('');
        },
      );

      test(
        'has an address for each of its sections, and keeps what was typed into another',
        { tag: '@nightly' },
        async ({ page, t }) => {
          const settings = settingsMessages(t);
          const open = async (section: Section) => {
            await openSection(page, settings(section));
            await expect(page).toHaveURL(`/profile?section=${section}`);
            await expect(page.getByRole('link', { name: settings(section), exact: true })).toHaveAttribute(
              'aria-current',
              'page',
            );
          };
          await page.goto('/profile?tab=password');
          await page.getByLabel(settings('currentPassword')).fill('half typed');

          await open('sessions');
          await expect(page.getByText(deviceMessages(t)('thisDevice'), { exact: true })).toBeVisible();
          await open('content');
          await expect(page.getByRole('radio', { name: language === 'he' ? 'עברית' : 'English' })).toBeChecked();
          await open('appearance');
          await page.getByRole('radio', { name: appearanceMessages(language)('dark'), exact: true }).check();
          await expect(page.locator('html')).toHaveClass(/dark/);
          await open('data');
          await expect(page.getByRole('link', { name: settings('dataPrivacy') })).toBeVisible();
          await open('account');
          await expect(page.getByLabel(settings('displayName'), { exact: true })).toHaveValue('Ada Pond');
          await page.getByRole('button', { name: settings('passwordChange') }).click();

          await expect(page.getByLabel(settings('currentPassword'))).toHaveValue('half typed');
        },
      );

      test('has a list of sections on a phone, and the way back to it', { tag: '@nightly' }, async ({ page, t }) => {
        const settings = settingsMessages(t);
        await page.setViewportSize({ width: 390, height: 780 });
        await page.goto('/profile');
        const privacy = page.getByRole('main').getByRole('link', { name: settings('privacy') });

        await privacy.click();

        await expect(page.getByRole('heading', { name: settings('privacy'), level: 1 })).toBeVisible();
        await expect(page.getByRole('region', { name: settings('privacy') })).toBeFocused();
        await expect(privacy).toHaveCount(0);
        await page.getByRole('button', { name: t('shell.back') }).click();
        await expect(page.getByRole('heading', { name: settings('title'), level: 1 })).toBeVisible();
        await expect(privacy).toBeFocused();
      });

      test('is edited over the profile too, and keeps what was not saved', { tag: '@nightly' }, async ({ page, t }) => {
        const settings = settingsMessages(t);
        await page.goto(`/user/${person.handle}`);
        const dialog = page.getByRole('dialog', { name: settings('editTitle') });
        const edit = page.getByRole('link', { name: t('profiles.edit') });
        await edit.click();
        await dialog.getByLabel(`${settings('bio')} (${t('states.optional')})`).fill('Notes on engines');

        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(page).toHaveURL(`/user/${person.handle}`);
        await edit.click();
        await expect(dialog.getByText(settings('unsaved'), { exact: true })).toBeVisible();
        await dialog.getByRole('button', { name: settings('save'), exact: true }).click();

        await expect(page.getByText(settings('saved'))).toBeVisible();
        await expect(dialog).toHaveCount(0);
        await expect(page.getByRole('main')).toContainText('Notes on engines');
      });

      test('hides its quacks from visitors by a switch', { tag: '@nightly' }, async ({ page, openBrowser, t }) => {
        const settings = settingsMessages(t);
        await page.goto('/profile?section=privacy');
        const kept = answerWith(page, '"requiresLogin":true');

        await page.getByRole('switch', { name: settings('requiresLogin') }).click();
        await kept;

        const visitor = await openBrowser();
        await visitor.goto(`/user/${person.handle}`);
        await expect(
          visitor.getByRole('heading', { name: t('profiles.hidden', { name: person.displayName }) }),
        ).toBeVisible();
      });
    });
  }

  test('takes a picture, cut square, and lets it go', { tag: '@nightly' }, async ({ page, t }) => {
    await page.goto('/profile');
    const chooser = chooserOf(page, pictureMessages(t)('image'));
    const picture = page.getByRole('banner').locator('img');

    await chooser.setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('words') });
    await expect(page.getByText(pictureMessages(t)('imageUnreadable'))).toBeVisible();

    await chooser.setInputFiles({
      name: 'pond.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await landscape(page), 'base64'),
    });
    await page.getByRole('application', { name: pictureMessages(t)('cropStage') }).press('ArrowRight');
    await page.getByLabel(pictureMessages(t)('zoom')).fill('2');
    await page.getByRole('button', { name: pictureMessages(t)('useImage') }).click();
    await expect(page.getByText(pictureMessages(t)('imageSaved'))).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await page.getByRole('button', { name: pictureMessages(t)('removeImage') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: pictureMessages(t)('removeImage') })
      .click();
    await expect(page.getByText(pictureMessages(t)('imageRemoved'))).toBeVisible();
    await expect(picture).toHaveCount(0);
  });

  test(
    'stays where the choice of a part is given up before the picture is drawn',
    { tag: '@nightly' },
    async ({ page, t }) => {
      const settings = settingsMessages(t);
      await page.goto('/profile');
      const chooser = chooserOf(page, pictureMessages(t)('image'));
      const stage = page.getByRole('application', { name: pictureMessages(t)('cropStage') });
      await chooser.setInputFiles(await pond('morning.jpg', 40));
      await expect(stage).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(stage).toHaveCount(0);

      const escaped = escapeAtOnce(page);
      await chooser.setInputFiles(await pond('evening.jpg', 260));
      await escaped;

      await expect(stage).toHaveCount(0);
      await expect(page.getByRole('heading', { name: settings('title'), level: 1 })).toBeVisible();
      await chooser.setInputFiles(await pond('night.jpg', 300));
      await page.getByRole('button', { name: pictureMessages(t)('useImage') }).click();
      await expect(page.getByText(pictureMessages(t)('imageSaved'))).toBeVisible();
    },
  );

  test('carries its preferences to the next device', { tag: '@nightly' }, async ({ page, openBrowser }) => {
    const looks = appearanceMessages('en');
    await page.goto('/profile?section=appearance');
    // Two choices are two requests; the answer to the later one has both.
    const kept = answerWith(page, '"sidebar":"CONDENSED"', '"theme":"DARK"');

    await page.getByRole('radio', { name: looks('dark'), exact: true }).check();
    await expect(page.locator('html')).toHaveClass(/dark/);
    // The choice goes through the cache, which tells the page in a task of its own.
    const condensed = page.getByRole('radio', { name: looks('condensed') });
    await condensed.click();
    await expect(condensed).toBeChecked();
    await kept;

    const elsewhere = await openBrowser(person);
    await elsewhere.goto('/theme-switcher');
    await expect(elsewhere.locator('html')).toHaveClass(/dark/);
    await expect(elsewhere.getByRole('radio', { name: looks('condensed') })).toBeChecked();
  });

  test('speaks another language at once, mirrored, on the next device too', async ({ page, openBrowser }) => {
    await page.goto('/profile?tab=language');
    const kept = answerWith(page, '"language":"he"');

    // Checked only once the words of the language have come.
    await page.getByRole('radio', { name: 'עברית' }).click();

    await expect(page.getByRole('heading', { name: 'הגדרות', level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await kept;
    const elsewhere = await openBrowser(person);
    await elsewhere.goto('/profile');
    await expect(elsewhere.getByRole('heading', { name: 'הגדרות', level: 1 })).toBeVisible();
  });

  test(
    'changes its password, which signs all other devices out',
    { tag: '@nightly' },
    async ({ page, world, openBrowser, t }) => {
      const passwords = passwordMessages(t);
      const settings = settingsMessages(t);
      const other = await openBrowser({ ...person, ...(await world.signIn(person.handle, person.password)) });
      await other.goto('/stream');
      await expect(other.getByRole('heading', { name: t('timelines.title'), level: 1 })).toBeVisible();
      await page.goto('/profile?tab=password');
      const current = page.getByLabel(settings('currentPassword'));
      const password = 'another kettle of walnuts';
      await current.fill('not the one at all');
      await page.getByLabel(passwords('newPassword'), { exact: true }).fill(password);
      await page.getByLabel(passwords('repeatPassword')).fill(password);
      const change = page
        .getByRole('main')
        .locator('form')
        .getByRole('button', { name: settings('passwordChange') });

      await change.click();
      await expect(current).toHaveAccessibleDescription(t('errors.wrongPassword'));
      await current.fill(person.password);
      await change.click();

      await expect(page.getByText(settings('passwordChanged'))).toBeVisible();
      await expect(other).toHaveURL(/\/login$/);
      await page.reload();
      await expect(page.getByRole('heading', { name: settings('title') })).toBeVisible();
    },
  );
});

for (const language of mainly('en')) {
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
      const editor = page.getByRole('region', { name: pictureMessages(t)('banner'), exact: true });
      const own = editor.locator('img');
      const height = async () => (await editor.boundingBox())?.height;
      await expect(editor).toBeVisible();
      const before = await height();

      const chosen = page.waitForEvent('filechooser');
      await editor.getByRole('button', { name: pictureMessages(t)('addBanner') }).click();
      await (await chosen).setFiles(await pond('morning.jpg', 40));
      const dialog = page.getByRole('dialog', { name: pictureMessages(t)('cropBannerTitle') });
      await dialog.getByRole('application', { name: pictureMessages(t)('cropStage') }).press('ArrowDown');
      await dialog.getByRole('button', { name: pictureMessages(t)('useImage') }).click();
      await expect(page.getByText(pictureMessages(t)('bannerSaved'))).toBeVisible();
      await expect.poll(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_200);
      expect(await height()).toBe(before);
      const first = await own.getAttribute('src');

      const hers = await openBrowser(bea);
      await hers.goto(`/user/${ada.handle}`);
      await expect(hers.locator(`main img[src="${first}"]`)).toBeVisible();

      await chooserOf(page, pictureMessages(t)('banner')).setInputFiles(await pond('evening.jpg', 260));
      await dialog.getByRole('button', { name: pictureMessages(t)('useImage') }).click();
      await expect(own).not.toHaveAttribute('src', first ?? '');
      await hers.reload();
      await expect(hers.locator(`main img[src="${await own.getAttribute('src')}"]`)).toBeVisible();

      await editor.getByRole('button', { name: pictureMessages(t)('removeBanner') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: pictureMessages(t)('removeBanner') })
        .click();
      await expect(page.getByText(pictureMessages(t)('bannerRemoved'))).toBeVisible();
      await expect(own).toHaveCount(0);
    });

    test(
      'that is refused is told, and can be sent again without choosing it again',
      { tag: '@nightly' },
      async ({ page, world, signIn, t }) => {
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

        await chooserOf(page, pictureMessages(t)('banner')).setInputFiles(await pond('morning.jpg', 40));
        const dialog = page.getByRole('dialog', { name: pictureMessages(t)('cropBannerTitle') });
        await dialog.getByRole('button', { name: pictureMessages(t)('useImage') }).click();
        await expect(page.getByText('The pond is frozen.')).toBeVisible();
        await expect(dialog).toBeVisible();

        isFrozen = false;
        await dialog.getByRole('button', { name: pictureMessages(t)('useImage') }).click();
        await expect(page.getByText(pictureMessages(t)('bannerSaved'))).toBeVisible();
        await expect(dialog).toHaveCount(0);
      },
    );

    test('of words is refused before anything is sent', { tag: '@nightly' }, async ({ page, world, signIn, t }) => {
      await signIn(page, await world.person('Ada Pond'));
      await page.goto('/profile');

      await chooserOf(page, pictureMessages(t)('banner')).setInputFiles({
        name: 'words.png',
        mimeType: 'image/png',
        buffer: Buffer.from('words'),
      });

      await expect(page.getByText(pictureMessages(t)('imageUnreadable'))).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}
