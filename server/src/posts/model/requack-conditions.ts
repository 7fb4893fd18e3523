import { notHidden, notMuted } from '#people/ties/relationship-conditions.js';
import { unblocked, unlimited } from '#people/users/readable.js';
import { inAudience } from './post-audience.js';

/**
 * A requack is a row of posts whose `requack_of` names the original. Who sees it is a matter of both authors: these conditions ask
 * about the original. All are scalar subqueries by key, but for the one that reads of posts ask, whose rows are rarely requacks: that is
 * a function of the database (migrations/rare-parts). None is evaluated for a row that is no requack.
 */

const original = (row: string, condition: string) => `(select true from posts o join users w on w.id = o.author_id
    where o.id = ${row}.requack_of and o.deleted_at is null and ${condition})`;

/**
 * The viewer can read what row requacks; true for what is no requack.
 * @param viewer the parameter or column with the viewer's id or null @param row alias of the row in posts
 */
export const readableOriginal = (viewer: string, row = 'p') => `(${row}.requack_of is null
    or is_readable_original(${row}.requack_of, ${viewer}))`;

/** The same for a profile, which also leaves out whom the viewer blocks, and limited people the viewer doesn't follow. */
export const listedOriginal = (viewer: string, row = 'p') =>
  original(row, `${unblocked(viewer, 'w')} and ${unlimited(viewer, 'w')} and ${inAudience(viewer, 'o')}`);

/** Whom the original answers isn't hidden at home either: a reply to someone is about them. */
const answersSomeoneShown = (viewer: string) => `(o.parent_id is null or (
      select ${notHidden(viewer, 'answered.author_id', 'HOME_QUACKS')} from posts answered where answered.id = o.parent_id))`;

/** A signed-in viewer sees the original at home: neither blocked nor muted there, nor of a limited person they don't follow. */
export const originalAtHome = (viewer: string, row = 'p') =>
  original(
    row,
    `w.is_active and ${unlimited(viewer, 'w')} and ${inAudience(viewer, 'o')}
      and ${notHidden(viewer, 'o.author_id', 'HOME_QUACKS')} and ${answersSomeoneShown(viewer)}`,
  );

/** Newer requacks of one post that are asked about. Beyond, a quack may come again, and the page leaves it out. */
const REPEATS_ASKED = 200;

/**
 * No one whom the viewer follows has requacked the same post after this row and up to a limit, so this is where home shows it. The
 * requacks of one post are an index of its own, which is empty for nearly all.
 * @param original column or expression with the id of the original @param until the parameter with the newest id that counts
 */
export const isNewest = (viewer: string, row: string, originalId: string, until: string) => `(select true from (
      select r.author_id from posts r
      where r.requack_of = ${originalId} and r.id > ${row}.id and r.id <= ${until} order by r.id limit ${REPEATS_ASKED}
    ) again
    where (again.author_id = ${viewer}
        or (select true from follows tie where tie.follower_id = ${viewer} and tie.followee_id = again.author_id))
      and (select requacker.is_active from users requacker where requacker.id = again.author_id)
      and ${notMuted(viewer, 'again.author_id', 'HOME_REQUACKS')} limit 1) is null`;
