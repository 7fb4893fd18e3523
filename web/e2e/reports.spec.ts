import { expectAccessible } from './support/axe';
import { breakOperation, loseAnswer } from './support/failures';
import { notificationMessages, whisperMessages } from './support/inbox';
import {
  caseMessages,
  entranceMessages,
  noticeMessages,
  relationshipMessages,
  reportMessages,
  settingsMessages,
} from './support/page-messages';
import { expectToast, quackWith } from './support/quacks';
import { expect, test } from './support/test';
import type { Person, Quack, World } from './support/world';

/** Reports a quack as a person, and removes it as an administrator. */
async function reportAndRemove(world: World, reporter: Person, quack: Quack, facts: string) {
  const moderator = await world.administrator();
  await world.graphql(
    'mutation($input: ReportPostInput!) { reportPost(input: $input) { report { id } } }',
    { input: { postId: quack.id, category: 'HARASSMENT' } },
    reporter,
  );
  const { cases, rules } = await world.graphql<{
    cases: { edges: { node: { id: string; subjectId: string } }[] };
    rules: { id: string; text: string }[];
  }>('{ cases(first: 100) { edges { node { id subjectId } } } rules { id text } }', {}, moderator);
  const id = cases.edges.find(({ node }) => node.subjectId === quack.id)?.node.id;
  const input = { outcome: 'REMOVE', ground: 'RULE', ruleId: rules[0]?.id, facts, postIds: [quack.id] };
  await world.graphql(
    'mutation($id: ID!, $input: DecisionInput!) { decideCase(id: $id, input: $input) { decision { id } } }',
    { id, input },
    moderator,
  );
  return { rule: rules[0]?.text ?? '' };
}

test('a quack is reported without a pointer, once however often it is sent, and listed in the settings', async ({
  page,
  signIn,
  world,
  t,
}) => {
  const [w, of] = [reportMessages(t), relationshipMessages(t)];
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  const { handle } = bea;
  const hers = await world.quack(bea, world.unique('hers'));
  await signIn(page, ada);
  await page.goto(`/post/${hers.id}`);
  await quackWith(page, hers.content)
    .getByRole('button', { name: t('posts.more'), exact: true })
    .press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: of('reportQuack') })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: w('titlePOST', { handle }) });
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: w('categoryNone') })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: w('categoryOTHER') })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: w('rules') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: w('comment') })).toBeFocused();
  await dialog.getByRole('button', { name: w('send') }).press('Enter');
  await expect(dialog.getByText(w('commentNeeded'))).toBeVisible();
  const field = dialog.getByRole('textbox', { name: w('commentLabel') });
  await field.fill('Too loud for a pond.');
  const mend = await breakOperation(page, 'ReportPost');
  await dialog.getByRole('button', { name: w('send') }).press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: t('errors.network') })).toBeVisible();
  await expect(field).toHaveValue('Too loud for a pond.');
  mend();
  await loseAnswer(page, 'ReportPost');
  await dialog.getByRole('button', { name: w('send') }).press('Enter');

  const receipt = page.getByRole('dialog', { name: w('receipt') });
  await expect(receipt.getByRole('button', { name: of('mute', { handle }) })).toBeVisible();
  const number = (await receipt.getByText(/^[0-9A-F]{8}$/).textContent()) ?? '';
  await receipt.getByRole('link', { name: w('own') }).press('Enter');

  const section = page.getByRole('region', { name: settingsMessages(t)('reports') });
  const mine = section.getByRole('group', { name: caseMessages(t)('report', { number }) });
  await expect(mine).toContainText(hers.content);
  await expect(mine).toContainText(caseMessages(t)('waitingText'));
  await expect(section.getByRole('group')).toHaveCount(1);
  await expectAccessible(page);
});

test('a decision about someone is explained to them, and they appeal once', async ({ page, signIn, world, t }) => {
  const w = caseMessages(t);
  const say = notificationMessages(t);
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  const quack = await world.quack(bea, world.unique('rude'));
  const facts = 'It insults someone by name.';
  const { rule } = await reportAndRemove(world, ada, quack, facts);
  await signIn(page, bea);
  await page.goto('/notifications');
  await page.getByRole('link', { name: say('decisionMade') }).click();
  const section = page.getByRole('region', { name: settingsMessages(t)('reports') });
  const decision = section.getByRole('group', { name: w('decisionREMOVE') });
  for (const words of [facts, rule, quack.content]) await expect(decision).toContainText(words);
  await expectAccessible(page);

  await decision.getByRole('button', { name: w('appealOf', { what: w('decisionREMOVE') }) }).click();
  await decision.getByRole('textbox', { name: w('appealText') }).fill('It is the name of my boat.');
  await decision.getByRole('button', { name: w('appealSend') }).click();
  const question = page.getByRole('alertdialog', { name: w('appealAsk') });
  await question.getByRole('button', { name: w('appealSend') }).click();

  await expectToast(page, w('appealSent'));
  await expect(decision.getByText(w('appealOPEN'))).toBeFocused();
  await expect(decision.getByRole('button', { name: w('appealOf', { what: w('decisionREMOVE') }) })).toHaveCount(0);

  await signIn(page, ada);
  await page.goto('/profile?section=reports');
  await expect(section.getByRole('group')).toContainText(w('outcomeACTED'));
  await expect(section.getByRole('group')).toContainText(facts);
});

