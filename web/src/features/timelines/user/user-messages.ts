import { createMessages } from '../../../i18n/create-messages';
import { en } from './user-messages.en';

export const useUserMessages = createMessages(en, async () => (await import('./user-messages.he')).he);
