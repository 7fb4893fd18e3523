import { en as settings } from '../src/features/account/settings/sensitive-messages.en';
import { answerWith } from './support/answers';
import { expectAccessible } from './support/axe';
import { composerMessages, mediaMessages } from './support/page-messages';
import { pond } from './support/pictures';
import { choose, composerOf, expectToast, quackWith, write } from './support/quacks';
import { expect, test } from './support/test';
import type { Person, World } from './support/world';

/** Moderators mark a reported quack. */
async function mark(world: World, reporter: Person, postId: string): Promise<void> {
  await world.graphql(
    'mutation($id: ID!) { reportPost(input: { postId: $id, category: SEXUAL }) { report { id } } }',
    { id: postId },
    reporter,
  );
  const root = await world.root();
  const { cases, rules } = await world.graphql<{
    cases: { edges: { node: { id: string; subjectId: string } }[] };
    rules: { id: string }[];
  }>('{ cases(first: 100) { edges { node { id subjectId } } } rules { id } }', {}, root);
  const found = cases.edges.find(({ node }) => node.subjectId === postId);
  await world.graphql(
    'mutation($id: ID!, $input: DecisionInput!) { decideCase(id: $id, input: $input) { decision { id } } }',
    {
      id: found?.node.id,
      input: { outcome: 'LABEL', ground: 'RULE', ruleId: rules[0]?.id, facts: 'No warning.', postIds: [postId] },
    },
    root,
  );
}

test('marked pictures are covered for others until they want to see them, or as they choose', async ({
  page,
  openBrowser,
  signIn,
  world,
  t,
}) => {
  const w = mediaMessages(t);
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  const words = world.unique('painting');
  await signIn(page, ada);
  await page.goto('/stream');
  const composer = composerOf(page, t);
  await write(composer, t, words);
  const toggle = composer.getByRole('checkbox', { name: w('markSensitive') });
  await expect(composer.getByRole('button', { name: composerMessages(t)('addMedia') })).toBeVisible();
  await expect(toggle).toHaveCount(0);
  await composer.locator('input[type=file]').setInputFiles(await pond('pond.jpg', 190));
  await toggle.check();
  await expectAccessible(page);
  await page.reload();
  await expect(toggle).toBeChecked();
  await composer.getByRole('button', { name: composerMessages(t)('publish'), exact: true }).click();
  await expectToast(page, composerMessages(t)('published'));

  const other = await openBrowser(bea);
  await other.goto(`/user/${ada.handle}`);
  const quack = quackWith(other, words);
  const picture = quack.getByRole('img', { name: w('image') });
  await expect(quack.getByRole('button', { name: w('sensitiveImage') })).toBeVisible();
  await expect(picture).toHaveCount(0);
  await quack.getByRole('button', { name: w('sensitiveImage') }).click();
  await expect(picture).toBeVisible();
  await quack.getByRole('button', { name: w('hideSensitive'), exact: true }).click();
  await expect(picture).toHaveCount(0);
  await other.goto(`/user/${ada.handle}?tab=media`);
  await expect(other.getByRole('link', { name: w('sensitiveImage') })).toBeVisible();

  await other.goto('/profile?section=content');
  const choices = other.getByRole('group', { name: settings.legend });
  await expect(choices.getByRole('radio', { name: settings.BLUR })).toBeChecked();
  const kept = answerWith(other, '"sensitiveMedia":"HIDE"');
  await choices.getByRole('radio', { name: settings.HIDE }).check();
  await kept;
  await other.goto(`/user/${ada.handle}`);
  await expect(quack.getByText(w('sensitiveImage'))).toBeVisible();
  await quack.getByRole('button', { name: w('showSensitive'), exact: true }).click();
  await expect(picture).toBeVisible();
  await expectAccessible(other);

  await choose(quackWith(page, words), t, 'posts.edit');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: w('markSensitive') }).uncheck();
  await dialog.getByRole('button', { name: composerMessages(t)('save'), exact: true }).click();
  await expectToast(page, composerMessages(t)('updated'));
  await other.goto(`/user/${ada.handle}`);
  await expect(picture).toBeVisible();
  await expect(quack.getByText(w('sensitiveImage'))).toHaveCount(0);
});

test.describe('in Hebrew', () => {
  test.use({ language: 'he' });

  test(
    'by keyboard, a mark of the staff is seen, lifted for oneself, and explained',
    { tag: '@nightly' },
    async ({ page, signIn, world, t }) => {
      const w = mediaMessages(t);
      const [ada, bea] = [await world.person('עדה אגם'), await world.person('באה קנה')];
      const quack = await world.quackWithPictures(ada, world.unique('ציור'), [await pond('pond.jpg', 20)], 'אגם בערב');
      await mark(world, bea, quack.id);
      await signIn(page, ada);
      await page.goto(`/post/${quack.id}`);
      const cover = page.getByRole('button', { name: w('sensitiveImage') });
      await expect(cover).toBeVisible();
      await expect(page.getByRole('img', { name: 'אגם בערב' })).toHaveCount(0);
      await expectAccessible(page);

      await cover.press('Enter');
      const hide = page.getByRole('button', { name: w('hideSensitive'), exact: true });
      await expect(hide).toBeFocused();
      await expect(page.getByRole('img', { name: 'אגם בערב' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(cover).toBeFocused();

      await choose(quackWith(page, quack.content), t, 'posts.edit');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('checkbox', { name: w('markSensitive') })).toHaveCount(0);
      await expect(dialog.getByRole('link', { name: w('markedReasons') })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: w('markedReasons') }).press('Enter');
      await expect(page).toHaveURL(/section=reports/);
      await expect(page.getByText('No warning.')).toBeVisible();
    },
  );
});
