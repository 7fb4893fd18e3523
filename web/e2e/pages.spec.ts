import { type NamedPage, pageList } from '@mallard/rules/pages';
import type { Page } from '@playwright/test';
import { isWhole, mainly } from './support/languages';
import { expect, test } from './support/test';

/** A usual run walks these pages, of each guard and each frame; the table is tested as a whole without a browser. */
const SAMPLES = [
  'login',
  'register',
  'forgot-password',
  'stream',
  'whispers',
  'profile',
  'help-new',
  'users',
  'products',
  'admin',
  'admin-reports',
];
const walked = isWhole ? pageList : pageList.filter(({ name }) => SAMPLES.includes(name));

/** Claims that everyone who is signed in holds. */
const OF_EVERYONE: readonly string[] = ['products.read', 'invites.create'];
/** Pages whose client tells at once what became of a link from an email, or that there is no such list. */
const TITLE_BY_STATE: readonly string[] = [
  ...[
    'verify-email',
    'restore-email',
    'confirm-email',
    'verify-subscription',
    'unsubscribe',
    'reset-password',
    'not-me',
    'list',
  ],
];

const claimsOf = ({ guard }: NamedPage): readonly string[] => {
  if (guard === undefined || typeof guard === 'string') return [];
  return 'anyOf' in guard ? guard.anyOf : guard.allOf;
};
const isGuarded = (page: NamedPage) => page.guard !== undefined && page.guard !== 'guests';
const isForStaff = (page: NamedPage) => claimsOf(page).some((claim) => !OF_EVERYONE.includes(claim));
const addressOf = ({ path }: NamedPage) => path.replace(/\/(?:\*|:\w+\?)$/, '').replaceAll(/:\w+/g, 'any');

async function ends(page: Page, pages: readonly NamedPage[], where: string): Promise<void> {
  expect(pages.length).toBeGreaterThan(2);
  for (const each of pages) {
    await page.goto(addressOf(each));
    await expect.soft(page, each.name).toHaveURL(where);
  }
}

/** Writes down the title that the client sets, which the server's would hide. */
function noteTitle(): void {
  Object.defineProperty(document, 'title', {
    get: (): unknown => Reflect.get(Document.prototype, 'title', document),
    set(title: string) {
      Reflect.set(Document.prototype, 'title', title, document);
      document.documentElement.setAttribute('data-titled', title);
    },
  });
}

test('a visitor of a page for people who are signed in signs in first', async ({ page }) => {
  await ends(page, walked.filter(isGuarded), '/login');
});

test('a page that needs a claim is closed to people without it', async ({ openBrowser, world }) => {
  await ends(await openBrowser(await world.person()), walked.filter(isForStaff), '/403');
});

test('pages for guests lead people who are signed in to the stream', async ({ openBrowser, world }) => {
  const guests = walked.filter(({ guard }) => guard === 'guests');

  await ends(await openBrowser(await world.person()), guests, '/stream');
});

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the client names each page as the server does', async ({ openBrowser, page: visitor, world }) => {
      const staff = await openBrowser(await world.administrator());
      for (const each of [staff, visitor]) await each.addInitScript(noteTitle);
      for (const each of walked) {
        if (each.title === null || TITLE_BY_STATE.includes(each.name)) continue;
        const page = each.guard === 'guests' ? visitor : staff;
        await page.goto(addressOf(each));
        await expect
          .soft(page.locator('html'), each.name)
          .toHaveAttribute('data-titled', `${each.title[language]} - Mallard`);
      }
    });
  });
}
