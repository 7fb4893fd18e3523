import { createMessages } from '../../../i18n/create-messages';
import { en } from './messages.en';

/** The words for cases, decisions and people that the pages of moderation share. */
export const useModerationMessages = createMessages(en, async () => (await import('./messages.he')).he);
