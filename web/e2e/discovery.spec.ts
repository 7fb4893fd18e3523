import type { Page } from '@playwright/test';
import { answerWith } from './support/answers';
import { breakOperation, stallOperation } from './support/failures';
import { mainly } from './support/languages';
import { choose, composerOf, expectToast, publish, quackWith, showNew } from './support/quacks';
import { slowDownStorage } from './support/slow-storage';
import { untilKeysWork } from './support/page-states/page-state';
import { expect, test } from './support/test';
import { exploreMessages, hashtagMessages, appearanceMessages, placeMessages } from './support/messages';
import type { Person } from './support/world';
import { composerMessages } from './support/page-messages';

const HAIFA = { latitude: 32.794, longitude: 34.9896 };
const ACRE = { latitude: 32.9281, longitude: 35.0765 };

let ada: Person;
let bea: Person;

test.beforeEach(async ({ page, signIn, world }) => {
  [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  await signIn(page, ada);
});

const searchIn = (page: Page, language: 'en' | 'he') =>
  page.getByRole('main').getByRole('combobox', { name: exploreMessages(language)('search') });

async function searchAround(page: Page, language: 'en' | 'he', city: string): Promise<void> {
  await page.getByRole('combobox', { name: placeMessages(language)('field') }).fill(city);
  await page.getByRole('option').first().click();
}

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('search is a key away, offers people and hashtags, finds words, and Back brings it back', async ({
      page,
      world,
      t,
    }) => {
      const w = exploreMessages(language);
      const word = world.unique('heron');
      // What is typed of it holds all by which it differs from other hashtags.
      const tag = `${world.unique(language === 'he' ? 'אנפה' : 'Herons')}ab`;
      await world.quack(bea, `A ${word} at the sluice #${tag}`);
      await page.goto('/profile');
      await untilKeysWork(page, t);
      await page.setViewportSize({ width: 1000, height: 800 });

      await page.keyboard.press('/');
      await expect(page).toHaveURL('/explore');
      await expect(searchIn(page, language)).toBeFocused();
      const answered = page.waitForResponse((response) =>
        Boolean(
          response
            .request()
            .postData()
            ?.includes(`"#${tag.slice(0, -2)}"`),
        ),
      );
      await page.keyboard.type(`#${tag.slice(0, -2)}`);
      await answered;
      const option = page.getByRole('option', { name: tag.toLowerCase() });
      await expect(option).toBeVisible();
      // Chosen while the answer to the last letter is still to come.
      const { mend } = await stallOperation(page, 'HashtagSuggestions');
      const asked = page.waitForRequest((request) => request.postData()?.includes(`"#${tag.slice(0, -1)}"`) ?? false);
      await page.keyboard.press('ArrowDown');
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.type(tag.slice(-2, -1));
      await asked;
      await page.keyboard.press('Enter');
      await mend();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(tag.toLowerCase());
      await expect(quackWith(page, word)).toBeVisible();

      await page.goBack();
      await searchIn(page, language).fill(word);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/explore?q=${word}`);
      await expect(quackWith(page, word)).toBeVisible();
      await page.getByRole('tab', { name: w('people') }).click();
      await expect(page.getByRole('heading', { name: w('nothing', { query: word }) })).toBeVisible();
      await page.getByRole('tab', { name: w('top') }).click();
      await quackWith(page, word)
        .getByRole('link', { name: `#${tag}` })
        .click();
      await expect(page).toHaveURL(/\/hashtag\//);
      await page.goBack();
      await expect(searchIn(page, language)).toHaveValue(word);
      await expect(quackWith(page, word)).toBeVisible();

      await searchIn(page, language).fill('');
      await expect(page.getByRole('option', { name: word })).toBeVisible();
      await searchIn(page, language).fill('before:someday');
      await page.keyboard.press('Enter');
      const refusal = page.getByRole('main').getByRole('alert');
      await expect(refusal).toContainText('before:');
      await expect(refusal.getByRole('heading', { name: w('refused') })).toBeVisible();
      await refusal.getByRole('button', { name: w('tips') }).click();
      await expect(page.getByText(w('tipBeforeText'))).toBeVisible();
    });

    test('a hashtag counts, and gathers what comes in live, from oneself at once', async ({ page, world, t }) => {
      const w = hashtagMessages(language);
      const tag = world.unique(language === 'he' ? 'ביצה' : 'marsh');
      await page.goto(`/hashtag/${encodeURIComponent(tag)}`);
      await expect(page.getByRole('heading', { name: w('empty', { tag }) })).toBeVisible();

      const [first, second] = [world.unique('first'), world.unique('second')];
      await world.quack(bea, `${first} #${tag}`);
      await showNew(page, t, 1);
      await expect(quackWith(page, first)).toBeVisible();
      await expect(page.getByText(w('quacks', { count: 1 }), { exact: true })).toBeVisible();

      await world.quack(bea, `${second} #${tag}`);
      await expect(quackWith(page, second)).toHaveCount(0);
      await showNew(page, t, 1);
      await expect(page.getByRole('article').first()).toContainText(second);

      const own = world.unique('own');
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shell.compose'), exact: true })
        .click();
      await publish(page, t, `${own} #${tag}`);
      await expect(page.getByRole('article').first()).toContainText(own);
    });

    test(
      'a hashtag that no one has used is written with at one press, apart from what was begun',
      { tag: '@nightly' },
      async ({ page, world, t }) => {
        const w = hashtagMessages(language);
        const tag = world.unique(language === 'he' ? 'אגמון' : 'Brook');
        const begun = world.unique('begun');
        await page.goto('/stream');
        await composerOf(page, t)
          .getByRole('textbox', { name: composerMessages(t)('field') })
          .fill(begun);
        await page.goto(`/hashtag/${encodeURIComponent(tag)}`);
        await expect(page.getByRole('heading', { name: w('empty', { tag }) })).toBeVisible();
        await page
          .getByRole('main')
          .getByRole('button', { name: t('timelines.write') })
          .click();

        const composer = composerOf(page.getByRole('dialog'), t);
        const field = composer.getByRole('textbox', { name: composerMessages(t)('field') });
        await expect(field).toHaveValue(`#${tag} `);
        await expect(field).toBeFocused();
        await page.keyboard.press('Escape');
        await page
          .getByRole('main')
          .getByRole('button', { name: t('timelines.write') })
          .click();
        await expect(field).toHaveValue(`#${tag} `);
        await composer.getByRole('button', { name: composerMessages(t)('publish'), exact: true }).click();

        await expectToast(page, composerMessages(t)('published'));
        await expect(page.getByRole('article').first()).toContainText(`#${tag}`);
        await page.goto('/stream');
        await expect(composerOf(page, t).getByRole('textbox', { name: composerMessages(t)('field') })).toHaveValue(
          begun,
        );
      },
    );

    test('the place of an own quack is shown to its author alone, and taken back by an edit', async ({
      page,
      world,
      t,
      openBrowser,
    }) => {
      const w = placeMessages(language);
      const haifa = language === 'he' ? 'חיפה' : 'Haifa';
      const words = world.unique('placed');
      const near = t('posts.ownPlace', { place: haifa });
      await world.quackAt(ada, words, HAIFA);
      const others = await openBrowser(bea);
      await others.goto('/near-me');
      await searchAround(others, language, haifa);
      await expect(quackWith(others, words)).toBeVisible();
      await expect(quackWith(others, words)).not.toContainText(near);

      await page.goto(`/user/${ada.handle}`);
      await expect(quackWith(page, words)).toContainText(near);
      await choose(quackWith(page, words), t, 'posts.edit');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: w('remove', { place: haifa }) }).click();
      await expect(dialog.getByText(w('removed'))).toBeVisible();
      await dialog.getByRole('button', { name: w('leave', { place: haifa }) }).click();
      await dialog.getByRole('button', { name: w('remove', { place: haifa }) }).click();
      await dialog.getByRole('button', { name: composerMessages(t)('save'), exact: true }).click();

      await expectToast(page, composerMessages(t)('updated'));
      await expect(quackWith(page, words)).toBeVisible();
      await expect(quackWith(page, words)).not.toContainText(near);
      const later = world.unique('later');
      await world.quackAt(bea, later, HAIFA);
      // The device remembers the place.
      await others.reload();
      await expect(quackWith(others, later)).toBeVisible();
      await expect(quackWith(others, words)).toHaveCount(0);
    });

    test('near me explains, asks the device once, and shows the nearest first', async ({ page, world, context }) => {
      const w = placeMessages(language);
      const [near, far] = [world.unique('near'), world.unique('far')];
      await world.quackAt(bea, near, HAIFA);
      await world.quackAt(bea, far, ACRE);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await page.goto('/near-me');
      await page.getByRole('button', { name: w('device') }).click();
      await expect(page.getByText(w('refused'))).toBeVisible();

      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(HAIFA);
      await page.getByRole('button', { name: w('device') }).click();
      await expect(quackWith(page, near)).toContainText(w('sameArea'));
      await expect(quackWith(page, near)).toHaveAttribute('aria-posinset', /\d/);
      const places = await Promise.all(
        [near, far].map(async (words) => Number(await quackWith(page, words).getAttribute('aria-posinset'))),
      );
      expect(places[0]).toBeLessThan(places[1]!);
      expect(sent.some((request) => request.includes('NearbyPosts'))).toBe(true);
      expect(sent.filter((request) => /32\.794|34\.9896/.test(request))).toEqual([]);
      await page.getByRole('radio', { name: /^5\D/ }).check();
      await expect(quackWith(page, near)).toBeVisible();
      await expect(quackWith(page, far)).toHaveCount(0);

      await page.getByRole('button', { name: w('change') }).click();
      const field = page.getByRole('combobox', { name: w('field') });
      await field.fill(language === 'he' ? 'עכו' : 'Acre');
      await page.getByRole('option').first().click();
      await expect(quackWith(page, far)).toContainText(w('sameArea'));
      expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
        expect.not.arrayContaining(['place', 'position']),
      );
    });
  });
}

