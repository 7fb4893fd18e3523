import type { Locator } from '@playwright/test';
import { expect, test } from './support/test';
import { placeMessages } from './support/messages';
import { composerMessages, emojiMessages, replyControlMessages, visibilityMessages } from './support/page-messages';
import { isWhole, mainly } from './support/languages';
import { untilDrawn } from './support/page-states/page-state';

/** The position of each control, by name. */
const placesOf = (composer: Locator) =>
  composer.locator('button, textarea').evaluateAll((controls) =>
    Object.fromEntries(
      controls.map((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        return [control.getAttribute('aria-label') ?? control.textContent, [x, y, width, height].map(Math.round)];
      }),
    ),
  );

for (const language of mainly('he')) {
  for (const width of isWhole ? [390, 360] : [360]) {
    test.describe(`the dialog of a new quack, ${width} px wide, in ${language}`, () => {
      test.use({ language, viewport: { width, height: 760 }, contextOptions: { reducedMotion: 'reduce' } });

      test('keeps everything where it is when typing begins, in one line of tools', async ({
        page,
        world,
        signIn,
        t,
      }) => {
        const w = placeMessages(language);
        await signIn(page, await world.person('Ada Pond'));
        await page.goto('/profile');
        await page.getByRole('button', { name: t('shell.composeLabel'), exact: true }).click();
        // With its header, where a phone has the action.
        const composer = page.getByRole('dialog', { name: composerMessages(t)('compose'), exact: true });
        const field = composer.getByRole('textbox', { name: composerMessages(t)('field') });
        const send = composer.getByRole('button', { name: composerMessages(t)('publish'), exact: true });
        await expect(composer.getByRole('button', { name: w('add') })).toBeVisible();
        // Its place is kept free until its code is there.
        await expect(composer.getByRole('button', { name: emojiMessages(t)('add') })).toBeVisible();
        const who = replyControlMessages(t)('tool', { summary: visibilityMessages(t)('PUBLIC') });
        await expect(composer.getByRole('button', { name: who })).toBeVisible();
        // Reduced motion still draws the first frame of the dialog's animation, 8 px lower.
        await untilDrawn(page);
        const before = await placesOf(composer);

        await page.keyboard.type('a');

        await expect(send).toBeEnabled();
        expect(await placesOf(composer)).toEqual(before);
        const middleOf = async (control: Locator) => {
          const { y, height } = (await control.boundingBox())!;
          return Math.round(y + height / 2);
        };
        const tool = composer.getByRole('button', { name: composerMessages(t)('addMedia') });
        expect(await middleOf(composer.getByRole('button', { name: w('add') }))).toBe(await middleOf(tool));

        await page.keyboard.press('Backspace');
        await composer.getByRole('button', { name: w('add') }).click();
        await page.getByRole('combobox', { name: w('field') }).fill('32.8, 35');
        await page.getByRole('option').click();
        await expect(page.getByRole('dialog')).toHaveCount(1);
        const placed = await placesOf(composer);
        await field.pressSequentially('a');
        await expect(send).toBeEnabled();
        expect(await placesOf(composer)).toEqual(placed);
      });
    });
  }
}
