import { mainly } from './support/languages';
import { nodButton, expectToast, quackWith } from './support/quacks';
import { listOperations } from './support/failures';
import { goToMore } from './support/sidebar';
import { expect, test } from './support/test';
import { savedListMessages, userMessages } from './support/page-messages';

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('nods and pins are listed by when they were given, and what is taken out can be put back', async ({
      page,
      signIn,
      world,
      t,
    }) => {
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      const word = world.unique('kept');
      const [one, two, three] = await world.quacks(bea, [`${word} 1.`, `${word} 2.`, `${word} 3.`]);
      for (const quack of [two!, one!, three!]) {
        await world.nod(ada, quack);
        await world.pin(ada, quack);
      }
      const order = [`${word} 3.`, `${word} 1.`, `${word} 2.`];
      const first = quackWith(page, `${word} 1.`);
      const expectOrder = async (words: readonly string[]) => {
        await expect(page.getByRole('article')).toHaveCount(words.length);
        for (const [index, text] of words.entries())
          await expect(page.getByRole('article').nth(index)).toContainText(text);
      };
      await signIn(page, ada);
      await page.goto('/stream');

      await test.step('nods', async () => {
        await goToMore(page, t, 'nods');
        await expect(page).toHaveTitle(`${savedListMessages(t)('nods')} - Mallard`);
        await expectOrder(order);
        await nodButton(first, t, 1).press('Enter');
        await expectOrder([order[0]!, order[2]!]);
        await expect(quackWith(page, `${word} 2.`)).toBeFocused();
        await page.getByRole('button', { name: t('posts.undo'), exact: true }).click();
        await expectToast(page, t('nods.given'));
        await expectOrder(order);
        await expect(nodButton(first, t, 1)).toHaveAttribute('aria-pressed', 'true');
      });

      await test.step('pins', async () => {
        await page
          .getByRole('navigation')
          .getByRole('link', { name: t('shell.pins'), exact: true })
          .first()
          .click();
        await expect(page).toHaveTitle(`${savedListMessages(t)('pins')} - Mallard`);
        await expectOrder(order);
        await first.getByRole('button', { name: t('posts.pin'), exact: true }).click();
        await expectToast(page, t('posts.unpinned'));
        await expectOrder([order[0]!, order[2]!]);
        await page.getByRole('button', { name: t('posts.undo'), exact: true }).click();
        await expectToast(page, t('posts.pinned'));
        await expectOrder(order);
      });

      await test.step('a pin that is taken away elsewhere is gone here, and after a reload', async () => {
        await page.goto(`/user/${bea.handle}`);
        await first.getByRole('button', { name: t('posts.pin'), exact: true }).click();
        await expectToast(page, t('posts.unpinned'));
        await page
          .getByRole('navigation')
          .getByRole('link', { name: t('shell.pins'), exact: true })
          .first()
          .click();
        await expectOrder([order[0]!, order[2]!]);
      });
    });
  });
}

test(
  'a profile has its quacks, replies and nods, each with its place on Back',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const word = world.unique('tabs');
    const own = await world.quack(bea, `${word} quack.`);
    const other = await world.quack(ada, `${word} other.`);
    await world.reply(bea, other, `${word} reply.`);
    await world.nod(bea, own);
    const words = userMessages(t);
    await signIn(page, ada);
    await page.goto(`/user/${bea.handle}`);
    const tabs = page.getByRole('navigation', { name: words('tabs', { name: 'Bea Reed' }) });
    await expect(quackWith(page, `${word} quack.`)).toBeVisible();
    await expect(quackWith(page, `${word} reply.`)).toHaveCount(0);

    await tabs.getByRole('link', { name: words('replies') }).click();
    const reply = quackWith(page, `${word} reply.`);
    await expect(reply).toContainText(`${word} other.`);
    await tabs.getByRole('link', { name: words('nods') }).click();
    await expect(tabs.getByRole('link', { name: words('nods') })).toHaveAttribute('aria-current', 'page');
    await expect(quackWith(page, `${word} quack.`)).toBeVisible();
    await expect(reply).toHaveCount(0);
    const asked = listOperations(page);
    await page.goBack();

    await expect(reply).toBeVisible();
    // The rail may load at any time.
    expect(asked.filter((name) => name.startsWith('User'))).toEqual([]);
    await reply.getByText(`${word} other.`).click();
    await expect(page).toHaveURL(`/post/${other.id}`);
    await expect(quackWith(page, `${word} reply.`)).toBeVisible();
  },
);
