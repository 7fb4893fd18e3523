export const en = {
  title: 'Search and go',
  field: 'Pages, people, hashtags, words',
  results: 'Results',
  light: 'Switch to the light theme',
  dark: 'Switch to the dark theme',
} as const;
