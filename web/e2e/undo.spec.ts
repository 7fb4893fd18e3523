import type { Page } from '@playwright/test';
import type { Translator } from '../src/i18n/translator';
import { expectAccessible } from './support/axe';
import { mainly } from './support/languages';
import { composerMessages, draftMessages, outgoingMessages, undoMessages } from './support/page-messages';
import { composerOf, expectToast, quackWith, write } from './support/quacks';
import { expect, test } from './support/test';
import type { Person, World } from './support/world';

const barOf = (page: Page, t: Translator) => page.getByRole('region', { name: outgoingMessages(t)('region') });

const wantUndo = (world: World, person: Person, undoSeconds: number) =>
  world.graphql(
    'mutation($undoSeconds: Int!) { updatePreferences(input: { undoSeconds: $undoSeconds }) { viewer { email } } }',
    { undoSeconds },
    person,
  );

async function send(page: Page, t: Translator, words: string): Promise<void> {
  const composer = composerOf(page, t);
  await write(composer, t, words);
  await composer.getByRole('button', { name: composerMessages(t)('publish'), exact: true }).click();
}

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('time to undo is chosen, a quack is undone and comes back, and no one sees it before', async ({
      page,
      signIn,
      openBrowser,
      world,
      t,
    }) => {
      const w = outgoingMessages(t);
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      const words = world.unique('undone');
      await signIn(page, ada);
      await page.goto('/profile?section=privacy');
      const setting = page.getByRole('group', { name: undoMessages(t)('setting') });
      await setting.getByRole('radio', { name: undoMessages(t)('seconds', { seconds: 60 }) }).check();
      await expectAccessible(page);
      await expect
        .poll(async () => {
          const { viewer } = await world.graphql<{ viewer: { preferences: { undoSeconds: number } } }>(
            '{ viewer { preferences { undoSeconds } } }',
            {},
            ada,
          );
          return viewer.preferences.undoSeconds;
        })
        .toBe(60);
      await page.goto('/stream');
      await send(page, t, words);
      await expect(barOf(page, t).getByRole('button', { name: w('undo') })).toBeVisible();
      await expect(composerOf(page, t).getByRole('textbox', { name: composerMessages(t)('field') })).toHaveValue('');
      await expectAccessible(page);

      const hers = await openBrowser(bea);
      await hers.goto(`/user/${ada.handle}`);
      await expect(hers.getByRole('heading', { name: 'Ada Pond' }).first()).toBeVisible();
      await expect(quackWith(hers, words)).toHaveCount(0);
      await page.reload();
      await barOf(page, t)
        .getByRole('button', { name: w('undo') })
        .press('Enter');
      const compose = page.getByRole('dialog', { name: composerMessages(t)('compose') });
      await expect(compose.getByRole('textbox', { name: composerMessages(t)('field') })).toHaveValue(words);
      await expect(barOf(page, t).getByRole('button')).toHaveCount(0);

      await compose.getByRole('button', { name: composerMessages(t)('publish'), exact: true }).click();
      await barOf(page, t)
        .getByRole('button', { name: w('postNow') })
        .click();
      await expectToast(page, w('posted'));
      await expect(quackWith(page, words)).toHaveCount(1);
      await hers.reload();
      await expect(quackWith(hers, words)).toHaveCount(1);
      await page.keyboard.press('n');
      await expect(page.getByRole('button', { name: draftMessages(t)('title'), exact: true }).first()).toBeVisible();
    });
  });
}

test('a quack leaves once the time to undo is over, also on another page', async ({ page, signIn, world, t }) => {
  const w = outgoingMessages(t);
  const ada = await world.person('Ada Pond');
  await wantUndo(world, ada, 60);
  const words = world.unique('leaves');
  await page.clock.install();
  await signIn(page, ada);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/stream');
  await send(page, t, words);
  await expect(barOf(page, t).getByRole('button', { name: w('undo') })).toBeVisible();
  await page.goto(`/user/${ada.handle}`);

  await expect(barOf(page, t).getByRole('button', { name: w('undo') })).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page.getByText(w('posted'), { exact: true })).toBeVisible();
  await expect(quackWith(page, words)).toHaveCount(1);
});
