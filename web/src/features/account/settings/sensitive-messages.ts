import { createMessages } from '../../../i18n/create-messages';
import { en } from './sensitive-messages.en';

export const useSensitiveMessages = createMessages(en, async () => (await import('./sensitive-messages.he')).he);
