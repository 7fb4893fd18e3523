import { createMessages } from '../../i18n/create-messages';
import { en } from './staff-messages.en';

export const useStaffMessages = createMessages(en, async () => (await import('./staff-messages.he')).he);
