import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import type { Listener } from '#kernel/pubsub/broadcaster.js';
import { notHidden } from '#people/ties/relationship-conditions.js';
import { isHiddenIn } from '../filters/filter-match.view.js';
import { HASHTAG_FOLLOWERS } from '../timelines/followed-hashtag.statements.js';
import { LISTS_WITH_POST } from '../lists/list.timeline-statements.js';
import { originalAtHome } from '../model/requack-conditions.js';
import type { PostView } from '../read/post.view.js';
import { Feed, type FeedName } from '../timelines/feed.js';

/** Which new posts a subscription asks for. */
export interface FeedFilter {
  readonly feed: FeedName;
  /** A hashtag's key; `feed` is ignored then. */
  readonly tag: string | null;
  /** A list of the listener; `feed` is ignored then. */
  readonly listId: string | null;
}

/** What decides which feeds have a post. */
export interface PostInFeeds {
  readonly id: string;
  readonly authorId: string;
  /** Keys of its hashtags. */
  readonly tags: readonly string[];
}

type FeedListener = Pick<Listener<FeedFilter, unknown>, 'viewer' | 'filter'>;

const NONE: ReadonlySet<string> = new Set();

interface ReaderRow {
  /** Null for visitors. */
  id: string | null;
  is_following: boolean;
  is_limited: boolean;
  is_listed: boolean;
  sees_at_home: boolean;
  sees_in_lists: boolean;
}

interface ListRow {
  id: string;
  by_person: boolean;
  by_hashtag: boolean;
}

/**
 * What the listening users and visitors ($2) have to do with the author ($1) of a post ($3). Strangers see neither limited people
 * in lists nor what is unlisted.
 * Of a requack, the author is who requacked.
 */
export const READERS = `
select reader.id,
  exists (select 1 from follows f where f.followee_id = $1::uuid and f.follower_id = reader.id) as is_following,
  coalesce((select u.is_limited from users u where u.id = $1::uuid), true) as is_limited,
  coalesce(p.is_listed, false) as is_listed,
  case when p.requack_of is null then ${notHidden('reader.id', '$1::uuid', 'HOME_QUACKS')}
      and (p.quote_of is null or ${notHidden('reader.id', '$1::uuid', 'HOME_QUOTES')})
    else ${notHidden('reader.id', '$1::uuid', 'HOME_REQUACKS')} and coalesce(${originalAtHome('reader.id')}, false) end as sees_at_home,
  ${notHidden('reader.id', '$1::uuid', 'LISTS')} as sees_in_lists
from unnest($2::uuid[]) reader (id) left join posts p on p.id = $3::uuid`;

/** Whether a filter of the viewer, or its language, hides a post where the subscription would show it. */
export function isHiddenInFeed(post: PostView, { feed, tag }: FeedFilter): boolean {
  return isHiddenIn(post, tag === null && feed === Feed.FOLLOWING ? 'HOME' : 'LISTS');
}

/** Finds the subscriptions to feeds that a post belongs to: one statement for all of them, and one more each for lists and hashtags. */
@Injectable()
export class FeedAudience {
  constructor(private readonly database: Database) {}

  /** The listeners whose feed, hashtag or list has the post. Whether they may read it is not asked here. */
  async of<Asking extends FeedListener>(
    { id, authorId, tags }: PostInFeeds,
    listeners: Iterable<Asking>,
  ): Promise<Asking[]> {
    const carried = new Set(tags);
    const asking = [...listeners].filter(({ filter }) => filter.tag === null || carried.has(filter.tag));
    const ids = [...new Set(asking.map(({ viewer }) => viewer.id))];
    const rows = ids.length === 0 ? [] : await this.database.rows<ReaderRow>(READERS, [authorId, ids, id]);
    const readers = new Map(rows.map((row) => [row.id, row]));
    const lists = await this.listsWith({ id, authorId, tags }, asking);
    const taggedFor = await this.hashtagFollowers(tags, asking);
    return asking.filter(({ viewer, filter }) => {
      const isHome = filter.tag === null && filter.feed !== Feed.EVERYONE;
      const reader = readers.get(viewer.id);
      if (!reader) return false;
      const isFound = reader.is_listed && reader.sees_in_lists && (reader.is_following || !reader.is_limited);
      if (filter.listId !== null) {
        const found = lists.get(filter.listId);
        return found !== undefined && ((found.by_person && reader.sees_in_lists) || (found.by_hashtag && isFound));
      }
      if (viewer.id === authorId) return (isHome && reader.sees_at_home) || filter.tag !== null || reader.is_listed;
      if (isHome) return reader.sees_at_home && (reader.is_following || (isFound && taggedFor.has(reader.id ?? '')));
      return isFound;
    });
  }

  /** Of the lists that are listened to, those that the post is in; asked only where there are any. */
  private async listsWith(
    { id, authorId, tags }: PostInFeeds,
    asking: readonly FeedListener[],
  ): Promise<ReadonlyMap<string, ListRow>> {
    const listIds = [...new Set(asking.flatMap(({ filter }) => filter.listId ?? []))];
    if (listIds.length === 0) return new Map();
    const rows = await this.database.rows<ListRow>(LISTS_WITH_POST, [id, authorId, tags, listIds]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Of those who listen at home, who follow one of the post's hashtags; asked only where it has any. */
  private async hashtagFollowers(
    tags: readonly string[],
    asking: readonly FeedListener[],
  ): Promise<ReadonlySet<string>> {
    if (tags.length === 0) return NONE;
    const isHome = ({ filter }: FeedListener) =>
      filter.tag === null && filter.listId === null && filter.feed === Feed.FOLLOWING;
    const ids = [...new Set(asking.filter(isHome).flatMap(({ viewer }) => viewer.id ?? []))];
    if (ids.length === 0) return NONE;
    const rows = await this.database.rows<{ id: string }>(HASHTAG_FOLLOWERS, [tags, ids]);
    return new Set(rows.map((row) => row.id));
  }
}
