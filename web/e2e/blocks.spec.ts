import type { Locator, Page } from '@playwright/test';
import type { Translator } from '../src/i18n/translator';
import { expectAccessible } from './support/axe';
import { fieldTo, whisperMessages } from './support/inbox';
import { relationshipMessages, settingsMessages, threadMessages } from './support/page-messages';
import { expectToast, quackWith } from './support/quacks';
import { expect, test } from './support/test';
import { mainly } from './support/languages';
import type { Person, World } from './support/world';

/** Chooses from the menu of a card, once it knows what the viewer decided about the author. */
async function chooseFrom(card: Locator, t: Translator, item: string) {
  await card.getByRole('button', { name: t('posts.more'), exact: true }).click();
  await card.page().getByRole('menuitem', { name: item, exact: true }).click();
}

const everyone = (page: Page, t: Translator) => page.getByRole('tab', { name: t('timelines.everyone') }).click();

const block = (world: World, by: Person, { id }: Person) =>
  world.graphql('mutation($id: ID!) { blockUser(id: $id) { user { id } } }', { id }, by);

const mute = (world: World, by: Person, { id }: Person, more: Record<string, unknown> = {}) =>
  world.graphql(
    `mutation($id: ID!, $scopes: [MuteScope!]!, $until: DateTime, $note: String) {
      muteUser(id: $id, scopes: $scopes, until: $until, note: $note) { user { id } } }`,
    { id, scopes: ['HOME_QUACKS', 'LISTS'], ...more },
    by,
  );

