import { createMessages } from '../../../i18n/create-messages';
import { en } from './inbox-messages.en';

export const useInboxMessages = createMessages(en, async () => (await import('./inbox-messages.he')).he);
