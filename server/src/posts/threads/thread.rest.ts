import { z } from 'zod';
import { restShape } from '#kernel/envelope/rest-shape.js';
import { instantOf } from '#kernel/database/ids.js';
import { checkMarks } from '../model/post-marks.js';
import { RestPost, toRestPost } from '../read/post.rest.js';
import type { PostView } from '../read/post.view.js';
import type { ThreadNode } from './thread.timelines.js';
import type { ThreadReplyView, ThreadView } from './thread.view.js';

/** Replaces a post that the viewer can't read any more: no text, no author. */
export const RestTombstone = restShape('DeletedPost', {
  ...RestPost.shape,
  authorId: z.null(),
  author: z.null(),
  authorHandle: z.null(),
  authorName: z.null(),
  authorImageUrl: z.null(),
  visibility: z.null(),
  canReply: z.null(),
});
export type RestTombstone = z.infer<typeof RestTombstone>;

type RestThreadReply = (RestPost | RestTombstone) & { replies: RestThreadReply[]; hasMoreReplies: boolean };

const below = {
  replies: z.lazy((): z.ZodType<RestThreadReply[]> => z.array(RestThreadReply)),
  hasMoreReplies: z.boolean(),
};
const RestThreadReply: z.ZodType<RestThreadReply> = z
  .union([z.object({ ...RestPost.shape, ...below }), z.object({ ...RestTombstone.shape, ...below })])
  .meta({ id: 'ThreadReply' });

/** Thread of the REST contract. */
export const RestThread = restShape('Thread', {
  post: RestPost,
  ancestors: z.array(z.union([RestPost, RestTombstone])),
  replies: z.array(RestThreadReply),
});
export type RestThread = z.infer<typeof RestThread>;

function tombstoneOf({ id, parentId, replyCount }: ThreadNode, rootPostId: string): RestTombstone {
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
    ...checkMarks({}),
    visibility: null,
    replyRule: [],
    repliesCloseOn: null,
    canReply: null,
    isFolded: false,
    createdOn: instantOf(id),
    lastModifiedOn: null,
    parentPostId: parentId,
    rootPostId: parentId === null ? null : rootPostId,
    replyCount,
    likeCount: 0,
    isLikedByUser: false,
    hasLikes: false,
    isPinnedByUser: false,
    requackCount: 0,
    isRequackedByUser: false,
    requackOfId: null,
    quote: null,
    quoteCount: 0,
    quoteRule: 'NOBODY',
    filtered: [],
    media: [],
    hashtags: [],
    mentions: [],
    poll: null,
  };
}

/** A thread in REST. Read it with `ThreadViews.withMentions`. */
export function toRestThread({ post, ancestors, ancestorNodes, replies }: ThreadView): RestThread {
  const rootId = post.rootId ?? post.id;
  const shown = (view: PostView | null, node: ThreadNode): RestPost | RestTombstone =>
    view ? toRestPost(view) : tombstoneOf(node, rootId);
  const branch = (reply: ThreadReplyView): RestThreadReply => ({
    ...shown(reply.post, reply.node),
    replies: reply.replies.map(branch),
    hasMoreReplies: reply.hasMore,
  });
  return {
    post: toRestPost(post),
    ancestors: ancestorNodes.map((node, index) => shown(ancestors[index] ?? null, node)),
    replies: replies.map(branch),
  };
}
