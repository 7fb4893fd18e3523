import type { DemoQuack } from './demo-content.js';
import { birdQuacks } from './quacks-birds.js';
import { bookQuacks } from './quacks-books.js';
import { breadAndCoffeeQuacks } from './quacks-bread-and-coffee.js';
import { cityQuacks } from './quacks-city.js';
import { curiosityConversations } from './conversations-curiosity.js';
import { disagreementConversations } from './conversations-disagreements.js';
import { earlyHoursQuacks } from './quacks-early-hours.js';
import { everydayHebrewQuacks } from './quacks-everyday-hebrew.js';
import { fixConversations } from './conversations-fixes.js';
import { invitationConversations } from './conversations-invitations.js';
import { keyboardQuacks } from './quacks-keyboards.js';
import { kitchenQuacks } from './quacks-kitchen.js';
import { languageQuacks } from './quacks-language.js';
import { lastHourQuacks } from './quacks-last-hour.js';
import { lastHoursQuacks } from './quacks-last-hours.js';
import { lastNightQuacks } from './quacks-last-night.js';
import { natureQuacks } from './quacks-nature.js';
import { neighborConversations } from './conversations-neighbors.js';
import { skyQuacks } from './quacks-sky.js';
import { softwareQuacks } from './quacks-software.js';
import { thisMorningQuacks } from './quacks-this-morning.js';
import { workdayQuacks } from './quacks-workdays.js';
import { workshopQuacks } from './quacks-workshop.js';
import { yesterdayQuacks } from './quacks-yesterday.js';

/** Every top-level quack with its conversation, oldest first. */
export const demoQuacks: readonly DemoQuack[] = [
  ...birdQuacks,
  ...breadAndCoffeeQuacks,
  ...kitchenQuacks,
  ...skyQuacks,
  ...softwareQuacks,
  ...keyboardQuacks,
  ...cityQuacks,
  ...natureQuacks,
  ...workshopQuacks,
  ...bookQuacks,
  ...languageQuacks,
  ...everydayHebrewQuacks,
  ...earlyHoursQuacks,
  ...workdayQuacks,
  ...neighborConversations,
  ...fixConversations,
  ...curiosityConversations,
  ...disagreementConversations,
  ...invitationConversations,
  ...yesterdayQuacks,
  ...lastNightQuacks,
  ...thisMorningQuacks,
  ...lastHoursQuacks,
  ...lastHourQuacks,
].sort((a, b) => b.minutesAgo - a.minutesAgo);
