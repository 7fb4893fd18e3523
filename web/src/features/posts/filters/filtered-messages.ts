import { createMessages } from '../../../i18n/create-messages';
import { en } from './filtered-messages.en';

export const useFilteredMessages = createMessages(en, async () => (await import('./filtered-messages.he')).he);
