import { mainly } from './support/languages';
import { expect, test } from './support/test';

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('an unknown address says that nothing is there, and leads back', async ({ page, t }) => {
      await page.goto('/no/such/place');

      await expect(page.getByRole('heading', { name: t('states.notFoundHeading') })).toBeVisible();
      await expect(page).toHaveTitle(`${t('states.notFoundTitle')} - Mallard`);
      await page.getByRole('link', { name: t('states.toStart') }).click();
      await expect(page).toHaveURL('/');
    });
  });
}
