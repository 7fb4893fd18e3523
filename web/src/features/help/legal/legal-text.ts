import type { HelpPageQuery } from '../HelpPage.generated';

/** The privacy policy or the terms. */
export type LegalText = NonNullable<HelpPageQuery['helpPage']>;
