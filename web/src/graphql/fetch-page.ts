import type { ApolloClient, DocumentNode } from '@apollo/client';
import { nextFrameSlot } from '../ui/loading/frame-scheduler';

/** A watched query of a list, as returned by its hook. */
export interface PagedQuery<Data> {
  client: ApolloClient;
  observable: {
    readonly query: DocumentNode;
    readonly variables: object;
    fetchMore(options: { variables: PageVariables; updateQuery: Update<Data> }): Promise<unknown>;
  };
}

interface PageVariables {
  after: string | null;
}

type Update<Data> = (before: Data, next: { fetchMoreResult: object }) => Data;

/**
 * Fetches the next page of a watched query, and resolves when the query has been notified.
 * The page is written to the cache in a frame without other work: someone may be scrolling.
 * Apollo notifies a watched query with a timer of 0 ms and drops the notification if the query fetches something else
 * by then (`ObservableQuery.notify`). A list that asked for its next page at once would ask from the same cursor again
 * and again. Timers of equal length run in the order in which they were set.
 */
export async function fetchPage<Data>({ client, observable }: PagedQuery<Data>, after: string | null): Promise<void> {
  const { cache } = client;
  const { query } = observable;
  // The query may have other variables by the time the page arrives.
  const variables = { ...observable.variables, after };
  let isForgotten = false;
  const stop = client.onClearStore(async () => void (isForgotten = true));
  try {
    // Sending the request takes time too, and a row may just have been rendered.
    await nextFrameSlot();
    if (isForgotten) return;
    const data = await fetchUncached(observable, variables);
    await nextFrameSlot();
    // After a logout, the page must not reach the next person's cache.
    if (isForgotten) return;
    cache.writeQuery({ query, variables, data });
    await new Promise((told) => setTimeout(told, 0));
  } finally {
    stop();
  }
}

/** Fetches without writing to the cache: an update that returns nothing leaves it as it is. */
async function fetchUncached<Data>(
  observable: PagedQuery<Data>['observable'],
  variables: PageVariables,
): Promise<object> {
  const answers: object[] = [];
  const take = (_: Data, { fetchMoreResult }: { fetchMoreResult: object }) => void answers.push(fetchMoreResult);
  await observable.fetchMore({ variables, updateQuery: take as Update<Data> });
  return answers[0] ?? {};
}
