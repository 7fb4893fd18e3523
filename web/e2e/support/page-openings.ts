import type { Locator, Page } from '@playwright/test';
import type { Translator } from '../../src/i18n/translator';
import { logWith, notificationMessages, whisperMessages } from './inbox';
import {
  caseMessages,
  relationshipMessages,
  deviceMessages,
  savedListMessages,
  settingsMessages,
  threadMessages,
  userMessages,
} from './page-messages';
import { goTo, goToMore, openSection } from './sidebar';
import { exploreMessages, hashtagMessages, placeMessages, schedulingMessages } from './messages';
import type { Person, Quack, World } from './world';

/** A page, or a part of one, at the moment that someone opens it. */
export interface Opening {
  name: string;
  open: () => Promise<unknown>;
  /** What it asks the server for then. */
  operation: string;
  /** What is there once that has come: that there is nothing yet, where this can be. */
  shown: Locator;
}

/** A new person, and an author with a single post and no notifications. */
export interface Newcomers {
  newcomer: Person;
  bea: Person;
  quack: Quack;
}

/** Searches around typed coordinates. */
export async function searchAround(page: Page, world: World, latitude: number, longitude: number): Promise<void> {
  const field = page.getByRole('combobox', { name: placeMessages(world.language)('field') });
  await field.fill(`${latitude}, ${longitude}`);
  await page.getByRole('option').click();
}

/** Every page for people in the order in which a newcomer opens them, with all tabs. */
export function openings(page: Page, t: Translator, world: World, { newcomer, bea, quack }: Newcomers): Opening[] {
  const heading = (name: string) => page.getByRole('heading', { name }).first();
  const list = (name: string) => page.getByRole('main').getByRole('list', { name });
  const feed = (name: string) => page.getByRole('main').getByRole('feed', { name });
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  const [explore, kept, user] = [exploreMessages(world.language), savedListMessages(t), userMessages(t)];
  const [say, whisper] = [notificationMessages(t), whisperMessages(t)];
  const nothing = world.unique('zzqxj');
  const found = heading(explore('nothing', { query: nothing }));
  const userTab = (name: string) =>
    page
      .getByRole('navigation', { name: user('tabs', { name: bea.displayName }) })
      .getByRole('link', { name })
      .click();
  const named = { name: bea.displayName };

  return [
    {
      name: 'stream',
      open: () => page.goto('/stream'),
      operation: 'Stream',
      shown: heading(t('timelines.emptyFollowing')),
    },
    {
      name: 'popular quacks',
      open: () => goTo(page, t, 'explore'),
      operation: 'PopularPosts',
      shown: heading(explore('quietQuacks')).or(feed(explore('amongEVERYONE'))),
    },
    {
      name: 'hashtags to discover',
      open: () => tab(explore('hashtags')),
      operation: 'PopularHashtags',
      shown: heading(explore('quietPopular')).or(list(explore('popular'))),
    },
    {
      name: 'people to discover',
      open: () => tab(explore('people')),
      operation: 'PeopleByHashtag',
      shown: heading(explore('quietPeople')).or(list(explore('people'))),
    },
    {
      name: 'search',
      // Typing would ask for suggestions, which answer the search for people too.
      open: () => page.goto(`/explore?q=${nothing}`),
      operation: 'SearchPosts',
      shown: found,
    },
    { name: 'people found', open: () => tab(explore('people')), operation: 'SearchPeople', shown: found },
    { name: 'hashtags found', open: () => tab(explore('hashtags')), operation: 'SearchHashtags', shown: found },
    {
      name: 'hashtag',
      open: () => page.goto(`/hashtag/${nothing}`),
      operation: 'HashtagPosts',
      shown: heading(hashtagMessages(world.language)('empty', { tag: nothing })),
    },
    {
      name: 'my likes',
      open: () => goToMore(page, t, 'nods'),
      operation: 'MyNods',
      shown: heading(kept('noNods')),
    },
    {
      name: 'my pins',
      open: () => goTo(page, t, 'pins'),
      operation: 'MyPins',
      shown: heading(kept('noPins')),
    },
    {
      name: 'scheduled',
      open: () => goToMore(page, t, 'scheduled'),
      operation: 'ScheduledPosts',
      shown: heading(schedulingMessages(world.language)('empty')),
    },
    {
      name: 'notifications',
      open: () => goTo(page, t, 'notifications'),
      operation: 'Notifications',
      shown: heading(say('emptyAll')),
    },
    {
      name: 'mentions',
      open: () => tab(say('mentions')),
      operation: 'Notifications',
      shown: heading(say('emptyMentions')),
    },
    {
      name: 'unread',
      open: () => tab(say('unread')),
      operation: 'Notifications',
      shown: heading(say('emptyUnread')),
    },
    {
      name: 'whispers',
      open: () => goTo(page, t, 'whispers'),
      operation: 'Conversations',
      shown: heading(whisper('emptyTitle')),
    },
    {
      name: 'blocked people',
      open: () => page.goto('/profile?section=blocked'),
      operation: 'BlockedPeople',
      shown: page.getByText(relationshipMessages(t)('noBlocked')),
    },
    {
      name: 'own reports',
      open: () => page.goto('/profile?section=reports'),
      operation: 'OwnReports',
      shown: page.getByText(caseMessages(t)('noReports')),
    },
    {
      name: 'near me',
      open: async () => {
        await goToMore(page, t, 'nearMe');
        await searchAround(page, world, -48.5, -123.4);
      },
      operation: 'NearbyPosts',
      shown: page.getByRole('button', { name: placeMessages(world.language)('wider') }),
    },
    {
      name: 'conversation',
      open: async () => page.goto(`/whispers/${await world.whisper(bea, [newcomer], 'Are you there?')}`),
      operation: 'ConversationWhispers',
      shown: logWith(page, t, bea).getByText('Are you there?'),
    },
    {
      name: 'profile of somebody',
      open: () => page.getByRole('main').getByRole('heading', { level: 1 }).getByRole('link').click(),
      operation: 'UserProfile',
      shown: heading(bea.displayName),
    },
    {
      name: 'replies',
      open: () => userTab(user('replies')),
      operation: 'UserPosts',
      shown: heading(user('noReplies', named)),
    },
    {
      name: 'media',
      open: () => userTab(user('media')),
      operation: 'UserPosts',
      shown: heading(user('noMedia', named)),
    },
    { name: 'nods', open: () => userTab(user('nods')), operation: 'UserNods', shown: heading(user('noNods', named)) },
    {
      name: 'followers',
      open: () => page.getByRole('link', { name: t('profiles.followers', { count: 0 }) }).click(),
      operation: 'Followers',
      shown: page.getByRole('dialog').getByText(t('profiles.noFollowers', named)),
    },
    {
      name: 'post',
      open: async () => {
        await page.keyboard.press('Escape');
        await userTab(user('quacks'));
        await page.getByText(quack.content).click();
      },
      operation: 'Thread',
      shown: page.getByText(threadMessages(t)('noReplies')),
    },
    {
      name: 'sessions',
      open: async () => {
        await goToMore(page, t, 'settings');
        await openSection(page, settingsMessages(t)('sessions'));
      },
      operation: 'Sessions',
      shown: page.getByText(deviceMessages(t)('thisDevice'), { exact: true }),
    },
  ];
}
