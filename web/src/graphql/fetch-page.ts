import type { ApolloClient, DocumentNode } from '@apollo/client';
import { turn } from '../ui/frame-turns';
import { portionsOf } from './page-portions';

/** A watched query of a list, as its hook gives it. */
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
 * Fetches a further page of a watched query. Resolves once the query has told of it.
 *
 * What comes goes into the cache in portions, each in a turn of its own, and then those who watch are told once: somebody may be
 * scrolling, and all of it together takes longer than a frame.
 *
 * Apollo tells a watched query of what came into the cache by a timer of 0 ms, and forgets to where the query fetches
 * something else by then (`ObservableQuery.notify`). A list that asked for its next page at once would so ask from where
 * it already was, again and again. Timers of the same length run in the order in which they were set.
 */
export async function fetchPage<Data>({ client, observable }: PagedQuery<Data>, after: string | null): Promise<void> {
  const { cache } = client;
  const { query } = observable;
  // By the time the page is here, the query may ask for another list.
  const variables = { ...observable.variables, after };
  let isForgotten = false;
  const stop = client.onClearStore(async () => void (isForgotten = true));
  try {
    // To ask takes its time as well, just after a row was made.
    await turn();
    if (isForgotten) return;
    for (const portion of portionsOf(await fetchAside(observable, variables), after)) {
      await turn();
      // Somebody logged out: it is none of the next person's business.
      if (isForgotten) return;
      cache.writeQuery({
        query,
        variables: { ...variables, after: portion.after },
        data: portion.data,
        broadcast: false,
      });
    }
    await turn();
    cache.batch({ update: () => undefined });
    await new Promise((told) => setTimeout(told, 0));
  } finally {
    stop();
  }
}

/** An answer that is kept from the cache: whoever updates to nothing leaves it as it is. */
async function fetchAside<Data>(observable: PagedQuery<Data>['observable'], variables: PageVariables): Promise<object> {
  const answers: object[] = [];
  const take = (_: Data, { fetchMoreResult }: { fetchMoreResult: object }) => void answers.push(fetchMoreResult);
  await observable.fetchMore({ variables, updateQuery: take as Update<Data> });
  return answers[0] ?? {};
}
