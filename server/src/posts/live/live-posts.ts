import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { type Listener, Broadcaster } from '#kernel/pubsub/broadcaster.js';
import type { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { notHidden } from '#people/relationships/relationship-conditions.js';
import { isHiddenBy } from '../filters/filter-match.view.js';
import { originalAtHome } from '../requacks/requack-conditions.js';
import { Feed, type FeedName } from '../timelines/feed.js';
import { type PostView } from '../post/post.view.js';
import { PostViews } from '../post/post-views.js';
import { type PostAdded, postAddedTopic } from './post-added.topic.js';

interface SubscriptionFilter {
  readonly feed: FeedName;
  /** A hashtag's key; `feed` is ignored then. */
  readonly tag: string | null;
}

interface ReaderRow {
  /** Null for visitors. */
  id: string | null;
  is_following: boolean;
  is_limited: boolean;
  is_listed: boolean;
  sees_at_home: boolean;
  sees_in_lists: boolean;
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

/** Delivers new posts to subscribers: one statement finds those of them who see it, three read the views. */
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
    return this.join(viewer, { feed, tag });
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
    return asking.filter(({ viewer, filter }) => {
      const isHome = filter.tag === null && filter.feed !== Feed.EVERYONE;
      const reader = readers.get(viewer.id);
      if (!reader) return false;
      if (viewer.id === authorId) return (isHome && reader.sees_at_home) || filter.tag !== null || reader.is_listed;
      if (isHome) return reader.is_following && reader.sees_at_home;
      return reader.is_listed && reader.sees_in_lists && (reader.is_following || !reader.is_limited);
    });
  }
}
