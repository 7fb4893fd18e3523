import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { type Listener, Broadcaster } from '#kernel/pubsub/broadcaster.js';
import type { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer, Viewer } from '#kernel/request/viewer.js';
import { notHidden } from '#people/relationships/relationship-conditions.js';
import { isHiddenBy } from '../filters/filter-match.view.js';
import { HASHTAG_FOLLOWERS } from '../hashtags/followed-hashtag.statements.js';
import { LISTS_WITH_POST } from '../lists/list.timeline-statements.js';
import { originalAtHome } from '../requacks/requack-conditions.js';
import { Feed, type FeedName } from '../timelines/feed.js';
import { type PostView } from '../post/post.view.js';
import { PostViews } from '../post/post-views.js';
import { type PostAdded, postAddedTopic } from './post-added.topic.js';

interface SubscriptionFilter {
  readonly feed: FeedName;
  /** A hashtag's key; `feed` is ignored then. */
  readonly tag: string | null;
  /** A list of the listener; `feed` is ignored then. */
  readonly listId: string | null;
}

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
 * in lists nor what is unlisted. Of a requack, the author is
 * who requacked.
 */
const READERS = `
select reader.id,
  exists (select 1 from follows f where f.followee_id = $1::uuid and f.follower_id = reader.id) as is_following,
  coalesce((select u.is_limited from users u where u.id = $1::uuid), true) as is_limited,
  coalesce(p.is_listed, false) as is_listed,
  case when p.requack_of is null then ${notHidden('reader.id', '$1::uuid', 'HOME_QUACKS')}
      and (p.quote_of is null or ${notHidden('reader.id', '$1::uuid', 'HOME_QUOTES')})
    else ${notHidden('reader.id', '$1::uuid', 'HOME_REQUACKS')} and coalesce(${originalAtHome('reader.id')}, false) end as sees_at_home,
  ${notHidden('reader.id', '$1::uuid', 'LISTS')} as sees_in_lists
from unnest($2::uuid[]) reader (id) left join posts p on p.id = $3::uuid`;

/** Delivers new posts to subscribers: one statement finds those of them who see it, and one more each for lists and hashtags; three read the views. */
@Injectable()
export class LivePosts extends Broadcaster<SubscriptionFilter, PostAdded, PostView> implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
    private readonly views: PostViews,
  ) {
    super();
  }

  onModuleInit(): void {
    this.topics.subscribe(postAddedTopic, this.publish);
  }

  /** New posts of a feed, or of one hashtag, from now on. */
  listen(viewer: Viewer, feed: FeedName, tag: string | null): LiveQueue<PostView> {
    return this.join(viewer, { feed, tag, listId: null });
  }

  /** New posts of a list of the viewer, from now on; without replies. */
  listenToList(viewer: SignedInViewer, listId: string): LiveQueue<PostView> {
    return this.join(viewer, { feed: Feed.FOLLOWING, tag: null, listId });
  }

  protected viewsOf({ id }: PostAdded, userIds: readonly string[]): Promise<Map<string | null, PostView>> {
    return this.views.forViewers(id, userIds);
  }

  protected override isWanted({ filtered }: PostView, { feed, tag }: SubscriptionFilter): boolean {
    return !isHiddenBy(filtered, tag === null && feed === Feed.FOLLOWING ? 'HOME' : 'LISTS');
  }

  protected async audienceOf(
    { id, authorId, tags }: PostAdded,
    listeners: ReadonlySet<Listener<SubscriptionFilter, PostView>>,
  ): Promise<Listener<SubscriptionFilter, PostView>[]> {
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
    { id, authorId, tags }: PostAdded,
    asking: readonly Listener<SubscriptionFilter, PostView>[],
  ): Promise<ReadonlyMap<string, ListRow>> {
    const listIds = [...new Set(asking.flatMap(({ filter }) => filter.listId ?? []))];
    if (listIds.length === 0) return new Map();
    const rows = await this.database.rows<ListRow>(LISTS_WITH_POST, [id, authorId, tags, listIds]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Of those who listen at home, who follow one of the post's hashtags; asked only where it has any. */
  private async hashtagFollowers(
    tags: readonly string[],
    asking: readonly Listener<SubscriptionFilter, PostView>[],
  ): Promise<ReadonlySet<string>> {
    if (tags.length === 0) return NONE;
    const isHome = ({ filter }: Listener<SubscriptionFilter, PostView>) =>
      filter.tag === null && filter.listId === null && filter.feed === Feed.FOLLOWING;
    const ids = [...new Set(asking.filter(isHome).flatMap(({ viewer }) => viewer.id ?? []))];
    if (ids.length === 0) return NONE;
    const rows = await this.database.rows<{ id: string }>(HASHTAG_FOLLOWERS, [tags, ids]);
    return new Set(rows.map((row) => row.id));
  }
}
