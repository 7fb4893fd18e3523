import { createHash } from 'node:crypto';
import type { Translator } from '../src/i18n/translator';
import { expectAccessible } from './support/axe';
import { mainly } from './support/languages';
import type { MallardServer } from './support/mallard-server';
import { linksMessages, profileLinkMessages, settingsMessages } from './support/page-messages';
import { pond } from './support/pictures';
import { expectToast, quackWith } from './support/quacks';
import { expect, test } from './support/site';

// No page of this machine is read, so that the tests store what the server would have read; how it reads is tested in
// server/test/api/link-cards.test.ts and profile-links.test.ts.

const ADD = `
insert into link_cards (key, url, state, title, site_name, picture_id, asked_at, fetched_at, used_at)
values ($1, $2, 'READY', $3, $4, (select id from media where holder_id = $5::uuid), now(), now(), now())`;
/** @param holder a quack with the picture of the card */
const addCard = (server: MallardServer, url: string, title: string, siteName: string | null, holder: string | null) =>
  server.statement(ADD, [createHash('sha256').update(url).digest('base64url'), url, title, siteName, holder]);
/** As the server stores pictures of links. $1 quack with the picture. */
const GIVE_TO_SITE = `
update media set owner_id = null, holder_id = null, position = null, is_published = false, unheld_since = null
where holder_id = $1::uuid`;

const opensElsewhere = (words: string, t: Translator) => `${words} ${t('posts.opensElsewhere')}`;

for (const language of mainly('en')) {
  test.describe(`cards in ${language}`, () => {
    test.use({ language });

    test('a card shows the title, site and picture of a link, and is one link itself', async ({
      page,
      signIn,
      server,
      world,
      t,
    }) => {
      const ada = await world.person('Ada Pond');
      const name = world.unique('news');
      const [pictured, plain] = [`https://${name}.example/pond?id=1`, `https://plain-${name}.example/`];
      const holder = await world.quackWithPictures(ada, 'a picture', [await pond('pond.png', 200)], '');
      await addCard(server, pictured, 'Ducks return to the pond', 'The Pond', holder.id);
      await server.statement(GIVE_TO_SITE, [holder.id]);
      await addCard(server, plain, 'ברווזים חזרו', null, null);
      await world.quack(ada, `Look ${pictured}#top`);
      await world.quack(ada, `Read ${plain}`);
      await signIn(page, ada);

      await page.goto(`/user/${ada.handle}`);

      const card = quackWith(page, 'Look').getByRole('link', {
        name: opensElsewhere(`The Pond ${name}.example Ducks return to the pond`, t),
      });
      await expect(card).toHaveAttribute('href', `${pictured}#top`);
      await expect(card).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc');
      await expect(card).toHaveAttribute('target', '_blank');
      await expect
        .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(1_200);
      await expect(
        quackWith(page, 'Read').getByRole('link', { name: opensElsewhere(`plain-${name}.example ברווזים חזרו`, t) }),
      ).toBeVisible();
      await expectAccessible(page);
    });
  });
}

for (const language of mainly('en')) {
  test.describe(`profile links in ${language}`, () => {
    test.use({ language });

    test('someone adds links by keyboard, and one whose page links back has a check mark', async ({
      page,
      signIn,
      server,
      world,
      t,
    }) => {
      const [w, settings] = [linksMessages(t), settingsMessages(t)];
      const ada = await world.person('Ada Pond');
      const host = `${world.unique('ada')}.example`;
      await signIn(page, ada);
      await page.goto('/profile?section=account');
      await page.getByRole('button', { name: settings('linksChange') }).press('Enter');
      const first = page.getByRole('group', { name: w('link', { number: 1 }) });
      await first.getByRole('textbox', { name: w('label') }).fill('My site');
      await first.getByRole('textbox', { name: w('address') }).fill('http://plain.example');
      await first.getByRole('textbox', { name: w('address') }).press('Enter');
      await expect(page.getByText(w('https'))).toBeVisible();

      await first.getByRole('textbox', { name: w('address') }).fill(`${host}/me`);
      const second = page.getByRole('group', { name: w('link', { number: 2 }) });
      await second.getByRole('textbox', { name: w('address') }).fill('https://code.example/ada');
      await second.getByRole('textbox', { name: w('address') }).press('Enter');

      await expectToast(page, w('saved'));
      await expect(first.getByRole('textbox', { name: w('address') })).toHaveValue(`https://${host}/me`);
      await expect(page.getByRole('textbox', { name: w('code') })).toHaveValue(
        `<a rel="me" href="${server.url}/user/${ada.handle}">@${ada.handle}</a>`,
      );
      await expectAccessible(page);

      await server.statement(`update profile_links set verified_at = '2026-03-04T12:00:00Z' where url = $1`, [
        `https://${host}/me`,
      ]);
      await page.goto(`/user/${ada.handle}`);
      const links = page.getByRole('list', { name: profileLinkMessages(t)('links') }).getByRole('listitem');
      await expect(links).toHaveCount(2);
      await expect(links.first()).toContainText('My site');
      await expect(links.first().getByRole('link', { name: host })).toHaveAttribute('rel', /^me nofollow/);
      await expect(links.first()).toContainText(/4.*2026/);
      await expect(links.last()).not.toContainText(/2026/);
      await expectAccessible(page);
    });
  });
}
