import { keysAsked } from '@mallard/rules/hashtag-key';
import { Injectable } from '@nestjs/common';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { UserTimelines } from '#people/users/user.timelines.js';
import { type UserView, UserViews } from '#people/users/user.view.js';
import { HashtagTimelines } from '#posts/hashtags/hashtag.timelines.js';
import { type HashtagView, HashtagViews } from '#posts/hashtags/hashtag.view.js';
import type { PostView } from '#posts/read/post.view.js';
import { PostViews } from '#posts/read/post-views.js';
import { parseSearchQuery, takesBeginnings } from '#posts/search/search-query.js';
import { SearchTimelines } from '#posts/search/search.timelines.js';
import { shownIn } from '#posts/read/list-page.js';
import { SiteAddresses } from '../request/site-addresses.js';
import { type OwnAddress, ownAddress } from './own-address.js';

export type FoundType = 'accounts' | 'statuses' | 'hashtags';

export interface AskedSearch {
  readonly typed: string;
  /** Null for all. */
  readonly type: FoundType | null;
  /** Of each type, 1 to 40. */
  readonly limit: number;
  readonly offset: number;
  /** Only people whom the viewer follows. */
  readonly isFollowing: boolean;
  /** Only what this person wrote; null for everyone. */
  readonly authorId: string | null;
}

export interface Found {
  readonly people: readonly UserView[];
  /** With their mentions. */
  readonly posts: readonly PostView[];
  readonly hashtags: readonly HashtagView[];
}

const NOTHING: Found = { people: [], posts: [], hashtags: [] };

/** One search for people, posts and hashtags; each counts by limits of its own. */
@Injectable()
export class ClientSearch {
  constructor(
    private readonly users: UserTimelines,
    private readonly userViews: UserViews,
    private readonly posts: SearchTimelines,
    private readonly postViews: PostViews,
    private readonly hashtags: HashtagTimelines,
    private readonly hashtagViews: HashtagViews,
    private readonly limiter: RateLimiter,
    private readonly site: SiteAddresses,
  ) {}

  /** @throws InvalidInput for a search for posts that can't be read */
  async find(asked: AskedSearch, ctx: RequestContext): Promise<Found> {
    const address = ownAddress(asked.typed, this.site);
    if (address) return this.at(address, asked, ctx);
    const takes = (type: FoundType) => asked.type === null || asked.type === type;
    if (takes('accounts') || takes('hashtags')) await this.limiter.admit('suggest', ctx);
    if (takes('statuses')) await this.limiter.admit('search', ctx);
    const [people, posts, hashtags] = await Promise.all([
      takes('accounts') ? this.people(asked, ctx) : [],
      takes('statuses') ? this.written(asked, ctx) : [],
      takes('hashtags') ? this.tagged(asked, ctx) : [],
    ]);
    return { people, posts, hashtags };
  }

  /** What an address leads to, alone. */
  private async at(address: OwnAddress, { type }: AskedSearch, { viewer }: RequestContext): Promise<Found> {
    const isWanted = (of: FoundType) => type === null || type === of;
    if (address.kind === 'person' && isWanted('accounts')) {
      const person = await this.userViews.byHandle(address.handle, viewer);
      return { ...NOTHING, people: person ? [person] : [] };
    }
    if (address.kind === 'post' && isWanted('statuses')) {
      const post = await this.postViews.byIdWithMentions(address.id, viewer);
      return { ...NOTHING, posts: post ? [post] : [] };
    }
    if (address.kind === 'hashtag' && isWanted('hashtags'))
      return { ...NOTHING, hashtags: await this.hashtagViews.inOrder(keysAsked(address.tag), viewer) };
    return NOTHING;
  }

  private async people(
    { typed, limit, offset, isFollowing }: AskedSearch,
    { viewer }: RequestContext,
  ): Promise<UserView[]> {
    if (isFollowing && viewer.id === null) return [];
    const { ids } =
      isFollowing && viewer.id !== null
        ? await this.users.followsNamed('following', viewer.id, typed, viewer, { first: offset + limit, after: null })
        : await this.users.search(typed, viewer, { first: limit, after: [String(offset)] });
    return this.userViews.inOrder(isFollowing ? ids.slice(offset) : ids, viewer);
  }

  private async written(
    { typed, limit, offset, authorId }: AskedSearch,
    { viewer }: RequestContext,
  ): Promise<PostView[]> {
    const author = authorId === null ? null : await this.userViews.byId(authorId, viewer);
    if (authorId !== null && author === null) return [];
    const parsed = parseSearchQuery(typed);
    const query = author ? { ...parsed, from: author.handle.toLowerCase() } : parsed;
    const page = { first: offset + limit, after: null };
    let { ids } = await this.posts.latest(query, viewer, page, 'words');
    if (ids.length === 0 && takesBeginnings(typed, query))
      ({ ids } = await this.posts.latest(query, viewer, page, 'beginnings'));
    return shownIn(await this.postViews.withMentions(ids.slice(offset), viewer), 'LISTS');
  }

  private async tagged({ typed, limit, offset }: AskedSearch, { viewer }: RequestContext): Promise<HashtagView[]> {
    const tags = await this.hashtags.search(typed, viewer, offset + limit);
    return this.hashtagViews.inOrder(tags.slice(offset), viewer);
  }
}
