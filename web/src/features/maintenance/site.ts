import { askServer, SiteStatusWatch } from './site-status';

/** The one watch of a tab. */
export const site = new SiteStatusWatch(askServer);
