import { createMessages } from '../../../i18n/create-messages';
import { en } from './messages.en';

/** The messages of closed pages. */
export const useMaintenanceMessages = createMessages(en, async () => (await import('./messages.he')).he);
export { en as englishWords };
