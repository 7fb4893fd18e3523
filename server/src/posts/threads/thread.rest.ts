import { instantOf } from '#kernel/database/ids.js';
import { type RestPost, toRestPost } from '../post.rest.js';
import type { PostView } from '../post.view.js';
import type { ThreadPlace } from './thread.timelines.js';
import type { ThreadReplyView, ThreadView } from './thread.view.js';

type AuthorFields = 'authorId' | 'author' | 'authorHandle' | 'authorName' | 'authorImageUrl';

/** What keeps the place of a quack that the viewer cannot read any more: no words, no author. */
export type RestTombstone = Omit<RestPost, AuthorFields> & Record<AuthorFields, null>;

type RestThreadReply = (RestPost | RestTombstone) & { replies: RestThreadReply[]; hasMoreReplies: boolean };

/** Thread of the REST contract. */
export interface RestThread {
  post: RestPost;
  ancestors: (RestPost | RestTombstone)[];
  replies: RestThreadReply[];
}

function tombstoneOf({ id, parentId, replyCount }: ThreadPlace, rootPostId: string): RestTombstone {
  return {
    id,
    authorId: null,
    author: null,
    authorHandle: null,
    authorName: null,
    authorImageUrl: null,
    content: '',
    isDeleted: true,
    contentWarning: null,
    createdOn: instantOf(id),
    lastModifiedOn: null,
    parentPostId: parentId,
    rootPostId: parentId === null ? null : rootPostId,
    replyCount,
    likeCount: 0,
    isLikedByUser: false,
    hasLikes: false,
    isPinnedByUser: false,
    media: [],
    hashtags: [],
    mentions: [],
  };
}

/** A thread in the words of the REST contract; ask `ThreadViews.withMentions` for it. */
export function toRestThread({ post, ancestors, places, replies }: ThreadView): RestThread {
  const rootId = post.rootId ?? post.id;
  const shown = (view: PostView | null, place: ThreadPlace): RestPost | RestTombstone =>
    view ? toRestPost(view) : tombstoneOf(place, rootId);
  const branch = (reply: ThreadReplyView): RestThreadReply => ({
    ...shown(reply.post, reply.place),
    replies: reply.replies.map(branch),
    hasMoreReplies: reply.hasMore,
  });
  return {
    post: toRestPost(post),
    ancestors: places.map((place, index) => shown(ancestors[index] ?? null, place)),
    replies: replies.map(branch),
  };
}
