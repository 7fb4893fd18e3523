import type { Page } from '@playwright/test';
import { en as notificationsEn } from '../../src/features/inbox/notifications/messages.en';
import { he as notificationsHe } from '../../src/features/inbox/notifications/messages.he';
import { en as notificationRequestsEn } from '../../src/features/inbox/notifications/requests/messages.en';
import { he as notificationRequestsHe } from '../../src/features/inbox/notifications/requests/messages.he';
import { en as whisperRequestsEn } from '../../src/features/inbox/whispers/requests/messages.en';
import { he as whisperRequestsHe } from '../../src/features/inbox/whispers/requests/messages.he';
import { en as policyEn } from '../../src/features/account/settings/policy/messages.en';
import { he as policyHe } from '../../src/features/account/settings/policy/messages.he';
import { en as connectionEn } from '../../src/app/shell/offline-messages.en';
import { he as connectionHe } from '../../src/app/shell/offline-messages.he';
import { en as whispersEn } from '../../src/features/inbox/whispers/messages.en';
import { he as whispersHe } from '../../src/features/inbox/whispers/messages.he';
import { he as hebrew } from '../../src/i18n/he/catalog';
import type { Language } from '../../src/i18n/languages';
import type { Translator } from '../../src/i18n/translator';
import { messagesIn } from './messages';
import type { Person } from './world';

/** What a translator speaks. */
const languageOf = (t: Translator): Language => (t('states.retry') === hebrew.states.retry ? 'he' : 'en');

export const connectionMessages = (t: Translator) => messagesIn(languageOf(t), connectionEn, connectionHe);
export const notificationMessages = (t: Translator) => messagesIn(languageOf(t), notificationsEn, notificationsHe);
export const whisperMessages = (t: Translator) => messagesIn(languageOf(t), whispersEn, whispersHe);

export const notificationRequestMessages = (t: Translator) =>
  messagesIn(languageOf(t), notificationRequestsEn, notificationRequestsHe);
export const whisperRequestMessages = (t: Translator) =>
  messagesIn(languageOf(t), whisperRequestsEn, whisperRequestsHe);
export const policyMessages = (t: Translator) => messagesIn(languageOf(t), policyEn, policyHe);

/** A name within a sentence, with its direction isolated. */
export const isolated = ({ displayName }: Person): string => `\u2068${displayName}\u2069`;

/** The log of a conversation with one person. */
export const logWith = (page: Page, t: Translator, person: Person) =>
  page.getByRole('log', { name: whisperMessages(t)('log', { names: isolated(person) }) });

/** Where a whisper to one person is written. */
export const fieldTo = (page: Page, t: Translator, person: Person) =>
  page.getByRole('textbox', { name: whisperMessages(t)('field', { names: isolated(person) }) });
