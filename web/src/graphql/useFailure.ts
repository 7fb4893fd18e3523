import { useState } from 'react';

interface Answer {
  error?: unknown;
  loading: boolean;
  observable: { readonly variables: object };
}

/**
 * What made a query fail, also while the same is asked for again: whoever is told of it, and may just have pressed Retry, keeps what they
 * read and where they are. Nothing once there is an answer, or where something else is asked for.
 */
export function useFailure({ error, loading, observable }: Answer, isAnswered: boolean): unknown {
  const { variables } = observable;
  const [last, setLast] = useState<{ error: unknown; variables: object } | null>(null);
  if (isAnswered) {
    if (last) setLast(null);
  } else if (error && !loading) {
    if (last?.error !== error) setLast({ error, variables });
    return error;
  } else if (last?.variables === variables) return last.error;
  return undefined;
}
