/**
 * What the policy of user `r` says about an act of user `actor`: 0 accept, 1 make it a request, 2 ignore it. Both are aliases of
 * users, and `policy` is r's row of notification_policies, or null where the defaults apply.
 */

/** A follower counts once they have followed for so long. */
const FOLLOWER_AFTER = "interval '3 days'";
/** Accounts are new for so long. */
const NEW_FOR = "interval '30 days'";

const ties = (follower: string, followee: string, since = '') =>
  `(select true from follows tie where tie.follower_id = ${follower}.id and tie.followee_id = ${followee}.id ${since}) `;

/** Staff reach everyone, as do whom people follow and whom they accepted. */
const KNOWN = `actor.role <> 'basic' or ${ties('r', 'actor')}
    or (select s.is_accepted from notification_senders s where s.user_id = r.id and s.sender_id = actor.id)`;

const LIMITED = 'case when actor.is_limited then coalesce(policy.limited, 1) else 0 end';

/** Of a notification. For most people, whose policy is the default, about most people, nothing is looked up. */
export const NOTIFICATION_OUTCOME = `(case
  when (policy.user_id is null and not actor.is_limited) or ${KNOWN} then 0
  else greatest(${LIMITED}, coalesce(policy.not_following, 0),
    case when policy.not_followers > 0 and ${ties('actor', 'r', `and tie.created_at <= now() - ${FOLLOWER_AFTER}`)} is null
      then policy.not_followers else 0 end,
    case when actor.created_at > now() - ${NEW_FOR} then coalesce(policy.new_people, 0) else 0 end)
end)`;

/** r has whispered to the actor before, in any conversation. */
const WROTE_TO_ACTOR = `exists (
    select 1 from participants theirs
    join participants mine on mine.conversation_id = theirs.conversation_id and mine.user_id = r.id
    join whispers w on w.conversation_id = mine.conversation_id and w.author_id = r.id
    where theirs.user_id = actor.id)`;

/** Of a whisper. */
export const WHISPER_OUTCOME = `(case
  when ${KNOWN} or ${WROTE_TO_ACTOR} then 0
  else greatest(${LIMITED}, coalesce(policy.strangers_whispers, 1))
end)`;
