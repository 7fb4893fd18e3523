/** The maximum number of items, gaps included, before pages are left out. */
const MAX_SHOWN = 7;

/** The pages to offer, in order: the first, the last and those around the current one; null where some are left out. */
export function pagesShown(page: number, count: number): (number | null)[] {
  if (count <= MAX_SHOWN) return Array.from({ length: count }, (_, index) => index + 1);
  // Near an end the row keeps its length, so that the next button does not move.
  const first = Math.min(Math.max(2, page - 1), count - 4);
  const last = Math.max(Math.min(count - 1, page + 1), 5);
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [1, ...(first > 2 ? [null] : []), ...middle, ...(last < count - 1 ? [null] : []), count];
}
