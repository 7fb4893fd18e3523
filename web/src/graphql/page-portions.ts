interface Page {
  edges: readonly { cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export interface Portion {
  /** An answer of the same shape. */
  data: object;
  /** Where it goes on from, as the whole answer was asked for. */
  after: string | null;
}

/** Rows of a list in one portion: as many as go into the cache in 3 ms. */
const ROWS = 3;

/** The answer to a question for a page of a list as answers for shorter pages of it that follow each other. */
export function portionsOf(answer: object, after: string | null): Portion[] {
  const place = placeOf(answer);
  const page = place && (at(answer, place) as Page);
  if (!place || !page || page.edges.length <= ROWS) return [{ data: answer, after }];
  const portions: Portion[] = [];
  let from = after;
  for (let start = 0; start < page.edges.length; start += ROWS) {
    const edges = page.edges.slice(start, start + ROWS);
    const isLast = start + ROWS >= page.edges.length;
    const endCursor = edges.at(-1)?.cursor ?? null;
    const pageInfo = isLast ? page.pageInfo : { ...page.pageInfo, hasNextPage: true, endCursor };
    portions.push({ data: withPage(answer, place, { ...page, edges, pageInfo }), after: from });
    from = endCursor;
  }
  return portions;
}

/** The fields that lead to the page of an answer; null where it has none. */
function placeOf(value: unknown): string[] | null {
  if (!isRecord(value)) return null;
  if (Array.isArray(value['edges'])) return [];
  for (const [name, each] of Object.entries(value)) {
    const rest = placeOf(each);
    if (rest) return [name, ...rest];
  }
  return null;
}

const at = (value: unknown, place: readonly string[]): unknown =>
  place.reduce((found, name) => (isRecord(found) ? found[name] : undefined), value);

function withPage(value: object, [name, ...rest]: readonly string[], page: Page): object {
  if (name === undefined) return page;
  return { ...value, [name]: withPage((value as Record<string, object>)[name]!, rest, page) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
