import type { IdPage, KeysetPage } from '#kernel/paging/page-input.js';
import type { AskedPage, PageEnds } from './page.js';

/** The page of a list of ids that a client asked for. */
export function keysetOf({ limit, maxId, sinceId, isUpwards }: AskedPage): KeysetPage {
  if (isUpwards && sinceId !== null) return { first: limit, after: [sinceId], direction: 'up' };
  return { first: limit, after: maxId === null ? null : [maxId] };
}

/** A page as it is answered. */
export interface ListPage<T> {
  /** In the order of the list, the newest first. */
  readonly items: readonly T[];
  /** Null where nothing was read. */
  readonly ends: PageEnds | null;
  readonly hasNext: boolean;
}

/**
 * Of the rows that were read, those between both ends that were asked for. Rows that are hidden from the viewer were read too: the
 * links lead past them.
 */
export function listPageOf<T>(
  asked: AskedPage,
  { ids, positions, hasNextPage }: IdPage,
  shown: ReadonlyMap<string, T>,
): ListPage<T> {
  const rows = ids.flatMap((id, index) => {
    const node = shown.get(id);
    return node === undefined ? [] : [{ at: positions[index]![0]!, node }];
  });
  const within = rows.filter(({ at }) => isWithin(at, asked));
  const isCut = within.length < rows.length;
  const lastRead = isCut ? within.at(-1)?.at : positions.at(-1)?.[0];
  if (lastRead === undefined) return { items: [], ends: null, hasNext: false };
  const firstShown = within[0]?.at ?? lastRead;
  const items = within.map(({ node }) => node);
  return asked.isUpwards
    ? { items: items.reverse(), ends: { first: lastRead, last: firstShown }, hasNext: items.length > 0 }
    : { items, ends: { first: firstShown, last: lastRead }, hasNext: hasNextPage && !isCut };
}

const isWithin = (at: string, { maxId, sinceId }: AskedPage) =>
  (maxId === null || at < maxId) && (sinceId === null || at > sinceId);
