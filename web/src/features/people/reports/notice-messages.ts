import { createMessages } from '../../../i18n/create-messages';
import { en } from './notice-messages.en';

export const useNoticeMessages = createMessages(en, async () => (await import('./notice-messages.he')).he);
