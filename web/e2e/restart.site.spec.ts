import { quackWith, showNew } from './support/quacks';
import { expect, test } from './support/site';

test('tabs come back by themselves after the server was started again', async ({ page, signIn, server, world, t }) => {
  const [ada, bea] = [await world.person('Ada'), await world.person('Bea')];
  await world.follow(ada, bea);
  const before = world.unique('before');
  await world.quack(bea, before);
  await signIn(page, ada);
  await page.goto('/stream');
  await expect(quackWith(page, before)).toBeVisible();

  const { code } = await server.stop();
  await server.start();
  const after = world.unique('after');
  await world.quack(bea, after);

  expect(code).toBe(0);
  await showNew(page, t, 1);
  await expect(quackWith(page, after)).toBeVisible();
});
