import { createMessages } from '../../../i18n/create-messages';
import { en } from './nods-switch-messages.en';

export const useNodsSwitchMessages = createMessages(en, async () => (await import('./nods-switch-messages.he')).he);
