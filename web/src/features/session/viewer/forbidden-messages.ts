import { createMessages } from '../../../i18n/create-messages';
import { en } from './forbidden-messages.en';

export const useForbiddenMessages = createMessages(en, async () => (await import('./forbidden-messages.he')).he);
