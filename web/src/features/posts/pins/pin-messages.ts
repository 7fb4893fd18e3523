import { createMessages } from '../../../i18n/create-messages';
import { en } from './pin-messages.en';

export const usePinMessages = createMessages(en, async () => (await import('./pin-messages.he')).he);
