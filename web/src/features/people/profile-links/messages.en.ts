export const en = {
  links: 'Links and details',
  verified: 'Verified {date}',
} as const;
