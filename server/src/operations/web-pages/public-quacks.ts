import { Injectable } from '@nestjs/common';
import { VISITOR } from '#kernel/request/viewer.js';
import { keysAsked } from '#posts/hashtags/hashtag-key.js';
import { HashtagViews } from '#posts/hashtags/hashtag.view.js';
import { type PostList, PostTimelines } from '#posts/post.timelines.js';
import { type PostView, PostViews } from '#posts/post.view.js';

const NEWEST = { first: 20, after: null };
/** Longest hashtag, in code points, as far as an address goes. */
const MAX_TAG_LENGTH = 100;

/** The newest quacks that visitors may read. */
@Injectable()
export class PublicQuacks {
  constructor(
    private readonly timelines: PostTimelines,
    private readonly views: PostViews,
    private readonly hashtags: HashtagViews,
  ) {}

  /** Of one person: 20 at most, newest first, no replies. */
  by(authorId: string): Promise<PostView[]> {
    return this.shown(this.timelines.byAuthor(authorId, VISITOR, NEWEST));
  }

  /** With one hashtag. @returns null for what no hashtag could be; one that nobody uses has no quacks */
  async tagged(typed: string): Promise<{ key: string; name: string; posts: PostView[] } | null> {
    const [key] = keysAsked(typed);
    if (key === undefined || !/^[\p{L}\p{M}\p{N}_]+$/u.test(key) || [...key].length > MAX_TAG_LENGTH) return null;
    const [hashtag] = await this.hashtags.inOrder([key], VISITOR);
    if (!hashtag) return { key, name: key, posts: [] };
    return { key, name: hashtag.name, posts: await this.shown(this.timelines.byTag(key, VISITOR, NEWEST)) };
  }

  private async shown(list: PostList): Promise<PostView[]> {
    const { ids, views } = await this.views.ofList(list, VISITOR);
    return ids
      .slice(0, NEWEST.first)
      .map((id) => views.get(id))
      .filter((view) => view !== undefined);
  }
}
