import { notHidden } from '#people/ties/relationship-conditions.js';
import { inAudience } from '#posts/model/post-audience.js';

/** Whether the recipient, $2, sees what the actor does. */
export const SEEN = notHidden('$2::uuid', 'u.id', 'NOTIFICATIONS');

/** Visible replies of group `n`, latest first. The id of the act is the id of the reply. $2 recipient. */
export const REPLIES = `from notification_acts a
    join users u on u.id = a.actor_id and u.is_active and ${SEEN}
    join posts p on p.id = a.act_id and p.deleted_at is null and ${inAudience('$2::uuid')}
    where a.notification_id = n.id order by a.act_id desc`;

/** Of a group, this many of the newest replies are compared with filters. */
const MAX_COMPARED = 50;

/** $1 groups of replies, $2 recipient. The newest replies of each, latest first. */
export const REPLIES_OF_GROUPS = `
select n.id as group_id, reply.act_id as reply_id, reply.actor_id
from notifications n cross join lateral (select a.act_id, a.actor_id ${REPLIES} limit ${MAX_COMPARED}) reply
where n.id = any($1::uuid[]) and n.recipient_id = $2::uuid
order by n.id, reply.act_id desc`;
