import { type Direction, ORDER } from '#kernel/paging/direction.js';
import { type MuteScopeName } from '#people/ties/mute-scopes.js';
import { notMuted } from '#people/ties/relationship-conditions.js';
import { listed } from '#people/users/readable.js';

const NOTHING = '00000000-0000-0000-0000-000000000000';

/** Row `h` is a post that strangers find, by someone who is neither limited, nor muted in lists and in the given scope. */
const shownTo = (viewer: string, also?: MuteScopeName) => `not h.is_reply and h.is_open
      and (select ${listed(viewer, 'LISTS')}${also ? ` and ${notMuted(viewer, 'u.id', also)}` : ''}
        from users u where u.id = h.author_id)`;

/**
 * The posts with one hashtag in the same lists, as a select of `id`. $1 viewer.
 * @param tag column or expression of its key
 * @param between the condition on `h.post_id`
 */
export const taggedRows = (tag: string, between: string, direction: Direction, limit: number, also?: MuteScopeName) => `
    select h.post_id as id from post_hashtags h
    where h.tag = ${tag} and ${between} and ${shownTo('$1::uuid', also)}
    order by h.post_id ${ORDER[direction]} limit ${limit}`;

/**
 * The newest posts with any of several hashtags, as the last common table expressions of a statement: `tagged` holds ids. Each
 * hashtag has a head, its newest post below the position. A page lies within the newest different heads, as many as rows, and not
 * below the last of them, so only these hashtags are read on. They are posts that strangers find, by people who are neither
 * limited, nor muted in lists and in the given scope. $1 viewer, $2 id below which.
 * @param tags a select of the column `tag`
 * @param also another scope of mutes that leaves people out
 */
export function taggedHeads(tags: string, limit: number | string, also?: MuteScopeName): string {
  const shown = `h.post_id < $2::uuid and ${shownTo('$1::uuid', also)}`;
  return `
tag_heads as materialized (
  select asked.tag, newest.head from (${tags}) asked
  cross join lateral (
    select h.post_id as head from post_hashtags h where h.tag = asked.tag and ${shown} order by h.post_id desc limit 1
  ) newest
), last_tag_head as materialized (
  select coalesce(
    (select head from (select distinct head from tag_heads) different order by head desc offset ${limit} - 1 limit 1),
    '${NOTHING}'
  ) as id
), tagged as (
  select theirs.id from tag_heads
  cross join lateral (
    select h.post_id as id from post_hashtags h
    where h.tag = tag_heads.tag and ${shown} and h.post_id >= (select id from last_tag_head)
    order by h.post_id desc limit ${limit}
  ) theirs
  where tag_heads.head >= (select id from last_tag_head)
)`;
}
