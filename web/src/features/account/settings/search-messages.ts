import { createMessages } from '../../../i18n/create-messages';
import { en } from './search-messages.en';

export const useSearchMessages = createMessages(en, async () => (await import('./search-messages.he')).he);