test(
  'near me remembers its place also on a device whose storage is slow',
  { tag: '@nightly' },
  async ({ page, world }) => {
    const words = world.unique('near');
    await world.quackAt(bea, words, HAIFA);
    await page.goto('/near-me');
    await searchAround(page, 'en', 'Haifa');
    await expect(quackWith(page, words)).toBeVisible();

    await slowDownStorage(page);
    await page.reload();

    await expect(quackWith(page, words)).toBeVisible();
  },
);

test(
  'a quack says where it was written, as coarsely as promised',
  { tag: '@nightly' },
  async ({ page, world, context, language, t }) => {
    const w = placeMessages(language);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(ACRE);
    const words = world.unique('placed');
    const published = page.waitForRequest((request) => request.postData()?.includes('CreatePost') ?? false);
    await page.goto('/stream');
    const composer = composerOf(page, t);
    await composer.getByRole('textbox', { name: composerMessages(t)('field') }).fill(words);
    await composer.getByRole('button', { name: w('add') }).click();
    await page
      .getByRole('dialog')
      .getByRole('combobox', { name: w('field') })
      .fill('Haif');
    await page.getByRole('option', { name: 'Haifa' }).click();
    await expect(composer.getByText('Haifa')).toBeVisible();
    await composer.getByRole('button', { name: w('remove', { place: 'Haifa' }) }).click();
    await composer.getByRole('button', { name: w('add') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: w('device') })
      .click();
    await expect(composer.getByText(w('deviceName'))).toBeVisible();
    await composer.getByRole('button', { name: composerMessages(t)('publish'), exact: true }).click();
    await expectToast(page, composerMessages(t)('published'));
    expect((await published).postData()).not.toMatch(/32\.9281|35\.0765/);

    await page.goto('/near-me');
    await page.getByRole('button', { name: w('device') }).click();
    await expect(quackWith(page, words)).toContainText(w('sameArea'));
  },
);

