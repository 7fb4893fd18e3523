import type { Locator } from '@playwright/test';
import { breakOperation, loseAnswer, loseAnswers } from './support/failures';
import { fieldTo, logWith, whisperMessages } from './support/inbox';
import { mainly } from './support/languages';
import { goTo } from './support/sidebar';
import { untilKeysWork } from './support/page-states/page-state';
import { expect, test } from './support/test';

for (const language of mainly('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('two people whisper without a pointer, live in every tab', async ({ page, openBrowser, signIn, world, t }) => {
      const say = whisperMessages(t);
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('בת־אל סוף')];
      await world.welcomeStrangers(bea);
      await signIn(page, ada);
      await page.goto('/stream');
      await untilKeysWork(page, t);

      await page.keyboard.press('g');
      await page.keyboard.press('w');
      await expect(page.getByRole('heading', { name: say('emptyTitle') })).toBeVisible();
      await page
        .getByRole('link', { name: say('new'), exact: true })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      const picker = page.getByRole('combobox', { name: say('newTo') });
      await expect(picker).toBeFocused();
      await page.keyboard.type(bea.handle.slice(0, -1));
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('list', { name: say('newTo') })).toContainText(bea.displayName);
      const first = page.getByRole('textbox', { name: new RegExp(bea.handle) });
      for (let step = 0; step < 4; step += 1) {
        if (await first.evaluate((field) => field === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(first).toBeFocused();
      await page.keyboard.type('שלום, the first');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type('and second line 🦆');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/whispers\/[0-9a-f-]{36}$/);
      await expect(logWith(page, t, bea)).toContainText('and second line 🦆');

      // Bea hears of it on whatever page she is, and answers; Ada's other tab hears both.
      const other = await page.context().newPage();
      await other.goto(page.url());
      await expect(logWith(other, t, bea)).toContainText('the first');
      const hers = await openBrowser(bea);
      await hers.goto('/stream');
      await expect(hers).toHaveTitle(/^\(1\) /);
      await hers.goto('/whispers');
      await hers
        .getByRole('link', { name: new RegExp(ada.displayName) })
        .first()
        .click();
      await expect(logWith(hers, t, ada)).toContainText(say('unreadFrom'));
      await expect(fieldTo(hers, t, ada)).toBeFocused();
      await expect(hers).not.toHaveTitle(/^\(/);
      await hers.keyboard.type('טוב לשמוע');
      await hers.keyboard.press('Enter');
      for (const each of [page, other]) await expect(logWith(each, t, bea)).toContainText('טוב לשמוע');
      await expect(hers.getByRole('log').getByText('טוב לשמוע')).toHaveCount(1);
      await fieldTo(other, t, bea).fill('from the other tab');
      await fieldTo(other, t, bea).press('Enter');
      for (const each of [page, hers]) await expect(each.getByRole('log')).toContainText('from the other tab');
      await expect(page.getByRole('log').getByText('from the other tab')).toHaveCount(1);

      // Away from what was new, to another page.
      await goTo(hers, t, 'stream');
      await expect(hers.getByRole('heading', { name: t('timelines.title'), level: 1 })).toBeVisible();
    });
  });
}

test(
  'a whisper that failed stays, and is one whisper however often it is tried',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const say = whisperMessages(t);
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const id = await world.whisper(bea, [ada], 'Are you there?');
    await signIn(page, ada);
    await page.goto(`/whispers/${id}`);
    const log = logWith(page, t, bea);
    await expect(log).toContainText('Are you there?');
    const field = fieldTo(page, t, bea);

    const mend = await breakOperation(page, 'SendWhisper');
    await field.fill('I am here');
    await field.press('Enter');
    await expect(log.getByRole('alert')).toContainText(say('failed'));
    await expect(field).toHaveValue('');
    await field.fill('half a thought');
    mend();
    await page.reload();
    await expect(fieldTo(page, t, bea)).toHaveValue('half a thought');
    await expect(logWith(page, t, bea).getByRole('alert')).toContainText(say('waits'));

    // The server takes it and its answer is lost; it comes back live, or by the next try, and is one.
    await loseAnswer(page, 'SendWhisper');
    await log.getByRole('button', { name: t('states.retry') }).click();
    await expect(log.getByText(say('sending'))).toHaveCount(0);
    await expect(log.getByRole('alert')).toHaveCount(0);
    await expect(log.getByText('I am here')).toHaveCount(1);
    // The whisper may have come live before its answer was lost.
    await page.unrouteAll({ behavior: 'wait' });
  },
);

