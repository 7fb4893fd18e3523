/** The pages for everyone: what is new, and search. */
export const en = {
  title: 'Explore',
  tabs: 'Discover',
  waysOn: 'Where to go',
  searchInstead: 'Search instead',
  quacks: 'Quacks',
  searchTitle: 'Search',
  resultsTitle: 'Results for “{query}”',
  searchText: 'Look for people, hashtags or words',
  quiet: 'Nothing here yet',
  quietText: 'The first quacks will show up here.',
  failed: 'Failed to load quacks',
} as const;
