import { createMessages } from '../../i18n/create-messages';
import { en } from './messages.en';
import { he } from './messages.he';

/** Includes both languages, because the question must not wait for the network. */
export const useLeavingMessages = createMessages(en, () => Promise.resolve(he));