test(
  'a whisper whose answer was lost is not said to wait once a reload shows it',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const say = whisperMessages(t);
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const id = await world.whisper(bea, [ada], 'Are you there?');
    // Nothing comes live, so that only the conversation itself can tell.
    await page.routeWebSocket(/graphql/, () => undefined);
    await signIn(page, ada);
    await page.goto(`/whispers/${id}`);
    const log = logWith(page, t, bea);
    await expect(log).toContainText('Are you there?');
    await loseAnswers(page, 'SendWhisper');
    await fieldTo(page, t, bea).fill('I am here');
    await fieldTo(page, t, bea).press('Enter');
    await expect(log.getByRole('alert')).toContainText(say('failed'));

    await page.reload();

    await expect(log).toContainText('Are you there?');
    await expect(log.getByText('I am here')).toHaveCount(1);
    await expect(log.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'a long list of conversations goes on where a page of it failed, and ends with a word',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const say = whisperMessages(t);
    const ada = await world.person('Ada Pond');
    const first = await world.person('First Duck');
    await world.whisper(first, [ada], 'Quite some time ago.');
    const others = await Promise.all(Array.from({ length: 32 }, () => world.person()));
    for (const each of others) await world.whisper(each, [ada], 'Hello!');
    await signIn(page, ada);
    await page.goto('/whispers');
    const list = page.getByRole('list', { name: say('conversations') });
    await expect(list.getByRole('listitem')).toHaveCount(30);

    const mend = await breakOperation(page, 'Conversations');
    await list.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(page.getByText(t('states.moreFailed'))).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(30);
    mend();
    await page.getByRole('button', { name: t('states.retry') }).click();

    await expect(list.getByRole('listitem')).toHaveCount(33);
    await list.getByRole('link', { name: first.displayName }).scrollIntoViewIfNeeded();
    await expect(page.getByText(t('states.end'), { exact: true })).toBeVisible();
  },
);

test('earlier whispers come in above without a jump, and profiles lead to the conversation', async ({
  page,
  signIn,
  world,
  t,
}) => {
  const say = whisperMessages(t);
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  const id = await world.whisper(bea, [ada], 'Line 0.');
  for (let line = 1; line <= 70; line += 1) {
    await world.whisper(
      line % 4 ? bea : ada,
      { conversationId: id },
      `Line ${line}. ${'of a long talk '.repeat(line % 9)}`,
    );
  }
  // It opens at its end, and not where the unread whispers begin.
  await world.readConversation(ada, id);
  await signIn(page, ada);
  await page.goto(`/user/${bea.handle}`);
  await page.getByRole('link', { name: t('profiles.whisperTo', { name: bea.displayName }) }).click();
  await expect(page).toHaveURL(`/whispers/${id}`);
  const log = logWith(page, t, bea);
  await expect(log.getByText('Line 69.')).toBeAttached();

  const landmark = log.getByText('Line 34.');
  await landmark.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const before = await landmark.boundingBox();
  await expect(log.getByText('Line 0.')).toBeAttached();
  const after = await landmark.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);

  await world.whisper(bea, { conversationId: id }, 'Something new');
  const below = page.getByRole('button', { name: say('newBelow', { count: 1 }) });
  await expect(below).toBeVisible();
  expect(Math.abs(((await landmark.boundingBox())?.y ?? 0) - (after?.y ?? 0))).toBeLessThan(4);
  await below.click();
  await expect(log.getByText('Something new')).toBeInViewport();
});

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a whisper that waits after a reload says once that it was not sent', async ({ page, signIn, world, t }) => {
      const say = whisperMessages(t);
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      const id = await world.whisper(bea, [ada], 'Are you there?');
      await signIn(page, ada);
      await breakOperation(page, 'SendWhisper');
      await page.goto(`/whispers/${id}`);
      const alert = logWith(page, t, bea).getByRole('alert');
      await fieldTo(page, t, bea).fill('I am here');
      await fieldTo(page, t, bea).press('Enter');
      await expect(alert).toContainText(`${say('failed')}. ${t('errors.network')}`);

      await page.reload();

      await expect(alert).toContainText(say('waits'));
      // The row is drawn anew while the rest of the page comes, and has no text in between.
      const timesSaid = async () =>
        (await alert.innerText()).toLowerCase().split(say('failed').toLowerCase()).length - 1;
      await expect.poll(timesSaid).toBe(1);
    });
  });
}

