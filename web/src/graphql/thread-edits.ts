import type { ApolloCache, Reference } from '@apollo/client';
import type { ListNode } from './cache-edits';

/** Levels of replies that a thread is asked for, as Thread.graphql says it. */
export const THREAD_DEPTH = 3;

/** A reply's place in a thread, as the cache holds it. */
interface StoredBranch {
  __typename: 'ThreadReply';
  depth: number;
  hasMore: boolean;
  post: Reference | null;
  replies?: readonly StoredBranch[];
}

interface StoredThread {
  post: Reference;
  replies: readonly StoredBranch[];
}

/**
 * Puts a reply last among those to the same quack, in every thread that was loaded and shows that quack. Once, whether it
 * came by mutation or by subscription; a reply that is there stays where it is. What answers the deepest replies is not
 * shown: they are marked as having more.
 */
export function addReply(cache: ApolloCache, reply: ListNode, parentId: string): void {
  const parent = cache.identify({ __typename: 'Post', id: parentId });
  cache.modify<{ thread: StoredThread | null }>({
    fields: {
      thread(thread, { toReference }) {
        const post = toReference({ ...reply });
        if (!thread || !post) return thread;
        const stored = thread as StoredThread;
        const replies =
          stored.post.__ref === parent ? withReply(stored.replies, post, 1) : grown(stored.replies, parent, post);
        return replies === stored.replies ? thread : { ...stored, replies };
      },
    },
  });
}

/** The same branches where the parent is not among them. */
function grown(branches: readonly StoredBranch[], parent: string | undefined, post: Reference) {
  let changed = false;
  const next = branches.map((branch): StoredBranch => {
    const isParent = branch.post?.__ref === parent;
    if (isParent && branch.depth >= THREAD_DEPTH) {
      if (branch.hasMore) return branch;
      changed = true;
      return { ...branch, hasMore: true };
    }
    const below = branch.replies ?? [];
    const replies = isParent ? withReply(below, post, branch.depth + 1) : grown(below, parent, post);
    if (replies === below) return branch;
    changed = true;
    return { ...branch, replies };
  });
  return changed ? next : branches;
}

function withReply(siblings: readonly StoredBranch[], post: Reference, depth: number): readonly StoredBranch[] {
  if (siblings.some((branch) => branch.post?.__ref === post.__ref)) return siblings;
  return [...siblings, { __typename: 'ThreadReply', depth, hasMore: false, post, replies: [] }];
}
