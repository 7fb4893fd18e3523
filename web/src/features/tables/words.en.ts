export const en = {
  page: 'Page {page} of {pages}',
  previous: 'Previous page',
  next: 'Next page',
  rows: 'Rows',
} as const;
