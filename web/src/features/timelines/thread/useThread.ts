import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { apiError } from '../../../graphql/errors';
import type { ReplySort } from '../../../graphql/schema.generated';
import { useFailure } from '../../../graphql/useFailure';
import { liveThreadOf } from './live-thread';
import { useReplySort } from './sort-choice';
import { useKnownPostQuery, useThreadQuery } from './Thread.generated';
import { type Branch, branchesOf, type ThreadPost } from './thread-tree';

export interface ThreadState {
  /** Null until loaded. */
  post: ThreadPost | null;
  ancestors: readonly (ThreadPost | null)[];
  replies: readonly Branch[];
  sort: ReplySort;
  onSort: (sort: ReplySort) => void;
  /** `sorting`: the replies are shown in the order of before. */
  status: 'loading' | 'failed' | 'gone' | 'ready' | 'sorting';
  error: unknown;
  /** The failed request is being retried. */
  busy: boolean;
  retry: () => void;
}

/** The thread of a post, with live updates. Cached posts are shown at once; a thread that stayed subscribed is not refetched. */
export function useThread(id: string): ThreadState {
  const [sort, onSort] = useReplySort();
  const live = liveThreadOf(useApolloClient(), id);
  const [isFresh] = useState(() => live.isListening);
  const { data: known } = useKnownPostQuery({ variables: { id }, fetchPolicy: 'cache-only' });
  const answer = useThreadQuery({
    variables: { id, sort },
    fetchPolicy: isFresh ? 'cache-first' : 'cache-and-network',
  });
  const { data, previousData, loading, refetch } = answer;
  const thread = data === undefined ? previousData?.thread : data.thread;
  const error = useFailure(answer, thread !== undefined);
  const isReadable = thread != null;
  const flat = thread?.flatReplies;
  const replies = useMemo(() => (flat ? branchesOf(id, flat) : []), [id, flat]);

  useEffect(() => {
    if (isReadable) return live.watch(sort);
  }, [live, isReadable, sort]);

  // An address that is not an id is an error, not an empty response.
  const isGone = thread === null || (error !== undefined && apiError(error).code === 'BAD_USER_INPUT');
  const shown = data === undefined && loading ? 'sorting' : 'ready';
  return {
    post: isGone ? null : (thread?.post ?? known?.post ?? null),
    ancestors: thread?.ancestors ?? [],
    replies,
    sort,
    onSort,
    status: isGone ? 'gone' : thread ? shown : error ? 'failed' : 'loading',
    error,
    busy: loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
