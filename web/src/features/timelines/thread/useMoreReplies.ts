import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { BranchDocument, useBranchQuery } from './Thread.generated';
import { MoreRepliesDocument, useMoreRepliesQuery } from './MoreReplies.generated';
import { useThreadContext } from './thread-context';
import { useOpened } from './thread-memory';
import { type Branch, branchesOf } from './thread-tree';

const PAGE = 40;

interface MoreReplies {
  branches: readonly Branch[];
  /** There may be more; `false` once the last page has loaded. */
  hasMore: boolean;
  status: 'ready' | 'loading' | 'failed';
  load: () => void;
}

/**
 * Replies to a post beyond those that are shown, loaded on request. If none are shown, they come with what is below
 * them; else page by page, without those that are shown already.
 * @param onLoaded called with the ids of new ones once they are rendered
 */
export function useMoreReplies(
  postId: string,
  shown: ReadonlySet<string>,
  onLoaded: (ids: readonly string[]) => void,
): MoreReplies {
  const client = useApolloClient();
  const { sort } = useThreadContext();
  const [kind] = useState(() => (shown.size === 0 ? 'branch' : 'page'));
  const [isOpen, open] = useOpened(`${kind} ${sort} ${postId}`);
  const [status, setStatus] = useState<MoreReplies['status']>('ready');
  const branch = useBranchQuery({ variables: { id: postId, sort }, skip: !isOpen || kind !== 'branch' });
  const pages = useMoreRepliesQuery({ variables: { id: postId, sort, first: PAGE }, skip: !isOpen || kind !== 'page' });
  const flat = branch.data?.thread?.flatReplies;
  const list = pages.data?.post?.replies;
  const branches = flat
    ? branchesOf(postId, flat)
    : (list?.edges ?? [])
        .filter(({ node }) => !shown.has(node.id))
        .map(({ node }): Branch => ({ postId: node.id, hasMore: node.replyCount > 0, post: node, replies: [] }));

  /** Pages are read until one has a reply that isn't shown. @returns the ids of these */
  async function fetchPages(): Promise<string[]> {
    const known = new Set([...shown, ...branches.map((each) => each.postId)]);
    for (let after = list?.pageInfo.endCursor; ;) {
      const { data } = await client.query({
        query: MoreRepliesDocument,
        variables: { id: postId, sort, first: PAGE, after },
        fetchPolicy: 'network-only',
      });
      const page = data?.post?.replies;
      const found = (page?.edges ?? []).map(({ node }) => node.id).filter((id) => !known.has(id));
      if (found.length > 0 || !page?.pageInfo.hasNextPage) return found;
      after = page.pageInfo.endCursor;
    }
  }

  async function fetchBranch(): Promise<string[]> {
    const { data } = await client.query({
      query: BranchDocument,
      variables: { id: postId, sort },
      fetchPolicy: 'network-only',
    });
    return (data?.thread?.flatReplies ?? []).flatMap(({ post }) => (post ? [post.id] : []));
  }

  async function load(): Promise<void> {
    setStatus('loading');
    try {
      const ids = await (kind === 'branch' ? fetchBranch() : fetchPages());
      flushSync(() => {
        open();
        setStatus('ready');
      });
      onLoaded(ids);
    } catch {
      setStatus('failed');
    }
  }

  const isDone = kind === 'branch' ? branch.data !== undefined : list?.pageInfo.hasNextPage === false;
  return { branches, hasMore: !isDone, status, load: () => void load() };
}
