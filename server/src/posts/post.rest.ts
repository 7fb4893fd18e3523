import { type RestMedia, toRestMedia } from '#media/media.rest.js';
import { type RestUserSummary, toRestSummary } from '#people/users/user.rest.js';
import { mentionsOf, type RestMention } from './mentions/mention.rest.js';
import type { PostView } from './post.view.js';

/** Post of the REST contract. */
export interface RestPost {
  id: string;
  authorId: string;
  author: RestUserSummary;
  authorHandle: string;
  authorName: string;
  authorImageUrl: string | null;
  content: string;
  isDeleted: boolean;
  contentWarning: string | null;
  createdOn: Date;
  lastModifiedOn: Date | null;
  parentPostId: string | null;
  rootPostId: string | null;
  replyCount: number;
  likeCount: number;
  isLikedByUser: boolean;
  hasLikes: boolean;
  isPinnedByUser: boolean;
  media: RestMedia[];
  hashtags: string[];
  mentions: RestMention[];
}

/** A quack in the words of the REST contract; ask `PostViews.withMentions` for it, or mentions will seem unknown. */
export function toRestPost(post: PostView): RestPost {
  return {
    id: post.id,
    authorId: post.author.id,
    author: toRestSummary(post.author),
    authorHandle: post.author.handle,
    authorName: post.author.displayName,
    authorImageUrl: post.author.imageUrl,
    content: post.content,
    isDeleted: false,
    contentWarning: post.contentWarning,
    createdOn: post.createdAt,
    lastModifiedOn: post.editedAt,
    parentPostId: post.parentId,
    rootPostId: post.rootId,
    replyCount: post.replyCount,
    likeCount: post.nodCount,
    isLikedByUser: post.viewerHasNodded,
    hasLikes: post.nodCount > 0,
    isPinnedByUser: post.viewerHasPinned,
    media: post.media.map(toRestMedia),
    hashtags: [...new Set(post.entities.filter(({ kind }) => kind === 'HASHTAG').map(({ target }) => target))],
    mentions: mentionsOf(post.entities, post.mentioned ?? []),
  };
}