for (const language of mainly('en')) {
  test.describe(`blocks (${language})`, () => {
    test.use({ language });

    test('a block from a card hides each from the other at once, and Undo ends it', async ({
      page,
      openBrowser,
      signIn,
      world,
      t,
    }) => {
      const w = relationshipMessages(t);
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      const { handle } = bea;
      const [hers, own] = [await world.quack(bea, world.unique('hers')), await world.quack(ada, world.unique('own'))];
      await world.follow(ada, bea);
      await signIn(page, ada);
      await page.goto('/stream');
      await everyone(page, t);
      await chooseFrom(quackWith(page, hers.content), t, w('block', { handle }));
      const dialog = page.getByRole('alertdialog', { name: w('blockTitle', { handle }) });
      await expect(dialog).toContainText(w('blockPublic'));
      await expectAccessible(page);

      await dialog.getByRole('button', { name: w('blockConfirm'), exact: true }).click();

      await expectToast(page, w('blocked', { handle }));
      await expect(dialog).toHaveCount(0);
      await expect(quackWith(page, hers.content)).toHaveCount(0);
      await expect(quackWith(page, own.content)).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

      const other = await openBrowser(bea);
      await other.goto(`/user/${ada.handle}`);
      await expect(other.getByRole('heading', { name: w('blocksYou', { handle: ada.handle }) })).toBeVisible();
      await expect(quackWith(other, own.content)).toHaveCount(0);
      const main = other.getByRole('main');
      await expect(main.getByRole('button', { name: t('follows.followPerson', { name: 'Ada Pond' }) })).toHaveCount(0);
      await expect(main.getByRole('link', { name: t('profiles.whisperTo', { name: 'Ada Pond' }) })).toHaveCount(0);
      await main.getByRole('button', { name: t('profiles.more', { name: 'Ada Pond' }) }).click();
      await expect(other.getByRole('menuitem', { name: w('block', { handle: ada.handle }) })).toBeVisible();

      await page.getByRole('button', { name: w('undo'), exact: true }).click();

      await expectToast(page, w('unblockedWithoutFollows', { handle }));
      await expect(quackWith(page, hers.content)).toBeVisible();
    });

    test(
      'a mute takes one tap, can be undone, and can be made more precise',
      { tag: '@nightly' },
      async ({ page, signIn, world, t }) => {
        const w = relationshipMessages(t);
        const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
        const { handle } = bea;
        const hers = await world.quack(bea, world.unique('hers'));
        await signIn(page, ada);
        await page.goto('/stream');
        await everyone(page, t);
        await chooseFrom(quackWith(page, hers.content), t, w('mute', { handle }));
        await expectToast(page, w('muted'));
        await expect(quackWith(page, hers.content)).toHaveCount(0);

        await page.getByRole('button', { name: w('undo'), exact: true }).click();

        await expectToast(page, w('unmuted', { handle }));
        await expect(quackWith(page, hers.content)).toBeVisible();

        await chooseFrom(quackWith(page, hers.content), t, w('mute', { handle }));
        await page.getByRole('button', { name: w('chooseWhat'), exact: true }).click();
        const dialog = page.getByRole('dialog', { name: w('muteTitle', { handle }) });
        await expect(dialog.getByRole('checkbox', { name: w('scopeLISTS') })).toBeChecked();
        await expect(dialog.getByRole('checkbox', { name: w('scopeTHREADS') })).not.toBeChecked();
        await expectAccessible(page);
        await dialog.getByRole('checkbox', { name: w('scopeLISTS') }).uncheck();
        await dialog.getByRole('combobox', { name: w('end') }).selectOption({ label: w('endDays', { count: 7 }) });
        await dialog.getByRole('textbox', { name: w('note') }).fill('Too many herons');
        await dialog.getByRole('button', { name: w('save'), exact: true }).click();

        await expectToast(page, w('muteSaved'));
        await expect(dialog).toHaveCount(0);
        await expect(quackWith(page, hers.content)).toBeVisible();
        await page.goto(`/user/${handle}`);
        await expect(page.getByRole('main').getByText(t('profiles.muted'), { exact: true })).toBeVisible();
      },
    );

    test(
      'a thread folds what blocked and muted people replied, and keeps what is below',
      { tag: '@nightly' },
      async ({ page, signIn, world, t }) => {
        const words = threadMessages(t);
        const people = [await world.person('Ada Pond'), await world.person('Bea Reed'), await world.person('Cy Coot')];
        const [ada, bea, cy] = people as [Person, Person, Person];
        const root = await world.quack(ada, world.unique('root'));
        const hers = await world.reply(bea, root, world.unique('hers'));
        const below = await world.reply(ada, hers, world.unique('below'));
        const his = await world.reply(cy, root, world.unique('his'));
        await block(world, ada, bea);
        await mute(world, ada, cy, { scopes: ['THREADS'] });
        await signIn(page, ada);
        await page.goto(`/post/${root.id}`);
        await expect(page.getByRole('article', { name: words('foldedBlocked') })).toBeVisible();
        await expect(page.getByRole('article', { name: words('foldedMuted') })).toBeVisible();
        await expect(quackWith(page, below.content)).toBeVisible();
        await expect(page.getByText(hers.content)).toHaveCount(0);
        await expectAccessible(page);

        await page.getByRole('button', { name: words('unfoldOf', { name: 'Bea Reed' }) }).press('Enter');

        await expect(quackWith(page, hers.content)).toBeVisible();
        await expect(quackWith(page, hers.content)).toBeFocused();
        await expect(page.getByText(his.content)).toHaveCount(0);
      },
    );

    test(
      'a blocked person has a folded profile and can be unblocked there',
      { tag: '@nightly' },
      async ({ page, signIn, world, t }) => {
        const w = relationshipMessages(t);
        const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
        const { handle } = bea;
        const hers = await world.quack(bea, world.unique('hers'));
        await block(world, ada, bea);
        await signIn(page, ada);
        await page.goto(`/user/${handle}`);
        const main = page.getByRole('main');
        await expect(main.getByText(t('profiles.blocked'), { exact: true })).toBeVisible();
        await expect(quackWith(page, hers.content)).toHaveCount(0);

        await main.getByRole('button', { name: w('showAnyway') }).click();
        await expect(quackWith(page, hers.content)).toBeVisible();
        await main.getByRole('button', { name: w('unblock', { handle }) }).click();

        await expectToast(page, w('unblocked', { handle }));
        await expect(main.getByText(t('profiles.blocked'), { exact: true })).toHaveCount(0);
        await expect(main.getByRole('button', { name: t('follows.followPerson', { name: 'Bea Reed' }) })).toBeVisible();
      },
    );

    test(
      'the settings list blocked and muted people, who can be let go there',
      { tag: '@nightly' },
      async ({ page, signIn, world, t }) => {
        const w = relationshipMessages(t);
        const people = [await world.person('Ada Pond'), await world.person('Bea Reed'), await world.person('Cy Coot')];
        const [ada, bea, cy] = people as [Person, Person, Person];
        await block(world, ada, bea);
        await mute(world, ada, cy, { note: 'Too many herons' });
        await signIn(page, ada);
        await page.goto('/profile?section=blocked');
        const section = page.getByRole('region', { name: settingsMessages(t)('blocked') });
        const muted = section.getByRole('list', { name: w('mutedList') });
        await expect(muted).toContainText('Too many herons');
        await expect(muted).toContainText(w('untilUnmuted'));
        await expectAccessible(page);

        await muted.getByRole('button', { name: w('editMute', { handle: cy.handle }) }).click();
        const dialog = page.getByRole('dialog', { name: w('muteTitle', { handle: cy.handle }) });
        await expect(dialog.getByRole('textbox', { name: w('note') })).toHaveValue('Too many herons');
        await dialog.getByRole('combobox', { name: w('end') }).selectOption({ label: w('endHours', { count: 8 }) });
        await dialog.getByRole('button', { name: w('save'), exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await expect(muted).not.toContainText(w('untilUnmuted'));
        await expect(muted.getByRole('button', { name: w('editMute', { handle: cy.handle }) })).toBeFocused();

        await muted.getByRole('button', { name: w('unmute', { handle: cy.handle }) }).click();
        await expect(section.getByText(w('noMuted'))).toBeVisible();
        await section.getByRole('button', { name: w('unblock', { handle: bea.handle }) }).click();
        await expect(section.getByText(w('noBlocked'))).toBeVisible();
      },
    );
  });
}

test('a block needs no pointer, and the focus moves on to the next quack', async ({ page, signIn, world, t }) => {
  const w = relationshipMessages(t);
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  const { handle } = bea;
  const own = await world.quack(ada, world.unique('own'));
  const hers = await world.quack(bea, world.unique('hers'));
  await world.follow(ada, bea);
  await signIn(page, ada);
  await page.goto('/stream');
  await page.getByRole('tab', { name: t('timelines.following') }).click();
  const more = quackWith(page, hers.content).getByRole('button', { name: t('posts.more'), exact: true });
  await more.press('ArrowDown');
  const item = page.getByRole('menuitem', { name: w('block', { handle }), exact: true });
  await item.waitFor();
  // The last item reports the quack.
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: w('blockTitle', { handle }) });
  await expect(dialog.getByRole('button', { name: t('states.cancel') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await more.press('ArrowDown');
  await item.waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: t('states.cancel') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(quackWith(page, hers.content)).toHaveCount(0);
  await expect(quackWith(page, own.content)).toBeFocused();
});

test('a block in one tab clears the lists of another', async ({ page, context, signIn, world, t }) => {
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  const tag = world.unique('pond');
  const hers = await world.quack(bea, `Hers #${tag}`);
  const own = await world.quack(ada, `Own #${tag}`);
  await world.nod(bea, own);
  await signIn(page, ada);
  await page.goto('/notifications');
  const nod = page.getByRole('main').getByText('Bea Reed');
  await expect(nod.first()).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/hashtag/${tag}`);
  const w = relationshipMessages(t);
  const { handle } = bea;
  await chooseFrom(quackWith(second, hers.content), t, w('block', { handle }));
  await second
    .getByRole('alertdialog', { name: w('blockTitle', { handle }) })
    .getByRole('button', { name: w('blockConfirm'), exact: true })
    .click();
  await expect(quackWith(second, hers.content)).toHaveCount(0);
  await expect(quackWith(second, own.content).first()).toBeVisible();

  await expect(nod).toHaveCount(0);
});

test('whispers between two people end with a block, and those of a group are folded', async ({
  page,
  openBrowser,
  signIn,
  world,
  t,
}) => {
  const w = relationshipMessages(t);
  const say = whisperMessages(t);
  const people = [await world.person('Ada Pond'), await world.person('Bea Reed'), await world.person('Cy Coot')];
  const [ada, bea, cy] = people as [Person, Person, Person];
  const two = await world.whisper(bea, [ada], 'A word, before the block.');
  const three = await world.whisper(bea, [ada, cy], 'A word among three.');
  await world.whisper(cy, { conversationId: three }, 'An answer.');
  await block(world, ada, bea);
  await signIn(page, ada);
  await page.goto(`/whispers/${two}`);
  await expect(page.getByText(say('youBlock', { handle: bea.handle }))).toBeVisible();
  await expect(page.getByText('A word, before the block.').last()).toBeVisible();
  const other = await openBrowser(bea);
  await other.goto(`/whispers/${two}`);
  await expect(other.getByText(say('blocksYou', { handle: ada.handle }))).toBeVisible();

  await page.getByRole('button', { name: w('unblock', { handle: bea.handle }) }).click();
  await expect(fieldTo(page, t, bea)).toBeVisible();

  await block(world, ada, bea);
  await page.goto(`/whispers/${three}`);
  const log = page.getByRole('log');
  await expect(log).toContainText('An answer.');
  await expect(log).not.toContainText('A word among three.');
  await log.getByRole('button', { name: say('unfoldOf', { name: 'Bea Reed' }) }).click();
  await expect(log).toContainText('A word among three.');
});