test.describe('in Hebrew', () => {
  test.use({ language: 'he' });

  test('the whispers that someone picks are reported', { tag: '@nightly' }, async ({ page, signIn, world, t }) => {
    const [w, say] = [reportMessages(t), whisperMessages(t)];
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const { handle } = bea;
    const conversationId = await world.whisper(bea, [ada], 'שלום לך');
    await world.whisper(bea, { conversationId }, 'תשלחי לי כסף');
    await signIn(page, ada);
    await page.goto(`/whispers/${conversationId}`);
    await page.getByRole('button', { name: say('more') }).click();
    await page.getByRole('menuitem', { name: say('report', { handle }) }).click();
    const dialog = page.getByRole('dialog', { name: w('titleWHISPERS', { handle }) });
    await dialog.getByRole('radio', { name: w('categorySPAM') }).check();
    await dialog.getByRole('button', { name: w('next') }).click();
    await dialog.getByRole('button', { name: w('skip') }).click();
    await expect(dialog.getByRole('checkbox', { name: 'תשלחי לי כסף' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'שלום לך' })).not.toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: w('next') }).click();
    await dialog.getByRole('button', { name: w('send') }).click();
    await page
      .getByRole('dialog', { name: w('receipt') })
      .getByRole('link', { name: w('own') })
      .click();

    const section = page.getByRole('region', { name: settingsMessages(t)('reports') });
    await expect(section.getByRole('group')).toContainText('תשלחי לי כסף');
    await expect(section.getByRole('group')).toContainText(w('categorySPAM'));
  });

  test(
    'a visitor reports a quack from its menu, and gets a number',
    { tag: '@nightly' },
    async ({ page, world, t }) => {
      const w = noticeMessages(t);
      const bea = await world.person('Bea Reed');
      const hers = await world.quack(bea, world.unique('hers'));
      await page.goto(`/post/${hers.id}`);
      await quackWith(page, hers.content)
        .getByRole('button', { name: t('posts.more'), exact: true })
        .click();
      await page.getByRole('menuitem', { name: relationshipMessages(t)('reportQuack') }).click();
      const url = page.getByRole('textbox', { name: w('url') });
      await expect(url).toHaveValue(new RegExp(`/post/${hers.id}$`));
      await page.getByRole('textbox', { name: w('law') }).fill('איום');
      await page.getByRole('textbox', { name: w('explanation') }).fill('מאיים לפגוע באדם.');
      await page.getByRole('checkbox', { name: w('childSafety') }).check();
      await page.getByRole('button', { name: w('send'), exact: true }).click();
      await expect(page.getByText(w('faithNeeded'))).toBeVisible();
      await page.getByRole('checkbox', { name: w('faith') }).check();
      await page.getByRole('button', { name: w('send'), exact: true }).click();

      await expect(page.getByRole('heading', { name: w('sent') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/[0-9A-F]{8}/);
    },
  );
});

test('a suspended person reads why, and appeals by keyboard', async ({ page, signIn, world, t }) => {
  const w = caseMessages(t);
  const bea = await world.person('Bea Reed');
  const moderator = await world.administrator();
  const facts = world.unique('Sent the same link to many people.');
  await signIn(page, bea);
  await page.goto('/');
  await world.graphql(
    'mutation($id: ID!, $input: DecisionInput!) { moderateUser(userId: $id, input: $input) { decision { id } } }',
    { id: bea.id, input: { outcome: 'SUSPEND', ground: 'LAW', law: 'A law', facts } },
    moderator,
  );
  await page.goto('/login');
  await page.getByLabel(entranceMessages(t)('login'), { exact: true }).fill(bea.handle);
  await page.getByLabel(entranceMessages(t)('password'), { exact: true }).fill(bea.password);
  await page.keyboard.press('Enter');

  await expect(page.getByText(facts)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: w('appeal') }).press('Enter');
  await page.keyboard.type('It was one link to three friends.');
  await page.getByRole('button', { name: w('appealSend') }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: w('appealSend') })
    .press('Enter');

  await expect(page.getByText(w('appealOPEN'))).toBeFocused();
});
