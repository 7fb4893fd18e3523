import { useState } from 'react';

interface Answer {
  error?: unknown;
  loading: boolean;
  observable: { readonly variables: object };
}

/**
 * The error of a query, also during a retry, so that the error card and the focus on its Retry button stay. Undefined
 * once there is data, or when the variables change.
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
