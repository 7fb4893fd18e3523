import type { ApolloCache, Reference } from '@apollo/client';
import type { ListNode } from './cache-edits';

/** A reply of a thread in the cache. */
interface StoredReply {
  __typename: 'ThreadReply';
  postId: string;
  parentId: string;
  depth: number;
  hasMore: boolean;
  post: Reference | null;
}

interface StoredThread {
  post: Reference;
  /** Each reply is followed by those to it. */
  flatReplies?: readonly StoredReply[];
}

/** The arguments with which a thread was asked for. */
interface ThreadArguments {
  maxDepth?: number;
  sort?: string;
}

type OnReply = (reply: ListNode, parentId: string) => void;
const listeners = new WeakMap<ApolloCache, Set<OnReply>>();

/**
 * Calls `listener` for each reply that is added to cached threads.
 * @returns a function that unsubscribes
 */
export function onReplyAdded(cache: ApolloCache, listener: OnReply): () => void {
  const known = listeners.get(cache) ?? new Set();
  listeners.set(cache, known.add(listener));
  return () => void known.delete(listener);
}

/**
 * Adds a reply to its siblings in every loaded thread that shows the parent: first if the newest are first, else last.
 * It is added once, whether it comes from a mutation or a subscription. Replies below the deepest level only set
 * `hasMore`.
 */
export function addReply(cache: ApolloCache, reply: ListNode, parentId: string): void {
  listeners.get(cache)?.forEach((listener) => listener(reply, parentId));
  const parent = cache.identify({ __typename: 'Post', id: parentId });
  cache.modify<{ thread: StoredThread | null }>({
    fields: {
      thread(thread, { toReference, storeFieldName }) {
        const post = toReference({ ...reply });
        if (!thread || !post) return thread;
        const stored = thread as StoredThread;
        const known = stored.flatReplies;
        if (!known || known.some(({ postId }) => postId === reply.id)) return thread;
        const flatReplies = grown(known, stored.post.__ref === parent, argumentsOf(storeFieldName), {
          __typename: 'ThreadReply',
          postId: reply.id,
          parentId,
          depth: 1,
          hasMore: false,
          post,
        });
        return flatReplies === known ? thread : { ...stored, flatReplies };
      },
    },
  });
}

/** Returns the same array if the parent is not in it. */
function grown(
  replies: readonly StoredReply[],
  isDirect: boolean,
  { maxDepth = Infinity, sort }: ThreadArguments,
  reply: StoredReply,
): readonly StoredReply[] {
  const at = isDirect ? -1 : replies.findIndex(({ postId }) => postId === reply.parentId);
  const parent = replies[at];
  if (!isDirect && !parent) return replies;
  const depth = parent?.depth ?? 0;
  if (parent && depth >= maxDepth) return parent.hasMore ? replies : replies.with(at, { ...parent, hasMore: true });
  const next = sort === 'NEWEST' ? at + 1 : replies.findIndex((each, index) => index > at && each.depth <= depth);
  return replies.toSpliced(next < 0 ? replies.length : next, 0, { ...reply, depth: depth + 1 });
}

/** From the name of the field in the cache, such as `thread:{"postId":"…"}`. */
function argumentsOf(storeFieldName: string): ThreadArguments {
  const from = storeFieldName.indexOf('{');
  return from < 0
    ? {}
    : (JSON.parse(storeFieldName.slice(from, storeFieldName.lastIndexOf('}') + 1)) as ThreadArguments);
}
