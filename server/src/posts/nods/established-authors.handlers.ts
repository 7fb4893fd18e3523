import { VIEWER_CHANGED } from '#identity/sessions/session.events.js';
import { Database } from '#kernel/database/database.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { NODS_OF_TRUST } from '#kernel/limits/newcomers.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { PostNodded } from '../model/post.events.js';

/**
 * Marks someone whom enough different people have given a nod. Each step finds one more of them, so that the nods of a
 * popular newcomer are not all read. $1 author. Returns a row if this made a difference.
 */
export const ESTABLISH = `
with recursive found (ids) as (
  select array[$1::uuid]
  union all
  select found.ids || other.user_id from found cross join lateral (
    select n.user_id from posts p join nods n on n.post_id = p.id
    where p.author_id = $1::uuid and n.user_id <> all(found.ids) limit 1
  ) other
  where cardinality(found.ids) <= ${NODS_OF_TRUST}
)
update users set is_established = true
where id = $1::uuid and not is_established and exists (select from found where cardinality(ids) > ${NODS_OF_TRUST})
returning id`;

/** Whom five different people have given a nod stays established. */
@EventHandlers()
export class EstablishedAuthorsHandlers {
  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
  ) {}

  @On(PostNodded)
  async onPostNodded({ authorId, userId, isAuthorEstablished = false }: PostNodded): Promise<void> {
    if (authorId === userId || isAuthorEstablished) return;
    const established = await this.database.rows<{ id: string }>(ESTABLISH, [authorId]);
    if (established.length > 0) void this.topics.publish(VIEWER_CHANGED, { userId: authorId });
  }
}
