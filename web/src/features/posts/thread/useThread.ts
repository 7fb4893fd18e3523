import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { apiError } from '../../../graphql/errors';
import { useFailure } from '../../../graphql/useFailure';
import { liveThreadOf } from './live-thread';
import { useKnownPostQuery, useThreadQuery } from './Thread.generated';
import { type Branch, standing, type ThreadPost } from './thread-tree';

export interface ThreadState {
  /** Null while it is not known. */
  post: ThreadPost | null;
  ancestors: readonly (ThreadPost | null)[];
  replies: readonly Branch[];
  status: 'loading' | 'failed' | 'gone' | 'ready';
  error: unknown;
  /** What failed is asked for again. */
  busy: boolean;
  retry: () => void;
}

/**
 * The thread around a quack, live. What some list brought already is shown at once; where the thread went on listening since
 * it was last looked at, nothing is asked for.
 */
export function useThread(id: string): ThreadState {
  const live = liveThreadOf(useApolloClient(), id);
  const [isFresh] = useState(() => live.isListening);
  const { data: known } = useKnownPostQuery({ variables: { id }, fetchPolicy: 'cache-only' });
  const answer = useThreadQuery({
    variables: { id },
    fetchPolicy: isFresh ? 'cache-first' : 'cache-and-network',
  });
  const { data, loading, refetch } = answer;
  const thread = data?.thread;
  const error = useFailure(answer, thread !== undefined);
  const isReadable = thread != null;

  useEffect(() => {
    if (isReadable) return live.watch();
  }, [live, isReadable]);

  // An address that is no id at all is refused rather than answered with nothing.
  const isGone = thread === null || (error !== undefined && apiError(error).code === 'BAD_USER_INPUT');
  return {
    post: isGone ? null : (thread?.post ?? known?.post ?? null),
    ancestors: thread?.ancestors ?? [],
    replies: thread ? standing(thread.replies) : [],
    status: isGone ? 'gone' : thread ? 'ready' : error ? 'failed' : 'loading',
    error,
    busy: loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
