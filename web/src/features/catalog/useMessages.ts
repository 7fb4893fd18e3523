import type { PlainKey } from '../../i18n/create-messages';
import { createMessages } from '../../i18n/create-messages';
import { en } from './messages.en';

export type CatalogKey = PlainKey<typeof en>;

export const useMessages = createMessages(en, async () => (await import('./messages.he')).he);
