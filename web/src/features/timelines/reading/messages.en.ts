export const en = {
  offer: 'Continue where you left off: {count} new above',
  offerMany: 'Continue where you left off: {count} or more new above',
  leftOff: 'You left off here. Go to the top',
  dismiss: 'Stay here',
} as const;
