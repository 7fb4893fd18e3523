import type { IdPage, KeysetPage } from '#kernel/paging/page-input.js';
import type { AskedPage, PageEnds } from './page.js';

export interface IdsOfPage {
  readonly ids: readonly string[];
  /** Null for an empty page. */
  readonly ends: PageEnds | null;
  readonly hasNext: boolean;
}

/** A list that is ordered by an inner position, such as that of people, latest first. */
export interface PositionedList {
  /** From the top, or below a position. */
  below(page: KeysetPage): Promise<IdPage>;
  /** The nearest above a position, latest first. */
  above(position: string, rows: number): Promise<IdPage>;
}

export async function idsOfPage(asked: AskedPage, list: PositionedList): Promise<IdsOfPage> {
  const { limit, maxId, sinceId, isUpwards } = asked;
  const page =
    isUpwards && sinceId !== null
      ? await list.above(sinceId, limit)
      : await list.below({ first: limit, after: maxId === null ? null : [maxId] });
  const rows = page.positions.map(([position = ''], index) => ({ position, id: page.ids[index]! }));
  // Where both ends are given, one of them is not yet asked for.
  const within = rows.filter(
    ({ position }) => (maxId === null || position < maxId) && (sinceId === null || position > sinceId),
  );
  const [first, last] = [within[0]?.position, within.at(-1)?.position];
  return {
    ids: within.map(({ id }) => id),
    ends: first === undefined || last === undefined ? null : { first, last },
    hasNext: page.hasNextPage && (isUpwards || within.length === rows.length),
  };
}
