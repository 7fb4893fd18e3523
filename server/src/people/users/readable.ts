import { notBlocked, notBlockedBy, notHidden } from '../ties/relationship-conditions.js';
import type { MuteScopeName } from '../ties/mute-scopes.js';

const open = (viewer: string, person: string) =>
  `${person}.is_active and (${viewer} is not null or not ${person}.requires_login)`;

/**
 * Whether a viewer may read what a person wrote: the person is active, doesn't require login from a visitor, and doesn't
 * block the viewer.
 * @param viewer the parameter that holds the viewer's id or null, such as `$2::uuid`
 * @param person alias of the person's row in users
 */
export const readable = (viewer: string, person = 'u') =>
  `${open(viewer, person)} and ${notBlockedBy(viewer, `${person}.id`)}`;

/** The same for a list that also leaves out whom the viewer blocks. */
export const unblocked = (viewer: string, person = 'u') =>
  `${open(viewer, person)} and ${notBlocked(viewer, `${person}.id`)}`;

/**
 * The person isn't limited, or the viewer follows them: what lists of strangers ask, beside everything else. Who is limited finds
 * themselves everywhere.
 */
export const unlimited = (viewer: string, person = 'u') => `(not ${person}.is_limited or ${person}.id = ${viewer}
  or is_following(${viewer}, ${person}.id))`;

/** The same for a list of strangers, which also leaves out the limited, and whom the viewer has muted in this scope. */
export const listed = (viewer: string, scope: MuteScopeName, person = 'u') =>
  `${open(viewer, person)} and ${unlimited(viewer, person)} and ${notHidden(viewer, `${person}.id`, scope)}`;
