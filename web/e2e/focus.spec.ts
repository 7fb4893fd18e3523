import { breakOperation } from './support/failures';
import { fieldTo, logWith } from './support/inbox';
import { expectToast, quackWith } from './support/quacks';
import { untilKeysWork, untilOverlaysAreThere } from './support/page-states/page-state';
import { expect, test } from './support/test';
import { placeMessages } from './support/messages';

test('who opens a quack by keyboard goes on at it after Back', async ({ page, signIn, world, t }) => {
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  await world.follow(ada, bea);
  const word = world.unique('back');
  await world.quacks(
    bea,
    Array.from({ length: 12 }, (_, each) => `${word} ${each + 1}.`),
  );
  await signIn(page, ada);
  await page.goto('/stream');
  await expect(quackWith(page, `${word} 12.`)).toBeVisible();
  await untilKeysWork(page, t);
  await untilOverlaysAreThere(page, t);
  for (let row = 12; row > 2; row -= 1) {
    await page.keyboard.press('j');
    await expect(quackWith(page, `${word} ${row}.`)).toBeFocused();
  }

  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/post\//);
  await expect(page.getByRole('heading', { name: t('timelines.title'), exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: t('timelines.title'), exact: true })).toBeVisible();

  await expect(quackWith(page, `${word} 3.`)).toBeFocused();
  await page.keyboard.press('j');
  await expect(quackWith(page, `${word} 2.`)).toBeFocused();
});

test('no key press is lost where the keys are faster than the list renders', async ({ page, signIn, world, t }) => {
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  await world.follow(ada, bea);
  const word = world.unique('fast');
  await world.quacks(
    bea,
    Array.from({ length: 30 }, (_, each) => `${word} ${each + 1}.`),
  );
  await signIn(page, ada);
  await page.goto('/stream');
  await expect(quackWith(page, `${word} 30.`)).toBeVisible();
  await untilKeysWork(page, t);

  await page.evaluate(() => {
    for (let press = 0; press < 28; press += 1)
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'j', code: 'KeyJ', bubbles: true }),
      );
  });

  await expect(quackWith(page, `${word} 3.`)).toBeFocused();
});

test(
  'who takes the last pin away goes on at what stands there then, and after Undo at the page',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const word = world.unique('last');
    await world.pin(ada, await world.quack(bea, word));
    await signIn(page, ada);
    await page.goto('/my-pins');
    await untilOverlaysAreThere(page, t);

    await quackWith(page, word)
      .getByRole('button', { name: t('posts.pin'), exact: true })
      .press('Enter');
    await expectToast(page, t('posts.unpinned'));
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
    await page.getByRole('button', { name: t('posts.undo'), exact: true }).press('Enter');

    await expect(quackWith(page, word)).toBeVisible();
    await expect(page.locator('main:focus, main :focus')).toBeVisible();
  },
);

test(
  'who names a place by the device, and leaves it, goes on at the page',
  { tag: '@nightly' },
  async ({ page, signIn, context, world, language, t }) => {
    const w = placeMessages(language);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 60.1, longitude: 24.9 });
    await signIn(page, await world.person());
    await page.goto('/near-me');
    await untilOverlaysAreThere(page, t);

    await page.getByRole('button', { name: w('device') }).press('Enter');
    await expect(page.getByRole('button', { name: w('change') })).toBeVisible();
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
    await page.getByRole('button', { name: w('change') }).press('Enter');

    await expect(page.getByRole('button', { name: w('device') })).toBeVisible();
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  },
);

test(
  'who sends a whisper again goes on in its conversation',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const id = await world.whisper(bea, [ada], 'Are you there?');
    await signIn(page, ada);
    await page.goto(`/whispers/${id}`);
    await untilOverlaysAreThere(page, t);
    const log = logWith(page, t, bea);
    const mend = await breakOperation(page, 'SendWhisper');
    await fieldTo(page, t, bea).fill('I am here');
    await fieldTo(page, t, bea).press('Enter');
    const retry = log.getByRole('button', { name: t('states.retry') });
    await expect(retry).toBeVisible();
    mend();

    await retry.press('Enter');

    await expect(log.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  },
);
