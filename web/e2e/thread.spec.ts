import type { Locator, Page } from '@playwright/test';
import type { Translator } from '../src/i18n/translator';
import { breakOperation } from './support/failures';
import { choose, expectToast, nodButton, quackWith } from './support/quacks';
import { untilKeysWork } from './support/sights/sight';
import { expect, test } from './support/test';
import { replyWords, threadWords } from './support/page-words';

/** Where the page's own quack is answered. */
const replyBox = (page: Page | Locator, t: Translator, name: string) =>
  page.getByRole('form', { name: replyWords(t)('formLabel', { name }) });

const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? NaN;

for (const language of ['en', 'he'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('two people talk in a thread, and neither is moved while reading', async ({
      page: ada,
      openBrowser,
      signIn,
      world,
      t,
    }) => {
      const [self, other] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      const word = world.unique('thread');
      const root = await world.quack(self, `${word} root.`);
      const above = await world.reply(other, root, `${word} above.`);
      const focus = await world.reply(self, above, `${word} focus.`);
      const first = await world.reply(other, focus, `${word} first answer.`);
      await signIn(ada, self);
      const bea = await openBrowser(other);

      await test.step('an address opens at its quack, with what it answers above', async () => {
        await bea.goto(`/post/${focus.id}`);
        await expect(quackWith(bea, first.content)).toBeVisible();
        const header = await bea.getByRole('main').locator('header').first().boundingBox();
        await expect(async () => {
          expect(Math.abs((await topOf(quackWith(bea, focus.content))) - (header?.height ?? 0))).toBeLessThan(12);
        }).toPass();
        await expect(quackWith(bea, root.content)).not.toBeInViewport();
        // With the unread notification of the answer in front.
        await expect(bea).toHaveTitle(new RegExp(`Ada Pond: .${focus.content}. - Mallard$`));
        await ada.goto(`/post/${focus.id}`);
        await expect(quackWith(ada, first.content)).toBeVisible();
      });

      const reply = `${word} from Bea, עם עברית.`;
      await test.step('an answer is counted once and stands there for both, at once and live', async () => {
        const before = await topOf(quackWith(ada, focus.content));
        const box = replyBox(bea, t, 'Ada Pond');
        await box.getByRole('textbox', { name: replyWords(t)('placeholder') }).fill(reply);
        await box.getByRole('button', { name: replyWords(t)('send'), exact: true }).click();
        await expectToast(bea, replyWords(t)('posted'));
        await expect(quackWith(bea, reply)).toHaveCount(1);
        await expect(quackWith(ada, reply)).toHaveCount(1);
        for (const page of [ada, bea]) {
          await expect(
            quackWith(page, focus.content).getByText(t('posts.replies', { count: 2 }), { exact: true }),
          ).toBeVisible();
        }
        await expect.poll(() => topOf(quackWith(ada, focus.content))).toBe(before);
      });

      const deeper = `${word} and back.`;
      await test.step('an answer to an answer is written without a pointer', async () => {
        await untilKeysWork(ada, t);
        await expect(async () => {
          await ada.keyboard.press('j');
          await expect(quackWith(ada, reply)).toBeFocused({ timeout: 200 });
        }).toPass();
        await ada.keyboard.press('r');
        const dialog = ada.getByRole('dialog', { name: replyWords(t)('title') });
        await expect(dialog.getByRole('textbox')).toBeFocused();
        await ada.keyboard.type(deeper);
        await ada.keyboard.press('Control+Enter');
        await expect(dialog).toHaveCount(0);
        await expect(quackWith(ada, reply)).toBeFocused();
        await expect(quackWith(ada, deeper)).toBeVisible();
        await expect(quackWith(bea, deeper)).toBeVisible();
      });

      await test.step('a deleted answer keeps its place where something answers it', async () => {
        await choose(quackWith(bea, reply), t, 'posts.delete');
        await bea
          .getByRole('alertdialog')
          .getByRole('button', { name: t('posts.delete'), exact: true })
          .click();
        await expectToast(bea, t('posts.deleted'));
        await expect(bea.getByText(threadWords(t)('deleted'))).toBeVisible();
        await expect(quackWith(bea, deeper)).toBeVisible();
        await expect(
          quackWith(bea, focus.content).getByText(t('posts.replies', { count: 1 }), { exact: true }),
        ).toBeVisible();
        await ada.reload();
        await expect(ada.getByText(threadWords(t)('deleted'))).toBeVisible();
        await expect(quackWith(ada, deeper)).toBeVisible();
      });

      await test.step('who nodded is one press away', async () => {
        await nodButton(quackWith(bea, focus.content), t, 0).click();
        await expectToast(bea, t('nods.given'));
        await quackWith(bea, focus.content)
          .getByRole('link', { name: t('nods.count', { count: 1 }) })
          .click();
        const dialog = bea.getByRole('dialog', { name: threadWords(t)('noddedBy') });
        await expect(dialog.getByRole('link', { name: other.handle })).toBeVisible();
        await bea.goBack();
        await expect(dialog).toHaveCount(0);
      });
    });
  });
}

