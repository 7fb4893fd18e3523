import type { Locator, Page } from '@playwright/test';
import type { Translator } from '../src/i18n/translator';
import { breakOperation } from './support/failures';
import { mainly } from './support/languages';
import { choose, expectToast, nodButton, quackWith } from './support/quacks';
import { untilKeysWork } from './support/page-states/page-state';
import { expect, test } from './support/test';
import { entranceMessages, replyMessages, threadMessages, userMessages } from './support/page-messages';

/** Where the page's own quack is answered. */
const replyBox = (page: Page | Locator, t: Translator, name: string) =>
  page.getByRole('form', { name: replyMessages(t)('formLabel', { name }) });

const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? NaN;

for (const language of mainly('en')) {
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
        await box.getByRole('textbox', { name: replyMessages(t)('placeholder') }).fill(reply);
        await box.getByRole('button', { name: replyMessages(t)('send'), exact: true }).click();
        await expectToast(bea, replyMessages(t)('posted'));
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
        const dialog = ada.getByRole('dialog', { name: replyMessages(t)('title') });
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
        await expect(bea.getByText(threadMessages(t)('deleted'))).toBeVisible();
        await expect(quackWith(bea, deeper)).toBeVisible();
        await expect(
          quackWith(bea, focus.content).getByText(t('posts.replies', { count: 1 }), { exact: true }),
        ).toBeVisible();
        await ada.reload();
        await expect(ada.getByText(threadMessages(t)('deleted'))).toBeVisible();
        await expect(quackWith(ada, deeper)).toBeVisible();
      });

      await test.step('who nodded is one press away', async () => {
        await nodButton(quackWith(bea, focus.content), t, 0).click();
        await expectToast(bea, t('nods.given'));
        await quackWith(bea, focus.content)
          .getByRole('link', { name: t('nods.count', { count: 1 }) })
          .click();
        const dialog = bea.getByRole('dialog', { name: threadMessages(t)('noddedBy') });
        await expect(dialog.getByRole('link', { name: other.handle })).toBeVisible();
        await bea.goBack();
        await expect(dialog).toHaveCount(0);
      });
    });
  });
}

const leftOf = async (locator: Locator) => (await locator.boundingBox())?.x ?? NaN;

test('a dialogue of fifteen replies is read in one column of one page, by keyboard, and Back finds it as it was left', async ({
  page,
  signIn,
  world,
  t,
}) => {
  const words = threadMessages(t);
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  const word = world.unique('deep');
  const line = (level: number) => quackWith(page, `${word} level ${level}.`);
  const root = await world.quack(ada, `${word} level 0.`);
  let last = root;
  for (let level = 1; level <= 15; level += 1)
    last = await world.reply(level % 2 ? bea : ada, last, `${word} level ${level}.`);
  for (let each = 1; each <= 4; each += 1) await world.reply(bea, root, `${word} beside ${each}.`);
  await signIn(page, ada);
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /"operationName":"(Thread|Branch|NewReplies)"/.exec(request.postData() ?? '') ?? [];
    if (name) asked.push(name);
  });
  await page.goto(`/post/${root.id}`);
  await expect(line(3)).toBeVisible();
  await expect(line(4)).toHaveCount(0);
  // Once for the thread, and then for what came while the live connection was made.
  await expect.poll(() => asked).toEqual(['Thread', 'NewReplies']);

  await test.step('the rest is loaded below, where the focus goes', async () => {
    const more = (name: string) =>
      page.getByRole('button', { name: words('moreOf', { label: words('counted', { count: 1 }), name }) });
    await more('Bea Reed').focus();
    const before = await topOf(line(3));
    await page.keyboard.press('Enter');
    await expect(line(4)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: words('loaded', { count: 10 }) })).toBeAttached();
    expect(await topOf(line(3))).toBe(before);
    await expect(line(13)).toHaveCount(1);
    await more('Bea Reed').focus();
    await page.keyboard.press('Enter');
    await expect(line(14)).toBeFocused();
    await expect(line(15)).toBeVisible();
    await expect(page).toHaveURL(`/post/${root.id}`);
    for (const level of [2, 3, 8, 15]) expect(await leftOf(line(level))).toBe(await leftOf(line(1)));
  });

  await test.step('a branch says how many replies it hides, before and after', async () => {
    const named = (label: string) => page.getByRole('button', { name: words('moreOf', { label, name: 'Bea Reed' }) });
    const inner = named(words('collapse', { count: 12 }));
    await inner.press('Enter');
    await expect(line(4)).toHaveCount(0);
    await expect(named(words('expand', { count: 12 }))).toBeFocused();
    await named(words('collapse', { count: 14 })).press('Enter');
    await expect(line(2)).toHaveCount(0);
    await expect(named(words('expand', { count: 14 }))).toBeFocused();
    await page.keyboard.press('Enter');
    await named(words('expand', { count: 12 })).press('Enter');
    await expect(line(15)).toHaveCount(1);
    await expect(inner).toBeVisible();
  });

  await line(15).scrollIntoViewIfNeeded();
  const before = await topOf(line(15));
  await line(15).getByRole('link', { name: 'Bea Reed' }).click();
  await expect(page.getByRole('heading', { name: 'Bea Reed' }).first()).toBeVisible();
  const requests = asked.length;
  await page.goBack();

  await expect(line(15)).toBeInViewport();
  await expect(async () => expect(Math.abs((await topOf(line(15))) - before)).toBeLessThan(4)).toPass();
  expect(asked).toHaveLength(requests);
});

