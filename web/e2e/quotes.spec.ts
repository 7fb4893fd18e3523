import type { QuoteRule } from '@mallard/rules/quoting';
import { expectAccessible } from './support/axe';
import { notificationMessages } from './support/inbox';
import { composerMessages, quoteMessages, quoteRuleMessages, replyControlMessages } from './support/page-messages';
import { composerOf, expectToast, publish, quackWith, write } from './support/quacks';
import { untilDraftSaved } from './support/saved-draft';
import { expect, test } from './support/test';
import type { Person, Quack, World } from './support/world';

const CREATE = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id content } } }';

async function create(world: World, by: Person, input: Record<string, unknown>): Promise<Quack> {
  return (await world.graphql<{ createPost: { post: Quack } }>(CREATE, { input }, by)).createPost.post;
}
const quackUnder = (world: World, by: Person, content: string, quoteRule: QuoteRule) =>
  create(world, by, { content, quoteRule });

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a quote is asked for, accepted and withdrawn from, and the other sees each at once', async ({
    page,
    openBrowser,
    signIn,
    world,
    t,
  }) => {
    const w = quoteMessages(t);
    const say = notificationMessages(t);
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const words = world.unique('Ducks sleep with one eye open ');
    const quoted = await quackUnder(world, ada, words, 'ASK');
    await signIn(page, ada);
    await page.goto('/notifications');
    await expect(page.getByRole('heading', { name: say('emptyAll') })).toBeVisible();

    const other = await openBrowser(bea);
    await other.setViewportSize({ width: 390, height: 844 });
    await other.goto(`/post/${quoted.id}`);
    await other
      .getByRole('main')
      .getByRole('button', { name: t('requacks.give'), exact: true })
      .click();
    await other.getByRole('menuitem', { name: w('quote') }).click();
    const dialog = other.getByRole('dialog', { name: composerMessages(t)('compose') });
    await expect(dialog.getByRole('group', { name: w('quoted', { name: 'Ada Pond' }) })).toContainText(words);
    const own = world.unique('So do I ');
    await write(composerOf(dialog, t), t, own);
    await expectAccessible(other);
    await other.getByRole('button', { name: composerMessages(t)('publish'), exact: true }).click();
    await expectToast(other, composerMessages(t)('published'));

    await page.getByRole('button', { name: say('new', { count: 1 }) }).click();
    const told = page.getByRole('article', { name: say('quoteRequestOne', { first: 'Bea Reed' }) });
    await expect(told).toContainText(own);
    await expectAccessible(page);
    await other.goto(`/user/${bea.handle}`);
    const card = quackWith(other, own);
    await expect(card.getByText(w('pendingOf', { handle: ada.handle }))).toBeVisible();
    await told.getByRole('button', { name: w('acceptOf', { name: 'Bea Reed' }) }).click();
    await expectToast(page, w('accepted'));
    await expect(told).toHaveCount(0);
    await expect(card.getByText(w('pendingOf', { handle: ada.handle }))).toHaveCount(0);
    await expect(card.getByRole('group', { name: w('quoted', { name: 'Ada Pond' }) })).toContainText(words);

    await page.goto(`/post/${quoted.id}`);
    await page.getByRole('link', { name: w('count', { count: 1 }) }).click();
    const quotes = page.getByRole('dialog', { name: w('list') });
    await expect(quotes).toContainText(own);
    await expectAccessible(page);
    await quotes.getByRole('button', { name: t('posts.more'), exact: true }).click();
    await page.getByRole('menuitem', { name: w('withdraw') }).click();
    const question = page.getByRole('alertdialog', { name: w('withdrawTitle') });
    await question.getByRole('button', { name: w('withdrawConfirm'), exact: true }).click();
    await expectToast(page, w('withdrawn'));

    await expect(card.getByText(w('REVOKED'))).toBeVisible();
    await expect(card).toContainText(own);
    await expectAccessible(other);
  });
});

test.describe('in Hebrew, by keyboard', () => {
  test.use({ language: 'he' });

  test('who can quote is chosen before and after, and a quote is taken off and kept in the draft', async ({
    page,
    signIn,
    world,
    t,
  }) => {
    const w = quoteMessages(t);
    const rule = quoteRuleMessages(t);
    const panel = replyControlMessages(t);
    const [ada, bea] = [await world.person('עדה אגם'), await world.person('בת סוף')];
    const open = await quackUnder(world, bea, world.unique('הברווזים ישנים '), 'EVERYONE');
    await signIn(page, ada);
    await page.goto(`/post/${open.id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('requacks.give'), exact: true })
      .press('Enter');
    await page.getByRole('menuitem', { name: w('quote') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: composerMessages(t)('compose') });
    const box = dialog.getByRole('group', { name: w('quoted', { name: 'בת סוף' }) });
    await expect(box).toContainText(open.content);
    const begun = world.unique('התחלה ');
    await write(composerOf(dialog, t), t, begun);
    await untilDraftSaved(page, begun.trim());
    await page.reload();
    await page.getByRole('button', { name: t('shell.compose'), exact: true }).press('Enter');
    await expect(composerOf(dialog, t)).toBeVisible();
    await expect(box).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('requacks.give'), exact: true })
      .press('Enter');
    await page.getByRole('menuitem', { name: w('quote') }).press('Enter');
    await expect(box).toContainText(open.content);
    await expect(composerOf(dialog, t).getByRole('textbox', { name: composerMessages(t)('field') })).toHaveValue(begun);
    await box.getByRole('button', { name: w('takeOff') }).press('Enter');
    await expect(box).toHaveCount(0);
    await dialog.getByRole('button', { name: panel('panel') }).press('Enter');
    const audience = page.getByRole('dialog', { name: panel('panel') });
    await audience
      .getByRole('group', { name: rule('rule') })
      .getByRole('radio', { name: rule('NOBODY') })
      .press('Space');
    await audience.getByRole('button', { name: panel('done') }).press('Enter');
    const own = world.unique('מילים שלי ');
    await publish(page, t, own);

    await page.goto(`/user/${ada.handle}`);
    const card = quackWith(page, own);
    await card.getByRole('button', { name: t('posts.more'), exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: w('ruleOf') }).press('Enter');
    const rules = page.getByRole('dialog', { name: rule('rule') });
    await expect(rules.getByRole('radio', { name: rule('NOBODY') })).toBeChecked();
    await expectAccessible(page);
    await rules.getByRole('radio', { name: rule('EVERYONE') }).press('Space');
    await expectToast(page, w('ruleKept'));
    await page.keyboard.press('Escape');

    await page.goto('/profile?section=privacy');
    await page
      .getByRole('group', { name: rule('setting') })
      .getByRole('radio', { name: rule('ASK') })
      .press('Space');
    const gal = await world.person('גל נוף');
    const quote = await create(world, gal, { content: world.unique('גם אני '), quotePostId: open.id });
    await world.graphql('mutation ($id: ID!) { blockUser(id: $id) { user { id } } }', { id: bea.id }, ada);
    await page.goto(`/post/${quote.id}`);
    await expect(page.getByText(w('BLOCKED'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: w('showOf', { name: 'בת סוף' }) }).press('Enter');
    await expect(page.getByRole('group', { name: w('quoted', { name: 'בת סוף' }) })).toContainText(open.content);
  });
});
