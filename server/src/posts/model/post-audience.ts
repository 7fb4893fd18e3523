import type { Visibility } from '@mallard/rules/visibility';

/**
 * Who reads a post, beside whether they may read its author (`people/users/readable.ts`). `audience_id` is whose followers read
 * it, null for everyone; replies have that of their thread. `is_listed` says whether lists of strangers show it. The function of the
 * database that looks up who belongs to an audience is only called for posts with one (migrations/rare-parts).
 */

/** @param viewer the parameter or column with the viewer's id or null @param post alias of the row in posts */
const belongs = (viewer: string, post: string) =>
  `is_in_audience(${post}.id, ${post}.root_id, ${post}.author_id, ${post}.audience_id, ${viewer})`;

/**
 * Whether the viewer is in the audience of a post. Followers are, those it or the top of its thread mentions, the author of what it
 * quotes, and its author.
 */
export const inAudience = (viewer: string, post = 'p') => `(${post}.audience_id is null or ${belongs(viewer, post)})`;

/**
 * The same for replies below a post, which have its audience. Below an open one all are open, which is asked once a statement, so
 * that lists of replies are read from their index alone.
 * @param above the parameter that holds the id of the post above
 */
export const inAudienceBelow = (above: string, viewer: string, reply = 'p') => `(
    (select top.audience_id is null from posts top where top.id = ${above})
    or (select ${inAudience(viewer, 'self')} from posts self where self.id = ${reply}.id))`;

/** The same for lists in which strangers find posts: without what is unlisted, but for the viewer's own. */
export const findable = (viewer: string, post = 'p') => `(${post}.is_listed
    or coalesce(${post}.author_id = ${viewer}, false) or (${post}.audience_id is not null and ${belongs(viewer, post)}))`;

/** The columns from which the visibility of a post follows. */
export interface AudienceColumns {
  is_listed: boolean;
  audience_id: string | null;
}

export function visibilityOf({ is_listed: isListed, audience_id: audienceId }: AudienceColumns): Visibility {
  if (audienceId !== null) return 'FOLLOWERS';
  return isListed ? 'PUBLIC' : 'UNLISTED';
}
