import { keysAsked } from '@mallard/rules/hashtag-key';
import { parseHashtags } from '@mallard/rules/text-entities';
import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel/request/language.js';
import { VISITOR } from '#kernel/request/viewer.js';
import { HashtagViews } from '#posts/hashtags/hashtag.view.js';
import { FrontPosts } from '#posts/popular/front-posts.js';
import type { PostList } from '#posts/model/post-list.js';
import { PostTimelines } from '#posts/timelines/post.timelines.js';
import { firstPosts } from '#posts/read/list-page.js';
import { type PostView } from '#posts/read/post.view.js';
import { PostViews } from '#posts/read/post-views.js';

const NEWEST = { first: 20, after: null };

/** Feeds, previews and what search engines read leave out what is unlisted. */
export const isListed = ({ visibility }: PostView): boolean => visibility === 'PUBLIC';

/** Reads what posts quote, with one statement if any does, so that they can be drawn. */
export async function withQuotes(posts: readonly PostView[]): Promise<void> {
  await Promise.all(posts.map(async ({ quote }) => quote?.post));
}

/** The newest posts that visitors can read. */
@Injectable()
export class PublicPosts {
  constructor(
    private readonly timelines: PostTimelines,
    private readonly views: PostViews,
    private readonly hashtags: HashtagViews,
    private readonly frontPosts: FrontPosts,
  ) {}

  /** What people like right now: at most 20, best first. */
  async front(language: Language): Promise<PostView[]> {
    const ids = await this.frontPosts.ids(language);
    const views = await this.views.byIds(ids, VISITOR);
    const shown = ids
      .map((id) => views.get(id))
      .filter((view): view is PostView => view?.isSensitive === false && isListed(view));
    await withQuotes(shown);
    return shown;
  }

  /** Of one user: at most 20, newest first, no replies. */
  async by(authorId: string): Promise<PostView[]> {
    const posts = await this.shown(this.timelines.quacksByAuthor(authorId, VISITOR, NEWEST));
    return posts.filter(isListed);
  }

  /** With one hashtag. @returns null for an impossible hashtag; an unused one has no posts */
  async tagged(typed: string): Promise<{ key: string; name: string; posts: PostView[] } | null> {
    const [key] = keysAsked(typed);
    if (key === undefined || parseHashtags(`#${key}`)[0]?.end !== key.length + 1) return null;
    const [hashtag] = await this.hashtags.inOrder([key], VISITOR);
    if (!hashtag) return { key, name: key, posts: [] };
    return { key, name: hashtag.name, posts: await this.shown(this.timelines.byTag(key, VISITOR, NEWEST)) };
  }

  private async shown(list: PostList): Promise<PostView[]> {
    const shown = firstPosts(await this.views.ofList(list, VISITOR), NEWEST.first);
    await withQuotes(shown);
    return shown;
  }
}
