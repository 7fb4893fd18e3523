import type { Locator, Page } from '@playwright/test';
import type { Translator } from '../../src/i18n/translator';
import { notificationMessages, whisperMessages } from './inbox';
import { searchAround } from './page-openings';
import { savedListMessages, userMessages } from './page-messages';
import { pond } from './pictures';
import { goTo, goToMore } from './sidebar';
import { exploreMessages, hashtagMessages, schedulingMessages } from './messages';
import type { Person, World } from './world';

/** More than the longest page of a list holds. */
const MANY = 31;
const DAY_MS = 86_400_000;
const SCHEDULE = 'mutation($input: SchedulePostInput!) { schedulePost(input: $input) { id } }';

/** A list, how to open it, and what is at its end. */
export interface LongList {
  name: string;
  open: () => Promise<unknown>;
  list: Locator;
  /** What its rows say, from the first on. */
  rows: string;
  /** What only its last row says. */
  last: string;
  end: Locator;
}

/** A person with long lists, and the author of their items. */
export interface Plenty {
  ada: Person;
  bea: Person;
  /** In each quack, as its hashtag too; with `1.` behind it, it is the last in every list. */
  word: string;
  /** Where all of it was written. */
  place: { latitude: number; longitude: number };
}

/** Many quacks of Bea's that are in every list of Ada's, as many that wait for their day, and as many conversations. */
export async function plenty(world: World): Promise<Plenty> {
  const [ada, bea, cleo, dan, eli, fay] = [
    await world.person('Ada Pond'),
    await world.person('Bea Reed'),
    await world.person('Cleo'),
    await world.person('Dan'),
    await world.person('Eli'),
    await world.person('Fay'),
  ];
  const word = world.unique('many');
  // In the Pacific, where no other test searches.
  const place = { latitude: coordinate(-55, -25), longitude: coordinate(-150, -90) };
  await world.follow(ada, bea);
  for (let n = 1; n <= MANY; n += 1) {
    const quack = await world.quackAt(bea, `${word} ${n}. @${ada.handle} #${word}`, place);
    await world.nod(ada, quack);
    await world.pin(ada, quack);
    const publishAt = new Date(Date.now() + n * DAY_MS).toISOString();
    await world.graphql(SCHEDULE, { input: { content: `${word} ${MANY + 1 - n}.`, publishAt } }, ada);
    // As many as there are choices among five people.
    const to = [bea, cleo, dan, eli, fay].filter((_, bit) => n & (1 << bit));
    await world.whisper(ada, to, `${word} ${n}.`);
    if (n === 1) await world.reply(bea, quack, `${word} reply.`);
  }
  await world.quackWithPictures(bea, `${word} picture.`, [await pond('pond.jpg', 40)], 'A pond.');
  return { ada, bea, word, place };
}

/** Every list for people, in the order in which Ada opens them. */
export function longLists(page: Page, t: Translator, world: World, { ada, bea, word, place }: Plenty): LongList[] {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const { language } = world;
  const [explore, hashtag, kept] = [exploreMessages(language), hashtagMessages(language), savedListMessages(t)];
  const [user, notification, whisper] = [userMessages(t), notificationMessages(t), whisperMessages(t)];
  const named = { name: bea.displayName };
  const userTab = (name: string) =>
    page
      .getByRole('navigation', { name: user('tabs', named) })
      .getByRole('link', { name })
      .click();
  const article = page.getByRole('article').first();
  // Lists of news have another end than lists of one's own, and than short ones.
  const ends = new RegExp(`^(${t('states.end')}|${t('states.endOfFew')})$`);
  const [last, end] = [`${word} 1.`, main.getByText(ends)];
  const feed = (name: string) => ({ list: page.getByRole('feed', { name, exact: true }), rows: word, last, end });

  return [
    { name: 'stream', open: () => page.goto('/stream'), ...feed(t('timelines.quacks')) },
    { name: 'notifications', open: () => goTo(page, t, 'notifications'), ...feed(notification('list')) },
    { name: 'my likes', open: () => goToMore(page, t, 'nods'), ...feed(kept('nods')) },
    { name: 'my pins', open: () => goTo(page, t, 'pins'), ...feed(kept('pins')) },
    { name: 'scheduled', open: () => goToMore(page, t, 'scheduled'), ...feed(schedulingMessages(language)('list')) },
    {
      name: 'near me',
      open: async () => {
        await goToMore(page, t, 'nearMe');
        await searchAround(page, world, place.latitude, place.longitude);
      },
      list: page.getByRole('feed'),
      rows: word,
      last,
      end,
    },
    {
      name: 'search',
      open: async () => {
        await goTo(page, t, 'explore');
        const field = main.getByRole('combobox', { name: explore('search') });
        await field.fill(word);
        await field.press('Enter');
        // The first quack has a reply, with which it would be on top.
        await main.getByRole('tab', { name: explore('latest') }).click();
      },
      ...feed(explore('resultsTitle', { query: word })),
    },
    {
      name: 'hashtag',
      open: () => article.getByRole('link', { name: `#${word}` }).click(),
      ...feed(hashtag('list', { tag: word })),
    },
    {
      name: 'quacks',
      open: () => article.getByRole('link', { name: bea.handle }).click(),
      ...feed(user('quacksOf', named)),
    },
    {
      name: 'replies',
      open: () => userTab(user('replies')),
      ...feed(user('repliesOf', named)),
      last: `${word} reply.`,
    },
    {
      name: 'media',
      open: () => userTab(user('media')),
      ...feed(user('mediaOf', named)),
      list: page.getByRole('list', { name: user('mediaOf', named), exact: true }),
      last: `${word} picture.`,
    },
    {
      name: 'followers',
      open: () => page.getByRole('link', { name: t('profiles.followers', { count: 1 }) }).click(),
      list: dialog.getByRole('list'),
      rows: ada.handle,
      last: ada.handle,
      end: dialog.getByText(t('profiles.peopleEnd')),
    },
    {
      name: 'nods',
      open: () => page.goto(`/user/${ada.handle}?tab=nods`),
      ...feed(user('nodsOf', { name: ada.displayName })),
    },
    {
      name: 'whispers',
      open: () => goTo(page, t, 'whispers'),
      list: main.getByRole('list', { name: whisper('conversations') }),
      rows: word,
      last,
      end,
    },
    {
      name: 'conversation',
      open: () => main.getByRole('listitem').filter({ hasText: last }).click(),
      list: page.getByRole('log'),
      rows: word,
      last,
      end: page.getByText(whisper('beginning')),
    },
  ];
}

/** A point between two others, in degrees. */
const coordinate = (from: number, to: number): number => Math.round((from + Math.random() * (to - from)) * 100) / 100;
