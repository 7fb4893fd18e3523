/** Popular quacks of a page; the first one comes with the trends. */
export const POPULAR_PAGE = 10;
