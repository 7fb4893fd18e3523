import { expectAccessible } from './support/axe';
import { mainly } from './support/languages';
import { featuredMessages } from './support/page-messages';
import { expectToast, quackWith } from './support/quacks';
import { expect, test } from './support/test';

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('someone features quacks on their profile, and takes one back', async ({
      page,
      openBrowser,
      signIn,
      world,
      t,
    }) => {
      const w = featuredMessages(t);
      const ada = await world.person('Ada Pond');
      const [first, second] = [world.unique('first'), world.unique('second')];
      await world.quacks(ada, [first, second]);
      await signIn(page, ada);
      await page.goto(`/user/${ada.handle}`);
      const featured = page.getByRole('region', { name: w('title') });
      const list = page.getByRole('feed').last();
      const menuOf = async (words: string, item: 'feature' | 'unfeature') => {
        await quackWith(page, words)
          .last()
          .getByRole('button', { name: t('posts.more'), exact: true })
          .click();
        await page.getByRole('menuitem', { name: w(item) }).click();
      };
      await expect(list).toContainText(first);
      await expect(featured).toHaveCount(0);

      await menuOf(first, 'feature');
      await expectToast(page, w('featured'));
      await expect(featured).toContainText(first);
      await menuOf(second, 'feature');
      await expect(featured).toContainText(second);
      await expect(featured).not.toContainText(first);
      await featured.getByRole('button', { name: w('showAll', { count: 2 }) }).click();
      await expect(featured.getByRole('article')).toHaveCount(2);
      await expect(featured.getByRole('article').last()).toContainText(first);
      await expectAccessible(page);

      const visitor = await openBrowser();
      await visitor.setViewportSize({ width: 390, height: 780 });
      await visitor.goto(`/user/${ada.handle}`);
      const seen = visitor.getByRole('region', { name: w('title') });
      await expect(seen).toContainText(second);
      await seen.getByRole('button', { name: w('showAll', { count: 2 }) }).click();
      await expect(seen.getByRole('article')).toHaveCount(2);
      await expectAccessible(visitor);

      await menuOf(first, 'unfeature');
      await expectToast(page, w('unfeatured'));
      await expect(featured).not.toContainText(first);
      await page
        .getByRole('button', { name: w('undo'), exact: true })
        .last()
        .click();
      await expect(featured.getByRole('article')).toHaveCount(2);
      await expect(featured.getByRole('article').last()).toContainText(first);
    });
  });
}