/** Those of the phrases in a row whose first letter is outside of what is shown of their line. */
const cutAtTheBeginning = (row: Locator, phrases: readonly string[]) =>
  row.evaluate((root, wanted) => {
    const isCut = (text: Node, at: number): boolean => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const first = range.getBoundingClientRect();
      for (let box = text.parentElement; box && root.contains(box); box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue;
        const shown = box.getBoundingClientRect();
        if (first.left < shown.left - 1 || first.right > shown.right + 1) return true;
      }
      return false;
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      for (const phrase of wanted) {
        const at = text.textContent?.indexOf(phrase) ?? -1;
        if (at >= 0 && isCut(text, at)) cut.push(phrase);
      }
    }
    return cut;
  }, phrases);

for (const language of mainly('he')) {
  test.describe(`the list in ${language}`, () => {
    test.use({ language });

    test(
      'shows the beginning of what was said last, in whichever direction it runs',
      { tag: '@nightly' },
      async ({ page, signIn, world }) => {
        const latin = 'Would anyone like to come along for a long walk around the whole of the lake on Saturday?';
        const hebrew = 'מישהו רוצה להצטרף לטיול ארוך מאוד מסביב לכל האגם ביום שבת בבוקר, לפני שיהיה חם מדי?';
        const [ada, bea, dan] = [
          await world.person('Ada Pond'),
          await world.person('Imogen Thrale of the Observatory'),
          await world.person('בת־אל סוף מן התצפית אשר בצפון'),
        ];
        await world.whisper(bea, [ada], latin);
        await world.whisper(dan, [ada], hebrew);
        await world.whisper(bea, [ada, dan], latin);
        await world.whisper(ada, [bea], latin);
        await world.whisper(dan, [ada, bea, await world.person('Amaya Whitcombe')], hebrew);
        await signIn(page, ada);
        await page.goto('/whispers');
        const rows = page
          .getByRole('main')
          .getByRole('link')
          .filter({ hasText: /Would anyone|מישהו רוצה/ });
        await expect(rows).toHaveCount(4);

        for (const row of await rows.all()) {
          expect(await cutAtTheBeginning(row, [latin, hebrew])).toEqual([]);
        }
        for (const row of await rows.filter({ hasNotText: 'Amaya' }).all()) {
          const [first = ''] = (await row.textContent())?.match(/Imogen|בת־אל/) ?? [];
          expect(await cutAtTheBeginning(row, [first])).toEqual([]);
        }
      },
    );
  });
}

test(
  'a link begins a whisper: the conversation that there is opens with the text in its field',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const say = whisperMessages(t);
    const [ada, bea, cleo] = [
      await world.person('Ada Pond'),
      await world.person('Bea Reed'),
      await world.person('Cleo Marsh'),
    ];
    await world.whisper(bea, [ada], 'Are you there?');
    await signIn(page, ada);

    await page.goto(`/whispers?to=${bea.handle}&text=${encodeURIComponent('About your heron')}`);
    await expect(page).toHaveURL(/\/whispers\/[0-9a-f-]{36}$/);
    await expect(fieldTo(page, t, bea)).toHaveValue('About your heron');
    await expect(logWith(page, t, bea)).toContainText('Are you there?');

    await page.goto(`/whispers?to=${cleo.handle}&text=Hello`);
    await expect(page.getByRole('textbox', { name: new RegExp(cleo.handle) })).toHaveValue('Hello');
    await expect(page.getByText(say('startText'))).toBeVisible();
  },
);

test('who is picked for a new whisper is shown with what was whispered before, and others can be added', async ({
  page,
  signIn,
  world,
  t,
}) => {
  const say = whisperMessages(t);
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  await world.whisper(bea, [ada], 'Are you there?');
  await signIn(page, ada);
  await page.goto('/whispers/new');
  await expect(page.getByText(say('chooseNobody'))).toBeVisible();
  await expect(page.getByText(say('startText'))).toHaveCount(0);

  const picker = page.getByRole('combobox', { name: say('newTo') });
  await picker.fill(bea.handle);
  await expect(page.getByRole('option')).toHaveCount(1);
  await picker.press('Enter');
  await expect(logWith(page, t, bea)).toContainText('Are you there?');
  await expect(picker).toBeFocused();

  await fieldTo(page, t, bea).fill('I am');
  await fieldTo(page, t, bea).press('Enter');
  await expect(page).toHaveURL(/\/whispers\/[0-9a-f-]{36}$/);
  await expect(logWith(page, t, bea)).toContainText('I am');
});
