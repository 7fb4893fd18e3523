/** What cards say about quacks that filters match. */
export const en = {
  filter: 'Filter',
  filtered: 'Filtered: {titles}',
} as const;
