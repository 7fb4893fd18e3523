import type { Page } from '@playwright/test';
import { logWith, whisperMessages } from './support/inbox';
import { mainly } from './support/languages';
import { keepPlaceMessages, readingMessages } from './support/page-messages';
import { expectToast, quackWith } from './support/quacks';
import { expect, test } from './support/test';

/** Resolves once a place was sent, and accepted. */
async function keptOn(page: Page): Promise<void> {
  const answer = await page.waitForResponse(
    (response) => response.request().postData()?.includes('KeepReadingPositions') ?? false,
  );
  expect(answer.ok()).toBe(true);
}

for (const language of mainly('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } });

    test('a place in home is kept, and offered on another device once much came since', async ({
      page,
      openBrowser,
      signIn,
      world,
      t,
    }) => {
      const w = readingMessages(t);
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      await world.follow(ada, bea);
      const last = world.unique('last');
      await world.quack(bea, world.unique('before'));
      await world.quack(bea, last);
      await signIn(page, ada);
      await page.goto('/stream');
      const kept = keptOn(page);
      await expect(quackWith(page, last)).toBeVisible();
      await kept;
      await page.close();

      const newest = world.unique('newest');
      for (let number = 1; number < 24; number++) await world.quack(bea, world.unique(`new${number}`));
      await world.quack(bea, newest);
      const phone = await openBrowser(ada);
      await phone.setViewportSize({ width: 390, height: 780 });
      await phone.goto('/stream');
      await expect(quackWith(phone, newest)).toBeInViewport();

      await phone.getByRole('button', { name: w('offer', { count: 24 }) }).click();

      await expect(quackWith(phone, last)).toBeInViewport();
      await expect(quackWith(phone, newest)).not.toBeInViewport();
      await expect(phone.locator('article:focus, [role=article]:focus')).toContainText(last);
      await expect(phone.getByRole('button', { name: w('dismiss') })).toHaveCount(0);
    });
  });
}

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'a place in a list is offered on another device, and is kept where the reader wants it',
      { tag: '@nightly' },
      async ({ page, openBrowser, signIn, world, t }) => {
        const w = readingMessages(t);
        const keep = keepPlaceMessages(t);
        const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
        const { createList } = await world.graphql<{ createList: { list: { id: string } } }>(
          'mutation($input: CreateListInput!) { createList(input: $input) { list { id } } }',
          { input: { title: 'Herons' } },
          ada,
        );
        const path = `/lists/${createList.list.id}`;
        await world.graphql(
          'mutation($id: ID!, $member: ListMemberInput!) { addToList(id: $id, member: $member) { list { id } } }',
          { id: createList.list.id, member: { userId: bea.id } },
          ada,
        );
        const contents = Array.from({ length: 12 }, (_, number) => world.unique(`new${number}`));
        const last = world.unique('last');
        await world.quack(bea, last);
        await signIn(page, ada);
        const kept = keptOn(page);
        await page.goto(path);
        await kept;
        await page.close();

        await world.quacks(bea, contents);
        const phone = await openBrowser(ada);
        await phone.setViewportSize({ width: 390, height: 780 });
        await phone.goto(path);
        await phone.getByRole('button', { name: w('offer', { count: 12 }) }).click();
        await expect(quackWith(phone, last)).toBeInViewport();

        // Reading on moves the place; the menu takes it back.
        await phone.goto(path);
        await phone.getByRole('button', { name: w('offer', { count: 12 }) }).waitFor();
        const wanted = quackWith(phone, contents[5]!);
        await wanted.scrollIntoViewIfNeeded();
        await wanted.getByRole('button', { name: t('posts.more'), exact: true }).click();
        await phone.getByRole('menuitem', { name: keep('keep'), exact: true }).click();
        await expectToast(phone, keep('kept'));
        await expect(phone.getByRole('button', { name: w('offer', { count: 12 }) })).toHaveCount(0);

        const laptop = await openBrowser(ada);
        await laptop.goto(path);
        await laptop.getByRole('button', { name: w('offer', { count: 6 }) }).click();
        await expect(laptop.locator('article:focus, [role=article]:focus')).toContainText(contents[5]!);
      },
    );

    test(
      'a place in the notifications is offered on another device',
      { tag: '@nightly' },
      async ({ page, openBrowser, signIn, world, t }) => {
        const w = readingMessages(t);
        const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
        const last = world.unique('last');
        await world.quack(bea, `@${ada.handle} ${last}`);
        await signIn(page, ada);
        await page.goto('/stream');
        await expect(page).toHaveTitle(/^\(1\) /u);
        const kept = keptOn(page);
        await page.goto('/notifications');
        await kept;

        const news = Array.from({ length: 14 }, (_, number) => `@${ada.handle} ${world.unique(`news${number}`)}`);
        await world.quacks(bea, news);
        await expect(page).toHaveTitle(/^\(14\) /u);
        await page.close();
        const phone = await openBrowser(ada);
        await phone.setViewportSize({ width: 390, height: 780 });
        await phone.goto('/notifications');

        await phone.getByRole('button', { name: w('offer', { count: 14 }) }).click();

        await expect(phone.locator('[role=article]:focus')).toContainText(last);
      },
    );

    test('a conversation opens on another device where reading ended, however much came since', async ({
      page,
      openBrowser,
      signIn,
      world,
      t,
    }) => {
      const say = whisperMessages(t);
      const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
      const read = world.unique('read');
      const id = await world.whisper(bea, [ada], read);
      await signIn(page, ada);
      await page.goto(`/whispers/${id}`);
      await expect(logWith(page, t, bea)).toContainText(read);
      await expect(page).not.toHaveTitle(/^\(/u);
      await page.close();

      const first = world.unique('first');
      await world.whisper(bea, { conversationId: id }, first);
      for (let number = 0; number < 45; number++) await world.whisper(bea, { conversationId: id }, `and ${number}`);
      const phone = await openBrowser(ada);
      await phone.setViewportSize({ width: 390, height: 780 });
      await phone.goto(`/whispers/${id}`);

      const log = logWith(phone, t, bea);
      await expect(log.getByText(say('unreadFrom'))).toBeInViewport();
      await expect(log.getByText(first)).toBeInViewport();
      await expect(log.getByText('and 44')).not.toBeInViewport();
    });
  });
}

test('a stream that is loaded at the place where it was left says so, and leads to the top', async ({
  page,
  signIn,
  world,
  t,
}) => {
  const w = readingMessages(t);
  const ada = await world.person('Ada Pond');
  const word = world.unique('left');
  await world.quacks(
    ada,
    Array.from({ length: 15 }, (_, index) => `${word} ${index}.\n\nand more`),
  );
  await signIn(page, ada);
  await page.goto('/stream');
  await expect(quackWith(page, `${word} 14.`)).toBeVisible();
  const go = page.getByRole('button', { name: w('leftOff') });
  await expect(go).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 1_400));
  await expect(quackWith(page, `${word} 14.`)).not.toBeInViewport();

  await page.reload();
  await go.click();

  await expect(quackWith(page, `${word} 14.`)).toBeInViewport();
  await expect(go).toHaveCount(0);
});
