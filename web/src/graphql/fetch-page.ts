/**
 * Fetches a further page of a watched query. Resolves once the query has told of it.
 *
 * Apollo tells a watched query of what came into the cache by a timer of 0 ms, and forgets to where the query fetches
 * something else by then (`ObservableQuery.notify`). A list that asked for its next page at once would so ask from where
 * it already was, again and again. Timers of the same length run in the order in which they were set.
 */
export async function fetchPage<Result>(fetching: Promise<Result>): Promise<Result> {
  const result = await fetching;
  await new Promise((told) => setTimeout(told, 0));
  return result;
}
