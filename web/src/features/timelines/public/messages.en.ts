/** The pages for everyone: what is new, and search. */
export const en = {
  title: 'Explore',
  waysOn: 'Where to go',
  searchInstead: 'Search instead',
  searchTitle: 'Search',
  resultsTitle: 'Results for “{query}”',
  searchText: 'Look for people, hashtags or words',
} as const;