for (const language of mainly('he')) {
  test.describe(`the look in ${language}`, () => {
    test.use({ language });

    test('the look is changed by the keyboard alone, at once, without a flash later, and on the next device', async ({
      page,
      openBrowser,
      t,
    }) => {
      const w = appearanceMessages(language);
      await page.goto('/theme-switcher');
      await page.getByRole('radio', { name: w('system') }).focus();
      // Each choice is a request; the answer to the last one has them all.
      const kept = answerWith(page, '"reducedMotion":true', '"theme":"DARK"', '"accent":"LAKE"', '"textSize":"LARGE"');

      // Along the row, whichever way it runs.
      const [back, on] = language === 'he' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      await page.keyboard.press(back);
      await expect(page.locator('html')).toHaveClass(/dark/);
      await page.keyboard.press('Tab');
      await page.keyboard.press(on);
      await expect(page.locator('html')).toHaveAttribute('data-accent', 'lake');
      await page.keyboard.press('Tab');
      await page.keyboard.press(on);
      await expect(page.locator('html')).toHaveAttribute('data-text', 'large');
      await page.keyboard.press('Tab');
      await page.keyboard.press(on);
      await expect(page.getByRole('button', { name: t('shell.expand') })).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'still');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark lake large still');
      await kept;

      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.dataset['first'] = JSON.stringify({ ...document.documentElement.dataset });
        }),
      );
      await page.reload();
      const first = await page.locator('html').getAttribute('data-first');
      expect(JSON.parse(first ?? '{}')).toMatchObject({
        theme: 'dark',
        accent: 'lake',
        text: 'large',
        motion: 'still',
      });

      const elsewhere = await openBrowser(ada);
      await elsewhere.goto('/theme-switcher');
      await expect(elsewhere.locator('html')).toHaveAttribute('data-accent', 'lake');
      await expect(elsewhere.getByRole('radio', { name: w('large'), exact: true })).toBeChecked();
      await expect(elsewhere.getByRole('switch', { name: w('motion') })).toBeChecked();
    });
  });
}

