import { Line } from './support/line';
import { MallardServer } from './support/mallard-server';
import { quackWith, showNew } from './support/quacks';
import { expect, test } from './support/test';
import { World } from './support/world';

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
  await page.goto(`${line.url}/stream`);
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

test('tabs come back by themselves after the server was started again', async ({ page, signIn, language, t }) => {
  test.setTimeout(120_000);
  const server = await MallardServer.open();
  const world = new World(server.url, language);
  const [ada, bea] = [await world.person('Ada'), await world.person('Bea')];
  await world.follow(ada, bea);
  const before = world.unique('before');
  await world.quack(bea, before);
  await signIn(page, ada, server.url);
  await page.goto(`${server.url}/stream`);
  await expect(quackWith(page, before)).toBeVisible();

  const { code } = await server.stop();
  await server.start();
  const after = world.unique('after');
  await world.quack(bea, after);

  expect(code).toBe(0);
  await showNew(page, t, 1);
  await expect(quackWith(page, after)).toBeVisible();
  await server.close();
});
