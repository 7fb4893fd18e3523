import { Injectable } from '@nestjs/common';
import type { RequestContext } from '#kernel/request/request-context.js';
import { FollowedHashtagLoader } from '#posts/hashtags/followed-hashtag.loader.js';
import type { HashtagDayView } from '#posts/hashtags/hashtag-day.view.js';
import { HashtagCalendarLoader } from '#posts/hashtags/hashtag-history.loader.js';
import { SiteAddresses } from '../request/site-addresses.js';

/** https://docs.joinmastodon.org/entities/Tag/#History; numbers are texts there. */
export interface TagDay {
  /** Midnight UTC, in seconds since 1970. */
  day: string;
  uses: string;
  accounts: string;
}

/** https://docs.joinmastodon.org/entities/Tag/ */
export interface Tag {
  id: string;
  name: string;
  url: string;
  /** Of the last seven days, the latest first. */
  history: TagDay[];
  /** Null for visitors. */
  following: boolean | null;
  featuring: boolean;
}

/** Hashtags as tags of Mastodon. What they need besides is read together for those of a request. */
@Injectable()
export class TagSerializer {
  constructor(
    private readonly histories: HashtagCalendarLoader,
    private readonly followed: FollowedHashtagLoader,
    private readonly site: SiteAddresses,
  ) {}

  /** @param tags by key, with the name to show */
  of(tags: readonly { tag: string; name: string }[], ctx: RequestContext): Promise<Tag[]> {
    return Promise.all(tags.map((each) => this.one(each, ctx)));
  }

  async one({ tag, name }: { tag: string; name: string }, ctx: RequestContext): Promise<Tag> {
    const [history, isFollowed] = await Promise.all([
      this.histories.for(ctx).load(tag),
      ctx.viewer.id === null ? null : this.followed.for(ctx).load(tag),
    ]);
    return {
      ...{ id: tag, name, url: this.site.hashtag(tag) },
      history: (history ?? []).map(dayOf).reverse(),
      following: ctx.viewer.id === null ? null : isFollowed === true,
      featuring: false,
    };
  }
}

const dayOf = ({ from, postCount, authorCount }: HashtagDayView): TagDay => ({
  day: String(Math.floor(from.getTime() / 1_000)),
  uses: String(postCount),
  accounts: String(authorCount),
});
