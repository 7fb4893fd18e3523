export const en = {
  offer: 'Continue where you left off: {count} new above',
  offerMany: 'Continue where you left off: {count} or more new above',
  dismiss: 'Stay here',
} as const;
