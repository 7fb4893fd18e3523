import type { Page } from '@playwright/test';
import { mainly } from './support/languages';
import { composerMessages } from './support/page-messages';
import { composerOf, quackWith } from './support/quacks';
import { exploreMessages, hashtagMessages } from './support/messages';
import { expect, test } from './support/test';
import type { Person } from './support/world';

let ada: Person;
let bea: Person;

test.beforeEach(async ({ page, signIn, world }) => {
  [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  await signIn(page, ada);
});

const marks = (page: Page) => page.getByRole('article').locator('mark');

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('what was found is marked, by its stems too, and stays a link', async ({ page, world }) => {
      const name = world.unique('x');
      const [written, asked, found] =
        language === 'he'
          ? [`קראתי בספר של ${name} #${name}`, 'ספר', 'בספר']
          : [`Reading BOOKS by ${name} #${name}`, 'book', 'BOOKS'];
      await world.quack(bea, written);

      await page.goto(`/explore?q=${encodeURIComponent(`${asked} ${name}`)}`);

      await expect(marks(page)).toHaveText([found, name, name]);
      await expect(page.getByRole('article').getByRole('link', { name: `#${name}` })).toHaveAttribute(
        'href',
        /\/hashtag\//,
      );
    });

    test(
      'filters write operators into the query, keep what was typed, and are taken away',
      { tag: '@nightly' },
      async ({ page, world }) => {
        const w = exploreMessages(language);
        const word = world.unique('teal');
        await world.quack(ada, `${word} of my own`);
        await world.quack(bea, `${word} of another`);
        await page.goto(`/explore?q=${encodeURIComponent(`${word} -moorhen`)}&tab=latest`);
        await expect(page.getByRole('article')).toHaveCount(2);
        const filters = page.getByRole('group', { name: w('filters') });
        const field = page.getByRole('main').getByRole('combobox', { name: w('search') });

        await filters.getByRole('button', { name: w('from'), exact: true }).click();
        await page.keyboard.type(bea.handle);
        await expect(page.getByRole('option', { name: bea.handle })).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(field).toHaveValue(`${word} -moorhen from:${bea.handle}`);
        await expect(page.getByRole('article')).toHaveCount(1);
        await expect(page.getByRole('tab', { name: w('latest') })).toHaveAttribute('aria-selected', 'true');

        await filters.getByRole('button', { name: w('date'), exact: true }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: w('apply') })
          .click();
        await expect(page.getByText(w('noDay'))).toBeVisible();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: w('onlyToday') })
          .click();
        await expect(field).toHaveValue(/ after:\d{4}-\d\d-\d\d$/);
        await expect(quackWith(page, word)).toBeVisible();
        await filters.getByRole('button', { name: w('hasMedia') }).click();
        await expect(page.getByRole('main').getByText(w('nothingPosts'))).toBeVisible();

        await filters.getByRole('button', { name: w('removeMedia') }).click();
        await expect(quackWith(page, word)).toBeVisible();
        await filters.getByRole('button', { name: w('removeFrom', { handle: bea.handle }) }).click();
        await expect(page.getByRole('article')).toHaveCount(2);
        await expect(filters.getByRole('button').first()).toBeFocused();
      },
    );
  });
}

test(
  'results are in two orders, and a search is forgotten on demand',
  { tag: '@nightly' },
  async ({ page, world, t }) => {
    const w = exploreMessages('en');
    const word = world.unique('grebe');
    const best = await world.quack(bea, `${word} that was liked`);
    await world.nod(ada, best);
    await world.nod(await world.person(), best);
    await world.quack(bea, `${word} that came later`);
    await page.goto('/explore');
    const field = page.getByRole('main').getByRole('combobox', { name: w('search') });
    await field.fill(word);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('article').first()).toContainText('that was liked');
    await expect(page.getByText(t('states.endOfFew'))).toBeVisible();
    await page.getByRole('tab', { name: w('latest') }).click();
    await expect(page.getByRole('article').first()).toContainText('that came later');

    await field.fill('');
    await page.getByRole('option', { name: w('forget') }).click();
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(field).toBeFocused();
  },
);

test(
  'people are found by the hashtags that one uses, and followed there',
  { tag: '@nightly' },
  async ({ page, world, t }) => {
    const w = exploreMessages('en');
    const tag = world.unique('reeds');
    await world.quack(ada, `mine #${tag}`);
    for (const each of [bea, ...(await Promise.all([1, 2, 3].map(() => world.person())))])
      await world.quack(each, `theirs #${tag}`);
    await page.goto('/explore?tab=people');
    const group = page.getByRole('region', { name: `#${tag}` });

    await expect(group.getByRole('button')).toHaveCount(3);
    await group.getByRole('link', { name: w('seeAllOf', { tag }) }).click();
    await expect(page.getByText(w('peopleOf', { tag }))).toBeVisible();
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: bea.handle });
    await row.getByRole('button', { name: t('follows.followPerson', { name: bea.displayName }) }).click();
    await expect(row.getByRole('button', { pressed: true })).toBeVisible();
  },
);

test(
  'a hashtag has its top quacks, and a composer that begins with it',
  { tag: '@nightly' },
  async ({ page, world, t }) => {
    const w = hashtagMessages('en');
    const tag = world.unique('marsh');
    const best = await world.quack(bea, `liked #${tag}`);
    await world.nod(ada, best);
    await world.quack(bea, `later #${tag}`);
    await page.goto(`/hashtag/${tag}`);

    await expect(page.getByRole('article').first()).toContainText('later');
    await page.getByRole('tab', { name: w('top') }).click();
    await expect(page.getByRole('article').first()).toContainText('liked');
    await page.getByRole('button', { name: w('writeWith', { tag }) }).click();
    await expect(
      composerOf(page.getByRole('dialog'), t).getByRole('textbox', { name: composerMessages(t)('field') }),
    ).toHaveValue(`#${tag} `);
  },
);
