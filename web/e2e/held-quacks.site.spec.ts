import { en as casesEn } from '../src/features/admin/moderation/cases/messages.en';
import { en as sharedEn } from '../src/features/admin/moderation/messages.en';
import { en as wordsEn } from '../src/features/admin/moderation/words/messages.en';
import { he as wordsHe } from '../src/features/admin/moderation/words/messages.he';
import { en as heldEn } from '../src/features/posts/holding/messages.en';
import { he as heldHe } from '../src/features/posts/holding/messages.he';
import { publish } from './support/quacks';
import { expect, test } from './support/site';
import { type Person, World } from './support/world';

// One after the other, with people in common.
test.describe.configure({ mode: 'default' });
let world: World;
let [judge, author, reader]: Person[] = [];
test.beforeAll(async ({ server }) => {
  world = new World(server.url, 'en');
  judge = await world.administrator('Judge Pond');
  author = await world.person('Tom Heron');
  reader = await world.person('Rita Reed');
});

test('a quack with a word of the list waits, and is released', async ({ page, signIn, openBrowser, t }) => {
  await signIn(page, judge!, world.url);
  await page.goto('/admin/held-words');
  await page.getByRole('main').getByRole('button', { name: wordsEn.add, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(wordsEn.text).fill('free ducks');
  await dialog.getByRole('button', { name: wordsEn.add, exact: true }).click();
  await expect(page.getByRole('row', { name: 'free ducks' })).toBeVisible();

  const own = await openBrowser(author);
  await own.goto('/stream');
  await publish(own, t, 'Free ducks for everyone!');
  await expect(own.getByText(heldEn.held).first()).toBeVisible();
  await own.goto(`/user/${author!.handle}`);
  const held = own.getByRole('region', { name: heldEn.title });
  await expect(held).toContainText('Free ducks for everyone!');
  await expect(held.getByRole('note')).toContainText(heldEn.why);
  const hers = await openBrowser(reader);
  await hers.goto(`/user/${author!.handle}`);
  await expect(hers.getByRole('heading', { level: 1, name: 'Tom Heron' })).toBeVisible();
  await expect(hers.getByText('Free ducks for everyone!')).toHaveCount(0);

  await page.goto('/admin/reports');
  await page.getByRole('link', { name: casesEn.WORDS }).click();
  await expect(page.getByText(casesEn.heldText)).toBeVisible();
  const form = page.getByRole('region', { name: sharedEn.decide });
  await form.getByRole('radio', { name: sharedEn.outcomeNO_VIOLATION }).check();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: casesEn.emptyOpen })).toBeVisible();
  await hers.reload();
  await expect(hers.getByText('Free ducks for everyone!')).toBeVisible();
});

test('a word is removed by keyboard, in Hebrew', { tag: '@nightly' }, async ({ openBrowser }) => {
  const hebrew = new World(world.url, 'he');
  const [hers, writer] = [await hebrew.administrator('שופטת אגם'), await hebrew.person('אנפה אפורה')];
  await world.graphql(
    'mutation { addHeldWord(input: { kind: PHRASE, text: "כסף קל" }) { heldWord { id } } }',
    {},
    hers,
  );
  await world.quack(writer, 'כסף קל לכולם');
  const own = await openBrowser(writer);
  await own.goto(`/user/${writer.handle}`);
  await expect(own.getByRole('region', { name: heldHe.title })).toContainText(heldHe.held);

  const page = await openBrowser(hers);
  await page.goto('/admin/held-words');
  await page.getByRole('button', { name: wordsHe.removeOf.replace('{name}', 'כסף קל') }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: wordsHe.remove }).press('Enter');

  await expect(page.getByText(wordsHe.removedToast)).toBeVisible();
  await expect(page.getByRole('row', { name: 'כסף קל' })).toHaveCount(0);
  // The queue is empty again for the tests that follow.
  const { cases } = await world.graphql<{ cases: { edges: { node: { id: string } }[] } }>(
    '{ cases(first: 100) { edges { node { id } } } }',
    {},
    hers,
  );
  for (const { node } of cases.edges)
    await world.graphql(
      'mutation($id: ID!, $input: DecisionInput!) { decideCase(id: $id, input: $input) { decision { id } } }',
      { id: node.id, input: { outcome: 'NO_VIOLATION' } },
      hers,
    );
});
