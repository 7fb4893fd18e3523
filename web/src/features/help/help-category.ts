import type { HelpCenterQuery } from './HelpCenter.generated';

/** A category of the help center with its topics. */
export type HelpCategory = HelpCenterQuery['helpCategories'][number];