test(
  'replies are sorted as chosen on this device, fork by at most three steps, and say how many more there are',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const words = threadMessages(t);
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const word = world.unique('wide');
    const root = await world.quack(ada, `${word} root.`);
    for (let each = 1; each <= 32; each += 1) await world.reply(bea, root, `${word} plain ${each}.`);
    let above = await world.reply(ada, root, `${word} fork 0.`);
    for (let level = 1; level <= 3; level += 1) {
      await world.reply(bea, above, `${word} aside ${level}.`);
      above = await world.reply(bea, above, `${word} fork ${level}.`);
    }
    await world.reply(bea, above, `${word} aside 4.`);
    await world.reply(ada, above, `${word} fork 4.`);
    await signIn(page, ada);
    await page.goto(`/post/${root.id}`);
    const tree = page.getByRole('list', { name: words('replies'), exact: true });
    const first = tree.getByRole('article').first();
    const fork = (level: number) => quackWith(page, `${word} fork ${level}.`);

    await test.step('the most relevant reply is first, and the author is marked in it', async () => {
      await expect(first).toContainText(`${word} fork 0.`);
      await expect(first.getByText(t('posts.author'), { exact: true })).toBeVisible();
      await expect(quackWith(page, `${word} root.`).getByText(t('posts.author'), { exact: true })).toHaveCount(0);
      await expect(quackWith(page, `${word} plain 1.`).getByText(t('posts.author'), { exact: true })).toHaveCount(0);
    });

    await test.step('forks are indented, and name what they reply to where they no longer are', async () => {
      await page
        .getByRole('button', { name: words('moreOf', { label: words('counted', { count: 2 }), name: 'Bea Reed' }) })
        .click();
      await expect(fork(4)).toBeVisible();
      const wide = new Set<number>();
      for (const level of [0, 1, 2, 3, 4]) wide.add(await leftOf(fork(level)));
      expect(wide.size).toBe(4);
      await expect(fork(4).getByText(t('posts.replyTo', { name: `@${bea.handle}` }))).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      const narrow = new Set<number>();
      for (const level of [0, 1, 2, 3, 4]) narrow.add(await leftOf(fork(level)));
      expect(narrow.size).toBe(3);
      await expect(fork(3).getByText(t('posts.replyTo', { name: `@${bea.handle}` }))).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('the rest is counted exactly', async () => {
      const more = page.getByRole('button', {
        name: words('moreOf', { label: words('moreCounted', { count: 3 }), name: 'Ada Pond' }),
      });
      await more.click();
      await expect(more).toHaveCount(0);
      await expect(quackWith(page, `${word} plain 30.`)).toBeFocused();
      await expect(quackWith(page, `${word} plain 32.`)).toHaveCount(1);
    });

    await test.step('another order is kept', async () => {
      await page.getByRole('button', { name: words('sortedBy', { order: words('relevant') }) }).click();
      await page
        .getByRole('menuitemradio', { name: words('newest') })
        .or(page.getByRole('menuitem', { name: words('newest') }))
        .click();
      await expect(first).toContainText(`${word} fork 0.`);
      await expect(tree.getByRole('article').filter({ hasText: 'plain' }).first()).toContainText('plain 32.');
      await page.reload();
      await expect(tree.getByRole('article').filter({ hasText: 'plain' }).first()).toContainText('plain 32.');
      await expect(page.getByRole('button', { name: words('sortedBy', { order: words('newest') }) })).toBeVisible();
    });
  },
);

test('the replies of a person are below what they reply to', { tag: '@nightly' }, async ({ page, world, t }) => {
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  const word = world.unique('parent');
  const [kept, gone] = [await world.quack(ada, `${word} kept.`), await world.quack(ada, `${word} gone.`)];
  await world.reply(bea, kept, `${word} to it.`);
  await world.reply(bea, gone, `${word} to nothing.`);
  await world.remove(ada, gone);

  await page.goto(`/user/${bea.handle}?tab=replies`);

  await expect(quackWith(page, `${word} to it.`)).toContainText(`${word} kept.`);
  await expect(quackWith(page, `${word} to nothing.`)).toContainText(userMessages(t)('repliedGone'));
  await expect(page.getByText(t('posts.replyToGone'))).toHaveCount(0);
  await page.getByText(`${word} kept.`).click();
  await expect(page).toHaveURL(`/post/${kept.id}`);
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
  const dialog = page.getByRole('dialog', { name: replyMessages(t)('title') });
  await dialog.getByRole('textbox').fill('Half an answer');
  await expect(replyBox(other, t, 'Ada Pond').getByRole('textbox')).toHaveValue('Half an answer');
  await page.keyboard.press('Escape');
  await expect(quackWith(page, word).getByRole('button', { name: t('posts.reply') })).toBeFocused();

  await quackWith(page, word).getByText(word).click();
  await expect(page).toHaveURL(`/post/${quack.id}`);
  const box = replyBox(page, t, 'Ada Pond');
  await expect(box.getByRole('textbox')).toHaveValue('Half an answer');
  await box.getByRole('button', { name: replyMessages(t)('send'), exact: true }).click();

  await expectToast(page, replyMessages(t)('posted'));
  await expect(replyBox(other, t, 'Ada Pond').getByRole('textbox')).toHaveValue('');
  await expect(quackWith(other, 'Half an answer')).toHaveCount(1);
});

test('a quack without replies fits onto a phone', { tag: '@nightly' }, async ({ page, world, t }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const quack = await world.quack(await world.person('Ada Pond'), world.unique('alone'));
  await page.goto(`/post/${quack.id}`);
  await expect(page.getByText(threadMessages(t)('noReplies'))).toBeVisible();

  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
});

test(
  'a thread says what is wrong: nothing there, for signed-in people only, not loaded',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const words = threadMessages(t);
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
    await expect(page.getByRole('dialog', { name: entranceMessages(t)('toRead') })).toBeVisible();

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
  },
);

for (const language of mainly('he')) {
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
        `${t('profiles.deletedAccount')}: ${language === 'en' ? '“' : '”'}${quack.content}” - Mallard`,
      );
      await expect(card.getByText('deleted_')).toHaveCount(0);
      await expect(card.locator('a[href^="/user/"]')).toHaveCount(0);
    });
  });
}
