import type { Page } from '@playwright/test';
import { breakOperation, stallOperation } from './support/failures';
import { composerOf, expectToast, publish, quackWith, showNew } from './support/quacks';
import { untilKeysWork } from './support/sights/sight';
import { expect, test } from './support/test';
import { exploreWords, hashtagWords, lookWords, placeWords } from './support/words';
import type { Person } from './support/world';

const HAIFA = { latitude: 32.794, longitude: 34.9896 };
const ACRE = { latitude: 32.9281, longitude: 35.0765 };

let ada: Person;
let bea: Person;

test.beforeEach(async ({ page, signIn, world }) => {
  [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  await signIn(page, ada);
});

const searchIn = (page: Page, language: 'en' | 'he') =>
  page.getByRole('main').getByRole('combobox', { name: exploreWords(language)('search') });

for (const language of ['en', 'he'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('search is a key away, offers people and hashtags, finds words, and Back brings it back', async ({
      page,
      world,
      t,
    }) => {
      const w = exploreWords(language);
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
      await page.getByRole('tab', { name: w('posts') }).click();
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
      const w = hashtagWords(language);
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

    test('near me explains, asks the device once, and shows the nearest first', async ({ page, world, context }) => {
      const w = placeWords(language);
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

test('a quack says where it was written, as coarsely as promised', async ({ page, world, context, language, t }) => {
  const w = placeWords(language);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(ACRE);
  const words = world.unique('placed');
  const published = page.waitForRequest((request) => request.postData()?.includes('CreatePost') ?? false);
  await page.goto('/stream');
  const composer = composerOf(page, t);
  await composer.getByRole('textbox', { name: t('posts.field') }).fill(words);
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
  await composer.getByRole('button', { name: t('posts.publish'), exact: true }).click();
  await expectToast(page, t('posts.published'));
  expect((await published).postData()).not.toMatch(/32\.9281|35\.0765/);

  await page.goto('/near-me');
  await page.getByRole('button', { name: w('device') }).click();
  await expect(quackWith(page, words)).toContainText(w('sameArea'));
});

for (const language of ['en', 'he'] as const) {
  test.describe(`the look in ${language}`, () => {
    test.use({ language });

    test('the look is changed by the keyboard alone, at once, without a flash later, and on the next device', async ({
      page,
      openBrowser,
      t,
    }) => {
      const w = lookWords(language);
      await page.goto('/theme-switcher');
      await page.getByRole('radio', { name: w('system') }).focus();
      const kept = page.waitForResponse(async (response) => (await response.text()).includes('"reducedMotion":true'));

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

test('after Retry by the keyboard one goes on at the first person who was found', async ({ page, t }) => {
  const mend = await breakOperation(page, 'SearchPeople');
  await page.goto(`/explore?q=${bea.handle}&tab=people`);
  const retry = page.getByRole('main').getByRole('button', { name: t('states.retry') });
  await retry.focus();
  mend();

  await page.keyboard.press('Enter');

  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: bea.handle })).toBeFocused();
});

test('wide screens have search, what goes on and whom to follow at the side, and follow in place', async ({
  page,
  world,
  t,
}) => {
  const fan = await world.person('Fan');
  const star = await world.person('Star Gazer');
  for (const one of [fan, bea]) await world.follow(one, star);
  await world.follow(ada, bea);
  await page.goto('/profile');
  const rail = page.getByRole('complementary', { name: t('shell.complementary') });

  await rail.getByRole('button', { name: t('follows.followPerson', { name: 'Star Gazer' }) }).click();
  await expectToast(page, t('follows.followed'));
  await expect(rail.getByRole('button', { name: t('follows.followingPerson', { name: 'Star Gazer' }) })).toBeVisible();

  await rail.getByRole('combobox').fill(`from:${bea.handle}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/explore\?q=from/);
  await expect(rail.getByRole('combobox')).toHaveCount(0);
});

test('the keyboard stays on the place that was chosen, and on the button that takes it back', async ({
  page,
  language,
  t,
}) => {
  const w = placeWords(language);
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
});
