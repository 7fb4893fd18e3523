import type { ThreadQuery } from './Thread.generated';

type Thread = NonNullable<ThreadQuery['thread']>;
export type ThreadPost = Thread['post'];

/** A reply of a thread with what stands below it. */
export interface Branch {
  depth: number;
  hasMore: boolean;
  /** Null where a deleted quack keeps its place. */
  post: ThreadPost | null;
  replies?: readonly Branch[];
}

/** A branch whose deleted quack holds nothing any more is no branch. */
export function standing(branches: readonly Branch[]): Branch[] {
  return branches
    .map((branch) => ({ ...branch, replies: standing(branch.replies ?? []) }))
    .filter(({ post, hasMore, replies }) => post !== null || hasMore || replies.length > 0);
}

/** The ids of direct replies that are shown. */
export const directIds = (branches: readonly Branch[]): ReadonlySet<string> =>
  new Set(branches.flatMap(({ post }) => (post ? [post.id] : [])));

/** Names a branch among its siblings; one without a quack goes by what stands below it. */
export function branchKey({ post, replies }: Branch, index: number): string {
  if (post) return post.id;
  const below = replies?.find((reply) => reply.post)?.post;
  return below ? `above ${below.id}` : `gone ${index}`;
}

/** Whether more direct replies stand than the thread has room for. */
export const hasUnshown = ({ replyCount }: ThreadPost, branches: readonly Branch[]): boolean =>
  branches.length > 0 && replyCount > directIds(branches).size;
