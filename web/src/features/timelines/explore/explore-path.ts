/** The people who write with a hashtag. @param explore the page, which is another one for visitors */
export const peoplePath = (explore: string, tag: string): string =>
  `${explore}?${new URLSearchParams({ tab: 'people', hashtag: tag }).toString()}`;
