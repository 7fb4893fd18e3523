import type { Page } from '@playwright/test';
import { Line } from './support/line';
import { choose, nodButton, quackWith, showNew } from './support/quacks';
import { expect, test } from './support/test';

test('a tab that lost its connection comes back by itself and misses nothing', async ({
  page,
  signIn,
  world,
  t,
  baseURL,
}) => {
  const line = await Line.to(baseURL!);
  const [ada, bea] = [await world.person('Ada'), await world.person('Bea')];
  await world.follow(ada, bea);
  const before = world.unique('before');
  await world.quack(bea, before);
  await signIn(page, ada, line.url);
  await openListening(page, `${line.url}/stream`);
  await expect(quackWith(page, before)).toBeVisible();
  const word = world.unique('missed');

  line.cut();
  await world.quacks(
    bea,
    [1, 2, 3, 4, 5].map((number) => `${word} ${number}`),
  );
  line.mend();

  await showNew(page, t, 5);
  for (const number of [1, 2, 3, 4, 5]) await expect(quackWith(page, `${word} ${number}`)).toHaveCount(1);
  const live = world.unique('live');
  await world.quack(bea, live);
  await showNew(page, t, 1);
  await expect(quackWith(page, live)).toBeVisible();
  await line.close();
});

test('what somebody does in one tab is so in their others', async ({ page, context, signIn, world, t }) => {
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  const [word, gone] = [world.unique('tabs'), world.unique('gone')];
  await world.quack(bea, word);
  await world.quack(ada, gone);
  await signIn(page, ada);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openListening(tab, `/user/${bea.handle}`);
  }
  const [here, there] = [quackWith(page, word), quackWith(other, word)];
  const pin = { name: t('posts.pin'), exact: true };

  await nodButton(here, t, 0).click();
  await expect(nodButton(there, t, 1)).toHaveAttribute('aria-pressed', 'true');
  await here.getByRole('button', pin).click();
  await expect(there.getByRole('button', pin)).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('follows.followPerson', { name: 'Bea Reed' }) })
    .click();
  await expect(
    other.getByRole('main').getByRole('button', { name: t('follows.followingPerson', { name: 'Bea Reed' }) }),
  ).toBeVisible();

  for (const tab of [page, other]) {
    await openListening(tab, `/user/${ada.handle}`);
    await expect(quackWith(tab, gone)).toBeVisible();
  }
  await choose(quackWith(page, gone), t, 'posts.delete');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('posts.delete'), exact: true })
    .click();
  await expect(quackWith(other, gone)).toHaveCount(0);
});

/** Opens a page in a tab, up to the moment that it hears of what goes on elsewhere. */
async function openListening(tab: Page, path: string): Promise<void> {
  const listens = new Promise<void>((resolve) =>
    tab.once('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => payload.includes('notificationAdded') && resolve()),
    ),
  );
  await tab.goto(path);
  await listens;
}
