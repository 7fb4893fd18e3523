import type { Page } from '@playwright/test';
import { en as appealsEn } from '../src/features/admin/moderation/appeals/messages.en';
import { he as appealsHe } from '../src/features/admin/moderation/appeals/messages.he';
import { en as casesEn } from '../src/features/admin/moderation/cases/messages.en';
import { en as sharedEn } from '../src/features/admin/moderation/messages.en';
import { en as rulesEn } from '../src/features/admin/moderation/rules/messages.en';
import { en as tablesEn } from '../src/features/admin/tables/messages.en';
import { he } from '../src/i18n/he/catalog';
import { createTranslator } from '../src/i18n/translator';
import { untilKeysWork } from './support/page-states/page-state';
import { expect, test } from './support/site';
import { type Person, type Quack, World } from './support/world';

// One after the other, with people in common. Tests before them leave no open case.
test.describe.configure({ mode: 'default' });
let world: World;
let [judge, other]: Person[] = [];
let [reporter, target]: Person[] = [];
test.beforeAll(async ({ server }) => {
  world = new World(server.url, 'en');
  judge = await world.administrator('Judge Pond');
  other = await new World(server.url, 'he').administrator('שופטת אגם');
  reporter = await world.person('Rita Reed');
  target = await world.person('Tom Heron');
});

/** A case about a quack. @returns its id */
async function caseAbout(quack: Quack, category: string, comment: string): Promise<string> {
  await world.graphql(
    'mutation($input: ReportPostInput!) { reportPost(input: $input) { report { id } } }',
    { input: { postId: quack.id, category, comment } },
    reporter,
  );
  const { cases } = await world.graphql<{ cases: { edges: { node: { id: string; subjectId: string } }[] } }>(
    '{ cases(first: 100) { edges { node { id subjectId } } } }',
    {},
    judge,
  );
  return cases.edges.find(({ node }) => node.subjectId === quack.id)!.node.id;
}

const take = (by: Person | undefined, operation: 'takeCase' | 'releaseCase', id: string) =>
  world.graphql(`mutation($id: ID!) { ${operation}(id: $id) { case { id } } }`, { id }, by);

async function isThere({ id }: Quack): Promise<boolean> {
  const { post } = await world.graphql<{ post: { id: string } | null }>(
    'query($id: ID!) { post(id: $id) { id } }',
    { id },
    reporter,
  );
  return post !== null;
}

const form = (page: Page) => page.getByRole('region', { name: sharedEn.decide });

test('a case is decided by keyboard, a conflict keeps what was written, and U undoes it', async ({
  page,
  signIn,
  t,
}) => {
  const quack = await world.quack(target!, 'Herons are stupid and so are you.');
  const id = await caseAbout(quack, 'VIOLENCE', 'This is a threat.');
  const next = await caseAbout(await world.quack(target!, 'Buy my ducks!'), 'SPAM', '');
  await signIn(page, judge!, world.url);
  await page.goto('/admin/reports');
  await expect(page.getByRole('img', { name: '2 open cases' })).toBeVisible();
  await expect(page.locator(`[data-row="${id}"]`)).toBeVisible();
  const decided = page.getByRole('link', { name: casesEn.decided });
  const before = Number(/\((\d+)\)/.exec((await decided.textContent()) ?? '')?.[1] ?? 0);
  await untilKeysWork(page, t);
  await page.keyboard.press('j');

  await expect(page).toHaveURL(new RegExp(`case=${id}`));
  const evidence = page.getByRole('region', { name: casesEn.evidence });
  await expect(evidence).toContainText(quack.content);
  await expect(page.getByRole('region', { name: casesEn.reportsHeading })).toContainText('This is a threat.');
  await page.keyboard.press('3');
  await expect(form(page).getByRole('radio', { name: sharedEn.outcomeREMOVE })).toBeChecked();
  await form(page).getByLabel(sharedEn.rule).selectOption({ index: 1 });
  await form(page).getByLabel(sharedEn.facts).fill('It insults and threatens.');
  await take(other, 'takeCase', id);
  await page.keyboard.press('Control+Enter');
  await expect(form(page).getByText(sharedEn.CASE_TAKEN)).toBeVisible();
  await page.locator(`[data-row="${next}"]`).click();
  await expect(evidence).toContainText('Buy my ducks!');
  await page.locator(`[data-row="${id}"]`).click();
  await expect(form(page).getByLabel(sharedEn.facts)).toHaveValue('It insults and threatens.');
  await take(other, 'releaseCase', id);
  await form(page).getByLabel(sharedEn.facts).press('Control+Enter');

  await expect(page.getByText('Case decided: Remove quacks')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`case=${next}`));
  await expect(decided).toHaveAccessibleName(`${casesEn.decided} (${before + 1})`);
  expect(await isThere(quack)).toBe(false);

  await expect(page.getByRole('heading', { name: 'Quack by Tom Heron' })).toBeInViewport();
  await page.keyboard.press('u');
  await expect(page.getByText(sharedEn.undone, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`case=${id}`));
  expect(await isThere(quack)).toBe(true);

  const notes = page.getByRole('region', { name: sharedEn.notes, exact: true });
  await notes.getByRole('button', { name: sharedEn.addNote }).click();
  await notes.getByLabel(sharedEn.note, { exact: true }).fill('Promised to calm down.');
  await notes.getByRole('button', { name: sharedEn.saveNote }).click();
  await expect(notes.getByRole('listitem')).toContainText('Promised to calm down.');
});

