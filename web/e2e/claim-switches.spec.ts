import { he as hebrewTexts } from '../src/features/admin/claims/claim-texts.he';
import { en } from '../src/features/admin/claims/messages.en';
import { en as tables } from '../src/features/admin/tables/messages.en';
import { expect, test } from './support/test';

const DEFINE = 'mutation ($input: ClaimDefinitionInput!) { createClaimDefinition(input: $input) { id } }';

test(
  'only root can switch claims that the product asks for, others switch the rest',
  { tag: '@nightly' },
  async ({ openBrowser, signIn, world }) => {
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
      const switchOf = (text: string) => desk.getByRole('row').filter({ hasText: text }).getByRole('switch');

      await desk.goto('/admin/claims/definitions');

      await expect(switchOf(value)).toBeEnabled();
      await expect(switchOf('posts.remove')).toBeEnabled({ enabled: isRoot });
      await expect(switchOf('claims.assign')).toBeDisabled();
      await desk.goto('/admin/claims/categories');
      await expect(switchOf('Quacks and replies.')).toBeEnabled({ enabled: isRoot });
    }
  },
);

test(
  'claims are searched, sorted, filtered and paged, as their address says',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
    const root = await world.root();
    const { claimCategories } = await world.graphql<{ claimCategories: { id: string; key: string }[] }>(
      '{ claimCategories { id key } }',
      {},
      root,
    );
    const stem = world.unique('pond').toLowerCase();
    for (const [name, key] of [
      ['Ash', 'content'],
      ['Cedar', 'content'],
      ['Birch', 'people'],
    ]) {
      const categoryId = claimCategories.find((category) => category.key === key)?.id;
      await world.graphql(DEFINE, { input: { categoryId, value: `${stem}.${name}`, name: `${name} ${stem}` } }, root);
    }
    const names = page.getByRole('table', { name: en.definitions }).getByRole('rowheader');
    await signIn(page, root);
    await page.goto('/admin/claims/definitions?rows=2');

    await page.getByLabel(en.searchClaims).fill(stem);
    await expect(page.getByText('3 claims · Page 1 of 2')).toBeVisible();
    await page.getByRole('columnheader', { name: en.claim }).getByRole('button').click();
    await expect(names).toHaveText([`Ash ${stem}`, `Birch ${stem}`]);
    await page.getByRole('button', { name: tables.next }).click();
    await expect(names).toHaveText([`Cedar ${stem}`]);
    await page.reload();
    await expect(names).toHaveText([`Cedar ${stem}`]);

    await page.getByLabel(en.category).selectOption({ label: 'People' });
    await expect(names).toHaveText([`Birch ${stem}`]);
    await page.getByRole('switch', { name: `Birch ${stem} is active` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: en.deactivate }).click();
    await expect(page.getByRole('switch', { name: `Birch ${stem} is active` })).not.toBeChecked();
    await page.getByLabel(en.state).selectOption({ label: en.active });
    await expect(page.getByText(tables.noMatches)).toBeVisible();
    await page.getByLabel(en.state).selectOption({ label: en.isInactive });
    await expect(names).toHaveText([`Birch ${stem}`]);
    await page.getByRole('button', { name: en.removeOf.replace('{name}', `Birch ${stem}`) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: en.remove, exact: true }).click();
    await expect(page.getByText(tables.noMatches)).toBeVisible();
  },
);

test.describe('in Hebrew', () => {
  test.use({ language: 'he' });

  test('what the product asks for is described in Hebrew', { tag: '@nightly' }, async ({ page, signIn, world }) => {
    await signIn(page, await world.administrator());

    await page.goto('/admin/claims/definitions');
    await expect(page.getByRole('row').filter({ hasText: 'posts.remove' })).toContainText(hebrewTexts['posts.remove']);
    await page.goto('/admin/claims/categories');
    await expect(page.getByText(hebrewTexts['category:people'])).toBeVisible();
  });
});
