import { LRUCache } from 'lru-cache';
import { VIEWER_CHANGED } from '#identity/sessions/session.events.js';
import { Database } from '#kernel/database/database.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { NODS_OF_TRUST } from '#kernel/limits/newcomers.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { PostNodded } from '../model/post.events.js';

/** Marks someone whom enough different people have given a nod. $1 author. */
export const ESTABLISH = `
with changed as (
  update users set is_established = true
  where id = $1::uuid and not is_established and (
    select count(*) from (
      select distinct n.user_id from posts p join nods n on n.post_id = p.id
      where p.author_id = $1::uuid and n.user_id <> $1::uuid limit ${NODS_OF_TRUST}
    ) people
  ) >= ${NODS_OF_TRUST}
  returning id
)
select u.is_established as was_established, exists (select 1 from changed) as is_new from users u where u.id = $1::uuid`;

/** Authors who are remembered, so that further nods cost no statement. */
const MAX_KNOWN = 10_000;

/** Whom five different people have given a nod stays established. */
@EventHandlers()
export class EstablishedAuthorsHandlers {
  private readonly known = new LRUCache<string, true>({ max: MAX_KNOWN });

  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
  ) {}

  @On(PostNodded)
  async onPostNodded({ authorId, userId }: PostNodded): Promise<void> {
    if (authorId === userId || this.known.has(authorId)) return;
    const [author] = await this.database.rows<{ was_established: boolean; is_new: boolean }>(ESTABLISH, [authorId]);
    if (!author) return;
    if (author.was_established || author.is_new) this.known.set(authorId, true);
    if (author.is_new) void this.topics.publish(VIEWER_CHANGED, { userId: authorId });
  }
}
