import { createMessages } from '../../../i18n/create-messages';
import { en } from './menu-messages.en';

export const usePostMenuMessages = createMessages(en, async () => (await import('./menu-messages.he')).he);
