import type { Page } from '@playwright/test';
import type { Translator } from '../src/i18n/translator';
import { followMail, logOut, newcomer, type Newcomer, register, signInByForm } from './support/entrance';
import { choose, composerOf, expectToast, nodButton, publish, quackWith, showNew, write } from './support/quacks';
import { expect, test } from './support/test';
import { frontDoorMessages } from './support/messages';
import { expectAccessible } from './support/axe';
import { composerMessages, editMessages, entranceMessages, firstRunMessages } from './support/page-messages';

/** From a browser that knows nothing to the stream of a verified person. */
async function moveIn(page: Page, t: Translator, who: Newcomer): Promise<void> {
  const entrance = entranceMessages(t);
  await register(page, t, who);
  await followMail(page, who.email);
  await expect(page.getByRole('heading', { name: entrance('verifiedTitle') })).toBeVisible();
  await expect(page.getByLabel(entrance('login'), { exact: true })).toHaveValue(who.email);
  await signInByForm(page, t, who.handle, who.password);
  await expect(page).toHaveURL('/welcome');
  // The stream is below the first screens.
  await expect(page.getByRole('button', { name: firstRunMessages(t)('skip') })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/stream');
  await expect(page).toHaveTitle(`${t('timelines.title')} - Mallard`);
}

async function follow(page: Page, t: Translator, who: Newcomer, how: 'followPerson' | 'followPersonBack') {
  await page.goto(`/user/${who.handle}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t(`follows.${how}`, { name: who.displayName }) })
    .click();
  await expectToast(page, t('follows.followed'));
}

for (const language of ['en', 'he'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('two people register, follow each other, and see what the other writes arrive', async ({
      page: ada,
      openBrowser,
      t,
      world,
    }) => {
      test.setTimeout(120_000);
      const bea = await openBrowser();
      const names = language === 'he' ? ['עדה אגם', 'בת־ים כץ'] : ['Ada Pond', 'Bea Reed'];
      const adaSelf = newcomer(world.unique('ada_'), names[0]!);
      const beaSelf = newcomer(world.unique('bea_'), names[1]!);

      await test.step('both move in, by the mail that came', async () => {
        await moveIn(ada, t, adaSelf);
        await moveIn(bea, t, beaSelf);
        const [mail] = await world.mailbox.mails(adaSelf.email);
        expect(mail?.language).toBe(language);
        await expect(ada.locator('html')).toHaveAttribute('dir', language === 'he' ? 'rtl' : 'ltr');
        await expect(ada.locator('html')).toHaveAttribute('lang', language);
      });

      await test.step('they follow each other', async () => {
        await follow(ada, t, beaSelf, 'followPerson');
        await follow(bea, t, adaSelf, 'followPersonBack');
        await expect(bea.getByText(t('profiles.followsYou'))).toBeVisible();
        for (const each of [ada, bea]) {
          await each.goto('/stream');
          // Until the list is there, a new quack is a part of it and no news.
          await expect(each.getByRole('heading', { name: t('timelines.emptyFollowing') })).toBeVisible();
        }
      });

      const word = world.unique('reed');
      const words = `בוקר טוב, pond ${word} 🦆👩‍👩‍👧`;
      const content = `${words} @${beaSelf.handle} #pondlife #אֲגַם https://example.com/${word}?q=1`;
      const first = { ada: quackWith(ada, word), bea: quackWith(bea, word) };

      await test.step('Ada writes, and Bea sees it arrive', async () => {
        await publish(ada, t, content);
        await expect(first.ada).toBeVisible();
        await showNew(bea, t, 1);
        await expect(first.bea).toContainText(words);
      });

      await test.step('its mention, hashtags and link are alive', async () => {
        await expect(first.bea.getByRole('link', { name: `@${beaSelf.handle}` })).toHaveAttribute(
          'href',
          `/user/${beaSelf.handle}`,
        );
        await expect(first.bea.getByText('#pondlife', { exact: true })).toBeVisible();
        await expect(first.bea.getByText('#אֲגַם', { exact: true })).toBeVisible();
        await expect(first.bea.getByRole('link', { name: `example.com/${word}` })).toHaveAttribute(
          'href',
          `https://example.com/${word}?q=1`,
        );
      });

      await test.step('Bea gives it a nod, which Ada finds there', async () => {
        await nodButton(first.bea, t, 0).click();
        await expectToast(bea, t('nods.given'));
        await expect(nodButton(first.bea, t, 1)).toHaveAttribute('aria-pressed', 'true');
        await ada.reload();
        await expect(nodButton(first.ada, t, 1)).toHaveAttribute('aria-pressed', 'false');
        await nodButton(first.bea, t, 1).click();
        await expectToast(bea, t('nods.removed'));
        await expect(nodButton(first.bea, t, 0)).toHaveAttribute('aria-pressed', 'false');
      });

      const answer = world.unique('lily');
      await test.step('Bea writes, and Ada sees it arrive', async () => {
        await publish(bea, t, `${answer} — גם לך 💚`);
        await showNew(ada, t, 1);
        await expect(quackWith(ada, answer)).toContainText('גם לך 💚');
      });

      const edited = world.unique('edited');
      await test.step('Ada edits her quack, and Bea sees the mark', async () => {
        await choose(first.ada, t, 'posts.edit');
        const dialog = ada.getByRole('dialog', { name: composerMessages(t)('editTitle') });
        await write(composerOf(dialog, t), t, edited);
        await dialog.getByRole('button', { name: composerMessages(t)('save'), exact: true }).click();
        await expectToast(ada, composerMessages(t)('updated'));
        await expect(quackWith(ada, edited).getByText(t('posts.edited'), { exact: true })).toBeVisible();
        await bea.reload();
        await quackWith(bea, edited)
          .getByRole('button', { name: t('posts.edited'), exact: true })
          .click();
        const history = bea.getByRole('dialog', { name: editMessages(t)('title') });
        await expect(history.locator('ins')).toContainText([edited]);
        await expect(history.locator('del').first()).toBeVisible();
        await expectAccessible(bea);
        await bea.keyboard.press('Escape');
        await expect(first.bea).toHaveCount(0);
      });

      await test.step('nobody can change what is not theirs', async () => {
        await quackWith(bea, edited)
          .getByRole('button', { name: t('posts.more'), exact: true })
          .click();
        await expect(bea.getByRole('menuitem', { name: t('posts.copyLink') })).toBeVisible();
        await expect(bea.getByRole('menuitem', { name: t('posts.delete') })).toHaveCount(0);
        await bea.keyboard.press('Escape');
      });

      await test.step('Ada deletes it, and it is gone for both', async () => {
        await choose(quackWith(ada, edited), t, 'posts.delete');
        const question = ada.getByRole('alertdialog', { name: t('posts.deleteTitle') });
        await question.getByRole('button', { name: t('posts.delete'), exact: true }).click();
        await expectToast(ada, t('posts.deleted'));
        await expect(quackWith(ada, edited)).toHaveCount(0);
        await bea.reload();
        await expect(quackWith(bea, answer)).toBeVisible();
        await expect(quackWith(bea, edited)).toHaveCount(0);
      });

      await test.step('both log out', async () => {
        await logOut(ada, t, adaSelf.displayName);
        await logOut(bea, t, beaSelf.displayName);
        for (const page of [ada, bea]) {
          await expect(
            page.getByRole('heading', { level: 1, name: frontDoorMessages(language)('heading') }),
          ).toBeVisible();
          await expect(page).toHaveURL('/');
          await expect.poll(() => page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
          await page.goto('/stream');
          await expect(page).toHaveURL('/login');
        }
      });
    });
  });
}
