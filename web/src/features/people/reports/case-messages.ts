import { createMessages } from '../../../i18n/create-messages';
import { en } from './case-messages.en';

export const useCaseMessages = createMessages(en, async () => (await import('./case-messages.he')).he);
