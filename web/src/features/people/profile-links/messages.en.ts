export const en = {
  links: 'Links',
  verified: 'Verified {date}',
} as const;
