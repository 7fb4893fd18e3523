import { createMessages } from '../../../i18n/create-messages';
import { en } from './saved-messages.en';

export const useSavedListMessages = createMessages(en, async () => (await import('./saved-messages.he')).he);
