import { createMessages } from '../../../i18n/create-messages';
import { en } from './messages.en';

/** What people are told whose account is frozen or suspended. */
export const useAccountStateMessages = createMessages(en, async () => (await import('./messages.he')).he);
