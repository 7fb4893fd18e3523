import { createMessages } from '../../../i18n/create-messages';
import { en } from './undo-messages.en';

export const useUndoMessages = createMessages(en, async () => (await import('./undo-messages.he')).he);
