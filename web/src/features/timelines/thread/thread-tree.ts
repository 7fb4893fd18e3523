import type { ThreadQuery, ThreadReplies_ThreadFragment } from './Thread.generated';

type Thread = NonNullable<ThreadQuery['thread']>;
export type ThreadPost = Thread['post'];
type FlatReply = ThreadReplies_ThreadFragment['flatReplies'][number];

/** A reply with its own replies. */
export interface Branch {
  postId: string;
  hasMore: boolean;
  /** Null for a deleted post with replies. */
  post: ThreadPost | null;
  replies: readonly Branch[];
}

/** The replies to post `parentId` as a tree, without branches that consist of deleted posts only. */
export function branchesOf(parentId: string, flat: readonly FlatReply[]): Branch[] {
  const byParent = Map.groupBy(flat, (reply) => reply.parentId);
  const below = (id: string): Branch[] =>
    (byParent.get(id) ?? [])
      .map(({ postId, hasMore, post }) => ({ postId, hasMore, post, replies: below(postId) }))
      .filter(({ post, hasMore, replies }) => post !== null || hasMore || replies.length > 0);
  return below(parentId);
}

/** The ids of direct replies that are shown. */
export const directIds = (branches: readonly Branch[]): ReadonlySet<string> =>
  new Set(branches.flatMap(({ post }) => (post ? [post.id] : [])));

/** How many direct replies there are beyond those that are shown; never below 0. */
export const unshownOf = (post: ThreadPost, branches: readonly Branch[]): number =>
  Math.max(0, post.replyCount - directIds(branches).size);

/** How many posts are in these branches. */
export const sizeOf = (branches: readonly Branch[]): number =>
  branches.reduce((sum, { post, replies }) => sum + (post ? 1 : 0) + sizeOf(replies), 0);
