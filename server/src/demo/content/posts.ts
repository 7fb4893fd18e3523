import type { DemoPost } from './demo-content.js';
import { birdPosts } from './posts-birds.js';
import { bookPosts } from './posts-books.js';
import { breadAndCoffeePosts } from './posts-bread-and-coffee.js';
import { cityPosts } from './posts-city.js';
import { curiosityConversations } from './conversations-curiosity.js';
import { disagreementConversations } from './conversations-disagreements.js';
import { earlyHoursPosts } from './posts-early-hours.js';
import { everydayHebrewPosts } from './posts-everyday-hebrew.js';
import { fixConversations } from './conversations-fixes.js';
import { invitationConversations } from './conversations-invitations.js';
import { keyboardPosts } from './posts-keyboards.js';
import { kitchenPosts } from './posts-kitchen.js';
import { languagePosts } from './posts-language.js';
import { lastHourPosts } from './posts-last-hour.js';
import { lastHoursPosts } from './posts-last-hours.js';
import { lastNightPosts } from './posts-last-night.js';
import { naturePosts } from './posts-nature.js';
import { neighborConversations } from './conversations-neighbors.js';
import { skyPosts } from './posts-sky.js';
import { softwarePosts } from './posts-software.js';
import { thisMorningPosts } from './posts-this-morning.js';
import { workdayPosts } from './posts-workdays.js';
import { workshopPosts } from './posts-workshop.js';
import { yesterdayPosts } from './posts-yesterday.js';

/** All top-level posts with their conversations, oldest first. */
export const demoPosts: readonly DemoPost[] = [
  ...birdPosts,
  ...breadAndCoffeePosts,
  ...kitchenPosts,
  ...skyPosts,
  ...softwarePosts,
  ...keyboardPosts,
  ...cityPosts,
  ...naturePosts,
  ...workshopPosts,
  ...bookPosts,
  ...languagePosts,
  ...everydayHebrewPosts,
  ...earlyHoursPosts,
  ...workdayPosts,
  ...neighborConversations,
  ...fixConversations,
  ...curiosityConversations,
  ...disagreementConversations,
  ...invitationConversations,
  ...yesterdayPosts,
  ...lastNightPosts,
  ...thisMorningPosts,
  ...lastHoursPosts,
  ...lastHourPosts,
].sort((a, b) => b.minutesAgo - a.minutesAgo);
