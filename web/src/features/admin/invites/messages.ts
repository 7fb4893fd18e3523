import { createMessages } from '../../../i18n/create-messages';
import { en } from './messages.en';

export const useManagedInviteMessages = createMessages(en, async () => (await import('./messages.he')).he);
