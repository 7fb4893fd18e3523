import { he as hebrewTexts } from '../src/features/admin/claims/claim-texts.he';
import { en } from '../src/features/admin/claims/messages.en';
import { expect, test } from './support/test';

const DEFINE = 'mutation ($input: ClaimDefinitionInput!) { createClaimDefinition(input: $input) { id } }';

test('only root can switch claims that the product asks for, others switch the rest', async ({
  openBrowser,
  signIn,
  world,
}) => {
  const root = await world.root();
  const { claimCategories } = await world.graphql<{ claimCategories: { id: string; key: string }[] }>(
    '{ claimCategories { id key } }',
    {},
    root,
  );
  const categoryId = claimCategories.find(({ key }) => key === 'content')?.id;
  const value = `pond.${world.unique('rake')}`;
  await world.graphql(DEFINE, { input: { categoryId, value, name: 'Rake the pond' } }, root);

  for (const [person, isRoot] of [
    [await world.administrator(), false],
    [root, true],
  ] as const) {
    const desk = await openBrowser();
    await signIn(desk, person);
    const switchOf = (text: string) =>
      desk.getByRole('listitem').filter({ hasText: text }).getByRole('switch', { name: en.active });

    await desk.goto('/admin/claims/definitions');

    await expect(switchOf(value)).toBeEnabled();
    await expect(switchOf('posts.remove')).toBeEnabled({ enabled: isRoot });
    await expect(switchOf('claims.assign')).toBeDisabled();
    await desk.goto('/admin/claims/categories');
    await expect(switchOf('Quacks and replies.')).toBeEnabled({ enabled: isRoot });
  }
});

test.describe('in Hebrew', () => {
  test.use({ language: 'he' });

  test('what the product asks for is described in Hebrew', async ({ page, signIn, world }) => {
    await signIn(page, await world.administrator());

    await page.goto('/admin/claims/definitions');
    await expect(page.getByRole('listitem').filter({ hasText: 'posts.remove' })).toContainText(
      hebrewTexts['posts.remove'],
    );
    await page.goto('/admin/claims/categories');
    await expect(page.getByText(hebrewTexts['category:people'])).toBeVisible();
  });
});
