import type { Page } from '@playwright/test';
import { quackWith } from './support/quacks';
import { untilKeysWork } from './support/page-states/page-state';
import { expect, test } from './support/test';

const codeOf = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

/** Simulates that a list scrolls below a resting pointer. */
const pass = (page: Page, names: string[]) =>
  page.evaluate((all) => {
    for (const name of all) {
      const link = [...document.querySelectorAll('main a')].find((each) => each.textContent === name);
      if (!link) throw new Error(`There is no link ${name}.`);
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  }, names);

test('the code of a page comes for a link on which the pointer rests, and not for those that move past it', async ({
  page,
  signIn,
  world,
  t,
}) => {
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  const quack = await world.quack(ada, `#pond with @${bea.handle}`);
  await signIn(page, bea);
  await page.goto(`/post/${quack.id}`);
  await expect(quackWith(page, quack.content)).toBeVisible();
  await untilKeysWork(page, t);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const next = page.waitForRequest(codeOf('user'));

  await pass(page, ['#pond', `@${bea.handle}`]);
  await next;

  expect(asked.filter((url) => codeOf('hashtag').test(url))).toEqual([]);
  const last = page.waitForRequest(codeOf('hashtag'));
  await page.getByRole('main').getByRole('link', { name: '#pond', exact: true }).hover();
  await last;
});