test('a search by the keyboard leaves the focus in its field, and Escape leaves the field', async ({ page, world }) => {
  const word = world.unique('heron');
  await world.quack(bea, word);
  await page.goto('/explore');
  const search = searchIn(page, 'en');
  await search.pressSequentially(word);

  await search.press('Enter');
  await expect(quackWith(page, word)).toBeVisible();
  await expect(search).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(0);

  await page.keyboard.type('s');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).not.toBeFocused();
  await expect(search).toHaveValue(`${word}s`);

  await page.goBack();
  await expect(search).toHaveValue('');
  await page.goForward();
  await expect(search).toHaveValue(word);
  await page
    .getByRole('main')
    .getByRole('button', { name: exploreMessages('en')('clear') })
    .click();
  await expect(page).toHaveURL('/explore');
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await expect(page.getByRole('tab', { name: exploreMessages('en')('tabQuacks') })).toBeVisible();
});

test(
  'after Retry by the keyboard one goes on at the first person who was found',
  { tag: '@nightly' },
  async ({ page, t }) => {
    const mend = await breakOperation(page, 'SearchPeople');
    await page.goto(`/explore?q=${bea.handle}&tab=people`);
    const retry = page.getByRole('main').getByRole('button', { name: t('states.retry') });
    await retry.focus();
    mend();

    await page.keyboard.press('Enter');

    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: bea.handle })).toBeFocused();
  },
);

test('wide screens have search, what goes on and whom to follow at the side, and follow in place', async ({
  page,
  world,
  t,
}) => {
  const fan = await world.person('Fan');
  const star = await world.person('Star Gazer');
  for (const one of [fan, bea]) await world.follow(one, star);
  await world.follow(ada, bea);
  await page.goto('/notifications');
  const rail = page.getByRole('complementary', { name: t('shell.complementary') });

  await rail.getByRole('button', { name: t('follows.followPerson', { name: 'Star Gazer' }) }).click();
  await expectToast(page, t('follows.followed'));
  await expect(rail.getByRole('button', { name: t('follows.followingPerson', { name: 'Star Gazer' }) })).toBeVisible();

  await rail.getByRole('combobox').fill(`from:${bea.handle}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/explore\?q=from/);
  await expect(rail.getByRole('combobox')).toHaveCount(0);
});

test(
  'the keyboard stays on the place that was chosen, and on the button that takes it back',
  { tag: '@nightly' },
  async ({ page, language, t }) => {
    const w = placeMessages(language);
    await page.goto('/stream');
    const composer = composerOf(page, t);
    await composer.getByRole('button', { name: w('add') }).press('Enter');
    await page.keyboard.type('Haifa');
    await expect(page.getByRole('option', { name: /Haifa/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');

    const chosen = composer.getByRole('button', { name: w('remove', { place: 'Haifa' }) });
    await expect(chosen).toHaveText('Haifa');
    await expect(chosen).toBeFocused();
    await chosen.press('Enter');
    await expect(composer.getByRole('button', { name: w('add') })).toBeFocused();
  },
);
