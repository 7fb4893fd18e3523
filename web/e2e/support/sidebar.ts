import type { Page } from '@playwright/test';
import type { Translator } from '../../src/i18n/translator';

type Destination =
  'stream' | 'explore' | 'notifications' | 'whispers' | 'nearMe' | 'nods' | 'pins' | 'scheduled' | 'profile';

/** Goes to a page by the sidebar. */
export const goTo = (page: Page, t: Translator, destination: Destination): Promise<void> =>
  page
    .getByRole('navigation', { name: t('shell.mainNavigation') })
    .getByRole('link', { name: t(`shell.${destination}`) })
    .click();
