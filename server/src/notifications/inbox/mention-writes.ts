import { notInMutedThread } from '#posts/model/muted-thread-statements.js';
import { inAudience } from '#posts/model/post-audience.js';
import { record } from './notification-writes.js';

/** Users whom the mentions of one post notify. */
export const MAX_MENTIONS_NOTIFIED = 10;

/**
 * The first users whom the text mentions. The author of the parent post is notified of the reply instead. The lock waits for an edit
 * in progress and sees its text, and a later edit waits for this: so nobody is notified of a mention that an edit has removed.
 * @param act selects the id and the time of the act
 * @param among a condition on mentioned.user_id
 */
const recordMentions = (act: string, among = 'true') =>
  record(
    'MENTION',
    `quack as materialized (
  select p.id, p.author_id, p.parent_id, p.root_id, p.audience_id, p.entities, p.created_at from posts p
  where p.id = $2::uuid and p.deleted_at is null
  for share
), mentioned as (
  select m.user_id, row_number() over (order by written.place, m.user_id)::int as place
  from quack
  join post_mentions m on m.post_id = quack.id and m.user_id <> quack.author_id
  join users u on u.id = m.user_id
  left join posts parent on parent.id = quack.parent_id and parent.deleted_at is null
  cross join lateral (
    select min(e.place) as place from jsonb_array_elements(quack.entities) with ordinality e (entity, place)
    where e.entity ->> 'kind' = 'MENTION' and lower(e.entity ->> 'target') = coalesce(m.handle_key, u.handle_key)
  ) written
  where m.user_id is distinct from parent.author_id and written.place is not null and ${inAudience('m.user_id', 'quack')}
    and ${notInMutedThread('m.user_id', 'coalesce(quack.root_id, quack.id)')}
), act as (
  select ${act}, quack.author_id as actor_id, mentioned.user_id as recipient_id, quack.id as subject_id,
    quack.id as post_id, ($1::uuid[])[mentioned.place] as new_id
  from quack cross join mentioned where mentioned.place <= ${MAX_MENTIONS_NOTIFIED} and ${among}
)`,
  );

/** Of a new post. $1 ids for new groups, $2 post. */
export const RECORD_MENTIONS = recordMentions('quack.id, quack.created_at as acted_at');

/**
 * Of an edit, which is an act of its own: it comes after what its people have read since the post was published. $1 ids for new
 * groups, $2 post, $3 users whom the edit added.
 */
export const RECORD_ADDED_MENTIONS = recordMentions(
  '($1::uuid[])[mentioned.place] as id, now() as acted_at',
  'mentioned.user_id = any($3::uuid[])',
);

/** Users whom an edited post no longer mentions. $1 post. */
export const FORGET_MENTIONS = `
delete from notifications n
where n.post_id = $1::uuid and n.kind = 'MENTION' and not exists (
  select 1 from post_mentions m where m.post_id = $1::uuid and m.user_id = n.recipient_id)`;
