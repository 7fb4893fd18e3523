import { peopleBreaks } from './people.mjs';
import { postBreaks } from './posts.mjs';
import { rulesBreaks } from './rules.mjs';
import { siteBreaks } from './site.mjs';
import { webBreaks } from './web.mjs';

/** In the order in which they run. @type {readonly import('./break.mjs').Break[]} */
export const breaks = [...rulesBreaks, ...webBreaks, ...peopleBreaks, ...postBreaks, ...siteBreaks];
