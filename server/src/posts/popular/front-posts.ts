import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { SHOWN_OTHERWISE } from '#identity/account-states/account-state.topics.js';
import { Database } from '#kernel/database/database.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { isLanguage, LANGUAGES, type Language } from '#kernel/request/language.js';
import { NEWCOMER_MS, NEWCOMER_WEIGHT } from '../hashtags/hashtag-trend.js';
import { SENSITIVE } from '../model/post-marks.js';
import { readable } from '#people/users/readable.js';

/** Longest list. */
export const MAX_FRONT_POSTS = 20;
/** Longest age of a list, in seconds. */
const FRESH_SECONDS = 60;
/** The same for a list that is not full, as on a new site: each new post matters. */
const SHORT_SECONDS = 3;
/** Newest posts that are compared. */
const COMPARED = 400;
/** Weight of posts in another script than the reader's. */
const FOREIGN = 0.25;

/**
 * $1 whether the reader's script is Hebrew. Nods and replies count, and age counts against a post like in a ranking of news: an
 * hour-old post with one nod comes before one of yesterday with ten. One post of each author.
 */
export const FRONT_POSTS = `
with newest as materialized (
  select p.id, p.author_id, p.nod_count + 2 * p.reply_count + 1 as liked, p.created_at, p.content ~ '[\u05d0-\u05ea]' as is_hebrew
  from posts p
  where p.parent_id is null and p.deleted_at is null and p.is_listed and not ${SENSITIVE}
    and (select ${readable('null::uuid')} and not u.is_limited from users u where u.id = p.author_id)
  order by p.id desc limit ${COMPARED}
), scored as materialized (
  select n.id, n.author_id,
    n.liked / power(greatest(extract(epoch from now() - n.created_at), 0) / 3600 + 2, 1.3)
      * case when n.is_hebrew = $1::boolean then 1 else ${FOREIGN} end
      * case when u.created_at > now() - interval '${NEWCOMER_MS} milliseconds' then ${NEWCOMER_WEIGHT} else 1 end as score
  from newest n join users u on u.id = n.author_id
), best as (
  select distinct on (author_id) id, score from scored order by author_id, score desc, id desc
)
select id from best order by score desc, id desc limit ${MAX_FRONT_POSTS}`;

/** What visitors see first: the posts that people like right now. */
@Injectable()
export class FrontPosts implements OnModuleInit, OnModuleDestroy {
  private readonly lists = new LRUCache<Language, Promise<string[]>>({
    max: LANGUAGES.length,
    ttl: FRESH_SECONDS * 1_000,
  });

  private stopListening: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
  ) {}

  onModuleInit(): void {
    this.stopListening = this.topics.subscribe(SHOWN_OTHERWISE, () => this.lists.clear());
  }

  onModuleDestroy(): void {
    this.stopListening();
  }

  /**
   * Ids of at most 20 posts that visitors may read, best first, each by another author; no replies, none with a content warning or sensitive media.
   * At most a minute old, so a view must check again who may read them; new when someone is limited or suspended.
   * @param asked the reader's language; posts in it come first
   */
  async ids(asked: string): Promise<string[]> {
    const language = isLanguage(asked) ? asked : 'en';
    const known = this.lists.get(language);
    if (known) return known;
    const list = this.fetch(language);
    this.lists.set(language, list);
    try {
      const ids = await list;
      if (ids.length < MAX_FRONT_POSTS) this.lists.set(language, list, { ttl: SHORT_SECONDS * 1_000 });
      return ids;
    } catch (error) {
      // A failure isn't cached.
      this.lists.delete(language);
      throw error;
    }
  }

  private async fetch(language: Language): Promise<string[]> {
    const rows = await this.database.rows<{ id: string }>(FRONT_POSTS, [language === 'he']);
    return rows.map(({ id }) => id);
  }
}
