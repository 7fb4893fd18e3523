/** Posts per page of a live list. */
export const LIVE_PAGE = 20;
