import type { TextEntity } from '@mallard/rules/text-entities';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import { Database } from '#kernel/database/database.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { trusted } from '#kernel/limits/newcomers.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { PostPublished } from '#posts/model/post.events.js';
import { fingerprintOf, NEAR_BITS } from './fingerprint.js';
import type { PostFingerprintSchema } from './post-fingerprint.entity.js';
import { Repetition } from './repetition.service.js';

/** Strangers who get nearly the same words within an hour, from whom on the account is frozen. */
export const STRANGERS_TO_FREEZE = 5;

/** What a newcomer says to strangers. $1 post, $2 people mentioned. */
export const ADDRESSED = `
select p.content, p.entities, ${trusted('u')} as is_trusted, array(
  select distinct s.id from (
    select unnest($2::uuid[]) as id
    union all
    select a.author_id from posts a where a.id = p.parent_id
  ) s
  where s.id <> p.author_id
    and not exists (select 1 from follows f where f.follower_id = s.id and f.followee_id = p.author_id)
) as stranger_ids
from posts p join users u on u.id = p.author_id
where p.id = $1::uuid and p.deleted_at is null`;

/** Who got nearly the same words within an hour, and in which posts. $1 author, $2 hash. */
export const NEARLY_EQUAL = `
select count(distinct s.id)::int as strangers, array_agg(distinct f.post_id) as post_ids
from post_fingerprints f cross join unnest(f.stranger_ids) s (id)
where f.author_id = $1::uuid and f.created_at > now() - interval '1 hour'
  and bit_count((f.hash # $2::bigint)::bit(64)) <= ${NEAR_BITS}`;

interface Addressed {
  content: string;
  entities: TextEntity[];
  is_trusted: boolean;
  stranger_ids: string[];
}

/** Authors who are remembered, so that what they write costs no further statement. */
const MAX_KNOWN = 10_000;

/** Freezes newcomers who send nearly the same words to several strangers. Off with the limits of people. */
@EventHandlers()
export class RepetitionHandlers {
  private readonly known = new LRUCache<string, true>({ max: MAX_KNOWN });

  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
    private readonly repetition: Repetition,
  ) {}

  @On(PostPublished)
  async onPostPublished({ postId, authorId, parentId, mentionedIds }: PostPublished): Promise<void> {
    if ((parentId === null && mentionedIds.length === 0) || !this.limiter.isOn || this.known.has(authorId)) return;
    const [post] = await this.database.rows<Addressed>(ADDRESSED, [postId, mentionedIds]);
    if (post?.is_trusted) this.known.set(authorId, true);
    if (!post || post.is_trusted || post.stranger_ids.length === 0) return;
    const hash = fingerprintOf(post.content, post.entities);
    if (hash === null) return;
    await this.database
      .reads<InferKyselyDB<typeof PostFingerprintSchema>>()
      .insertInto('post_fingerprints')
      .values({ post_id: postId, author_id: authorId, hash, stranger_ids: post.stranger_ids, created_at: new Date() })
      .onConflict((stored) => stored.column('post_id').doNothing())
      .execute();
    const [found] = await this.database.rows<{ strangers: number; post_ids: string[] | null }>(NEARLY_EQUAL, [
      ...[authorId, String(hash)],
    ]);
    if (found && found.strangers >= STRANGERS_TO_FREEZE)
      await this.repetition.freeze(authorId, found.strangers, found.post_ids ?? []);
  }
}
