import type { Locator, Page } from '@playwright/test';
import { answerWith } from './support/answers';
import { followMail, newcomer } from './support/entrance';
import { entranceMessages, firstRunMessages, settingsMessages } from './support/page-messages';
import { composerOf } from './support/quacks';
import { expect, test } from './support/test';

/** How often Tab may start at the top: a page that is just replaced by its next state loses the focus. */
const MAX_ROUNDS = 4;

/** Presses Tab until the control has the focus, as someone without a pointer does. */
async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let rounds = 0; rounds <= MAX_ROUNDS;) {
    const [isThere, isAtTop] = await control.evaluate((element) => [
      element === document.activeElement,
      document.activeElement === document.body,
    ]);
    if (isThere) return;
    if (isAtTop) rounds += 1;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

async function press(page: Page, control: Locator): Promise<void> {
  await reach(page, control);
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.type(text);
}

test('a newcomer comes from the front door to the fifth follow and the first quack by keyboard', async ({
  page,
  world,
  t,
}) => {
  const [entrance, say] = [entranceMessages(t), firstRunMessages(t)];
  const people = [];
  for (const name of ['Ann', 'Bob', 'Cid', 'Dov', 'Eli'])
    people.push(await world.person(`${name} ${world.unique('')}`));
  const topic = world.unique('wren');
  for (const person of people) await world.quack(person, `Good morning #${topic}`);
  const who = newcomer(world.unique('n_'), 'Noa Reed');

  await page.goto('/');
  await press(page, page.getByRole('link', { name: entrance('createAccount') }).first());
  await typeInto(page, page.getByLabel(entrance('handle'), { exact: true }), who.handle);
  await typeInto(page, page.getByLabel(entrance('email'), { exact: true }), who.email);
  await typeInto(page, page.getByLabel(entrance('password'), { exact: true }), who.password);
  await reach(page, page.locator('input[name=acceptsRules]'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: entrance('sentTitle') })).toBeVisible();
  await followMail(page, who.email);
  await typeInto(page, page.getByLabel(entrance('password'), { exact: true }), who.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/welcome');
  await typeInto(page, page.getByLabel(`${say('bio')} (${t('states.optional')})`), 'Bread and birds');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say('topicsTitle') })).toBeFocused();
  await press(page, page.getByRole('button', { name: `#${topic}` }));
  await expect(page.getByRole('button', { name: `#${topic}` })).toHaveAttribute('aria-pressed', 'true');
  await press(page, page.getByRole('button', { name: say('next') }));

  await expect(page.getByRole('heading', { name: say('peopleTitle') })).toBeFocused();
  for (const { displayName } of people) {
    const main = page.getByRole('main');
    await press(page, main.getByRole('button', { name: t('follows.followPerson', { name: displayName }) }));
    await expect(main.getByRole('button', { name: t('follows.followingPerson', { name: displayName }) })).toBeFocused();
  }
  await press(page, page.getByRole('button', { name: say('firstQuack') }));
  await expect(page).toHaveURL('/stream');
  const field = composerOf(page.getByRole('dialog'), t).getByRole('textbox');
  await expect(field).toHaveValue(`#${say('firstHashtag')} `);
  await field.press('End');
  await page.keyboard.type('from the pond');
  await page.keyboard.press('Control+Enter');
  // The button that opened the composer is gone.
  await expect(page.locator('#main')).toBeFocused();

  // Done from what happened: only the picture is left.
  const checklist = page.getByRole('region', { name: say('checklist') });
  await expect(checklist.getByText(say('done', { done: 3, steps: 4 }))).toBeVisible();
  await expect(checklist.getByRole('link')).toHaveText(say('doPicture'));
  const kept = answerWith(page, '"onboarding":"DONE"');
  await press(page, checklist.getByRole('button', { name: say('dismiss') }));
  await expect(checklist).toHaveCount(0);
  await kept;
  await page.reload();
  await expect(page.getByText('from the pond')).toBeVisible();
  await expect(checklist).toHaveCount(0);
});

test(
  'the first screens trap no one: Back, links and Skip lead out, and they open by themselves once',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const say = firstRunMessages(t);
    const noa = await world.newcomer('Noa Reed');
    await signIn(page, noa);
    await page.goto('/stream');
    await expect(page).toHaveURL('/welcome');
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', say('step', { step: 1, steps: 3 }));

    await page.getByRole('button', { name: say('skip') }).click();
    await expect(page.getByRole('heading', { name: say('topicsTitle') })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: say('aboutTitle') })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/stream');
    await expect(page.getByRole('region', { name: say('checklist') })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('region', { name: say('checklist') })).toBeVisible();
    await page.getByRole('link', { name: say('doFollow') }).click();
    await expect(page.getByRole('heading', { name: say('peopleTitle') })).toBeVisible();
    await page.getByRole('button', { name: say('followAll') }).click();
    await expect(page.getByText(say('followsAll'))).toBeVisible();
    await page.getByRole('button', { name: say('finish') }).click();
    await expect(page).toHaveURL('/stream');
  },
);

test(
  'the languages that someone reads are chosen in the settings too, and one always remains',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const w = settingsMessages(t);
    const ada = await world.person();
    await signIn(page, ada);
    await page.goto('/profile?section=content');
    const group = page.getByRole('group', { name: w('contentLanguages') });
    await expect(group.getByRole('switch', { name: 'English' })).toBeDisabled();

    await group.getByRole('switch', { name: 'עברית' }).click();
    const saved = page.waitForResponse((response) => (response.request().postData() ?? '').includes('["he"]'));
    await group.getByRole('switch', { name: 'English' }).click();
    await saved;
    await expect(group.getByRole('switch', { name: 'עברית' })).toBeDisabled();
    await expect(group.getByRole('switch', { name: 'English' })).not.toBeChecked();
    await page.reload();

    await expect(group.getByRole('switch', { name: 'עברית' })).toBeChecked();
    await expect(group.getByRole('switch', { name: 'English' })).not.toBeChecked();
  },
);