test('the queue says what was reported, and its search, filters and order are in the address', async ({
  page,
  signIn,
}) => {
  const swan = await world.person('Nils Swan');
  const threat = await caseAbout(await world.quack(swan, 'Bread thieves will be bitten.'), 'VIOLENCE', '');
  const advert = await caseAbout(await world.quack(swan, 'Stale bread, half price.'), 'SPAM', 'The third advert.');
  const rows = page.getByRole('region', { name: casesEn.queue }).getByRole('listitem');
  const row = (id: string) => page.locator(`[data-row="${id}"]`);
  await signIn(page, judge!, world.url);
  await page.goto('/admin/reports');
  await expect(row(threat)).toContainText('Bread thieves will be bitten.');

  await page.getByLabel(casesEn.search).fill('bread');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: tablesEn.filters, exact: true }).click();
  await page.getByLabel(casesEn.category, { exact: true }).selectOption(sharedEn.SPAM);
  await expect(rows).toHaveCount(1);
  await expect(row(advert)).toBeVisible();
  await expect(page).toHaveURL(/q=bread&category=SPAM/);
  await page.getByLabel(casesEn.about, { exact: true }).selectOption(sharedEn.WHISPER);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: tablesEn.clear }).click();
  await expect(row(threat)).toBeVisible();

  await page.getByLabel(casesEn.sortBy).selectOption(casesEn.sortNEWEST);
  await expect(rows.first()).toContainText('Stale bread, half price.');
  await page.reload();
  await expect(rows.first()).toContainText('Stale bread, half price.');
  await page.getByLabel(casesEn.sortBy).selectOption(casesEn.sortURGENT);
  await expect(rows.last()).not.toContainText('Bread thieves will be bitten.');
});

test('an appeal is granted by someone else, and the quack is back', { tag: '@nightly' }, async ({ openBrowser }) => {
  const quack = await world.quack(target!, 'A goose told me so.');
  const id = await caseAbout(quack, 'HATE', '');
  const { rules } = await world.graphql<{ rules: { id: string }[] }>('{ rules { id } }', {});
  const { decideCase } = await world.graphql<{ decideCase: { decision: { id: string } } }>(
    'mutation($id: ID!, $input: DecisionInput!) { decideCase(id: $id, input: $input) { decision { id } } }',
    {
      id,
      input: { outcome: 'REMOVE', ground: 'RULE', ruleId: rules[0]!.id, facts: 'Contempt.', postIds: [quack.id] },
    },
    judge,
  );
  await world.graphql(
    'mutation($id: ID!, $text: String!) { appeal(decisionId: $id, text: $text) { appeal { id } } }',
    { id: decideCase.decision.id, text: 'It was a compliment to geese.' },
    target,
  );
  const [own, hers] = [await openBrowser(judge), await openBrowser(other)];
  await own.goto('/admin/appeals');
  await own.getByRole('region', { name: appealsEn.queue }).getByRole('link').click();
  await expect(own.getByText(appealsEn.ownDecision)).toBeVisible();

  await hers.goto('/admin/appeals');
  await expect(hers.getByRole('region', { name: appealsHe.queue }).getByRole('link')).toBeVisible();
  await untilKeysWork(hers, createTranslator('he', he));
  await hers.keyboard.press('j');
  await expect(hers.getByRole('radio')).toHaveCount(2);
  await hers.keyboard.press('1');
  const reasons = hers.getByLabel(appealsHe.reasons);
  await reasons.fill('זו הייתה מחמאה.');
  await reasons.press('Control+Enter');

  await expect(hers.getByText(appealsHe.granted, { exact: true })).toBeVisible();
  await expect(hers.getByRole('heading', { name: appealsHe.emptyOpen })).toBeVisible();
  expect(await isThere(quack)).toBe(true);
});

test('rules are edited, reordered and retired, and leaving asks first', async ({ page, signIn }) => {
  await signIn(page, judge!, world.url);
  await page.goto('/admin/rules');
  const first = page.getByRole('listitem').filter({ has: page.getByText('Rule 1', { exact: true }) });
  await first.getByLabel(rulesEn.textEn).fill('Be kind to geese.');
  await first.getByLabel(rulesEn.textEn).press('Alt+ArrowDown');
  const second = page.getByRole('listitem').filter({ has: page.getByText('Rule 2', { exact: true }) });
  await expect(second.getByLabel(rulesEn.textEn)).toHaveValue('Be kind to geese.');
  await expect(second.getByLabel(rulesEn.textEn)).toBeFocused();
  await page.getByRole('button', { name: 'Retire rule 1', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: rulesEn.retireConfirm }).click();
  await page.getByRole('link', { name: appealsEn.title, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await page.getByRole('button', { name: rulesEn.save }).click();

  await expect(page.getByText(rulesEn.saved, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: rulesEn.retired })).toBeVisible();
  const { rules } = await world.graphql<{ rules: { text: string }[] }>('{ rules { text } }', {});
  expect(rules[0]?.text).toBe('Be kind to geese.');
});
