import { VIEWER_CHANGED } from '#identity/sessions/session.events.js';
import { Database } from '#kernel/database/database.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { NODS_OF_TRUST } from '#kernel/limits/newcomers.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { PostNodded } from '../post/post.events.js';

/** One look-up for someone who is established already. $1 author. */
export const ESTABLISH = `
update users set is_established = true
where id = $1::uuid and not is_established and (
  select count(*) from (
    select distinct n.user_id from posts p join nods n on n.post_id = p.id
    where p.author_id = $1::uuid and n.user_id <> $1::uuid limit ${NODS_OF_TRUST}
  ) people
) >= ${NODS_OF_TRUST}
returning id`;

/** Whom five different people have given a nod stays established. */
@EventHandlers()
export class EstablishedAuthorsHandlers {
  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
  ) {}

  @On(PostNodded)
  async onPostNodded({ authorId }: PostNodded): Promise<void> {
    const changed = await this.database.rows<{ id: string }>(ESTABLISH, [authorId]);
    if (changed.length > 0) void this.topics.publish(VIEWER_CHANGED, { userId: authorId });
  }
}
