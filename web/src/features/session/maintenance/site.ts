import { askServer, SiteStatusWatch } from './site-status';

/** The status of this tab. */
export const site = new SiteStatusWatch(askServer);
