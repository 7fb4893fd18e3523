export const en = {
  title: '#{tag}',
  counts: 'How much it is used',
  quacks: { one: '{count} quack', other: '{count} quacks' },
  today: { one: '{count} today', other: '{count} today' },
  authors: { one: 'by {count} person', other: 'by {count} people' },
  week: 'The last 7 days, oldest first: {counts} quacks',
  list: 'Quacks with \u2068#{tag}\u2069',
  failed: 'Failed to load the hashtag',
  empty: 'Nobody has used \u2068#{tag}\u2069 yet',
  emptyText: 'Write a quack with it, and it begins here.',
  emptyNow: 'No quacks with \u2068#{tag}\u2069 are left',
} as const;