test('a thread goes on below what is shown, and Back finds the place that was left without asking', async ({
  page,
  signIn,
  world,
  t,
}) => {
  const ada = await world.person('Ada Pond');
  const word = world.unique('deep');
  const root = await world.quack(ada, `${word} level 0.`);
  let last = root;
  for (const level of [1, 2, 3, 4]) last = await world.reply(ada, last, `${word} level ${level}.`);
  for (let each = 1; each <= 8; each += 1) await world.reply(ada, root, `${word} beside ${each}.\n\nMore.`);
  await signIn(page, ada);
  const asked: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('"operationName":"Thread"') && body.includes(root.id)) asked.push(body);
  });
  await page.goto('/my-pins');
  await page.goto(`/post/${root.id}`);
  await expect(quackWith(page, `${word} level 3.`)).toBeVisible();
  await expect(quackWith(page, `${word} level 4.`)).toHaveCount(0);
  const more = page.getByRole('link', { name: threadWords(t)('moreOf', { name: 'Ada Pond' }) });
  await more.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 150);
  await expect(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)).toPass();
  const before = await topOf(more);
  // Once for the thread, and once for what came while the live connection was made.
  await expect.poll(() => asked.length).toBe(2);

  await more.click();
  await expect(quackWith(page, `${word} level 4.`)).toBeVisible();
  await expect(quackWith(page, `${word} level 3.`)).toBeInViewport();
  await page.goBack();

  await expect(more).toBeInViewport();
  await expect(async () => expect(Math.abs((await topOf(more)) - before)).toBeLessThan(4)).toPass();
  expect(asked).toHaveLength(2);
});

test('an unsent answer is kept for its quack, in the dialog and on the page, and in both tabs', async ({
  page,
  signIn,
  world,
  t,
}) => {
  const ada = await world.person('Ada Pond');
  const word = world.unique('draft');
  const quack = await world.quack(ada, word);
  await signIn(page, ada);
  const other = await page.context().newPage();
  await page.goto(`/user/${ada.handle}`);
  await other.goto(`/post/${quack.id}`);
  await expect(replyBox(other, t, 'Ada Pond')).toBeVisible();
  await quackWith(page, word)
    .getByRole('button', { name: t('posts.reply') })
    .click();
  const dialog = page.getByRole('dialog', { name: replyWords(t)('title') });
  await dialog.getByRole('textbox').fill('Half an answer');
  await expect(replyBox(other, t, 'Ada Pond').getByRole('textbox')).toHaveValue('Half an answer');
  await page.keyboard.press('Escape');
  await expect(quackWith(page, word).getByRole('button', { name: t('posts.reply') })).toBeFocused();

  await quackWith(page, word).getByText(word).click();
  await expect(page).toHaveURL(`/post/${quack.id}`);
  const box = replyBox(page, t, 'Ada Pond');
  await expect(box.getByRole('textbox')).toHaveValue('Half an answer');
  await box.getByRole('button', { name: replyWords(t)('send'), exact: true }).click();

  await expectToast(page, replyWords(t)('posted'));
  await expect(replyBox(other, t, 'Ada Pond').getByRole('textbox')).toHaveValue('');
  await expect(quackWith(other, 'Half an answer')).toHaveCount(1);
});

test('a quack without replies fits onto a phone', async ({ page, world, t }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const quack = await world.quack(await world.person('Ada Pond'), world.unique('alone'));
  await page.goto(`/post/${quack.id}`);
  await expect(page.getByText(threadWords(t)('noReplies'))).toBeVisible();

  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
});

test('a thread says what is wrong: nothing there, for signed-in people only, not loaded', async ({
  page,
  signIn,
  world,
  t,
}) => {
  const words = threadWords(t);
  const ada = await world.person('Ada Pond');
  const quack = await world.quack(ada, world.unique('hidden'));
  await page.goto('/post/not-an-id');
  await expect(page.getByRole('heading', { name: words('gone') })).toBeVisible();
  await world.updateProfile(ada, { requiresLogin: true });
  await page.goto(`/post/${quack.id}`);
  await expect(page.getByText(words('goneVisitorText'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('profiles.signIn') })
    .click();
  await expect(page).toHaveURL('/login');

  await signIn(page, ada);
  const mend = await breakOperation(page, 'Thread');
  await page.goto(`/post/${quack.id}`);
  const card = page.getByRole('alert').filter({ hasText: words('failed') });
  await expect(card).toContainText(t('errors.network'));
  mend();
  await card.getByRole('button', { name: t('states.retry') }).click();
  await expect(quackWith(page, quack.content)).toBeVisible();
  await choose(quackWith(page, quack.content), t, 'posts.delete');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('posts.delete'), exact: true })
    .click();

  await expect(page).toHaveURL('/stream');
  await expect(quackWith(page, quack.content)).toHaveCount(0);
});

for (const language of ['en', 'he'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a quack of a deleted account is by nobody, in the words of its reader, and leads to no profile', async ({
      page,
      signIn,
      world,
      t,
    }) => {
      const [gone, reader, root] = [await world.person('Ada Pond'), await world.person('Bea Reed'), await world.root()];
      const quack = await world.quack(gone, `${world.unique('left')} behind.`);
      const KEEP = 'mutation($id: ID!) { deleteManagedUser(id: $id, content: KEEP) { deletedId } }';
      await world.graphql(KEEP, { id: gone.id }, root);
      await signIn(page, reader);

      await page.goto(`/post/${quack.id}`);

      const card = quackWith(page, quack.content);
      await expect(card.getByText(t('profiles.deletedAccount'), { exact: true })).toBeVisible();
      await expect(page).toHaveTitle(
        `${t('profiles.deletedAccount')}: ${language === 'en' ? '“' : '”'}${quack.content}${language === 'en' ? '”' : '“'} - Mallard`,
      );
      await expect(card.getByText('deleted_')).toHaveCount(0);
      await expect(card.locator('a[href^="/user/"]')).toHaveCount(0);
    });
  });
}
