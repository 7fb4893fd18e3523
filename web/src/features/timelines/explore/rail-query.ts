/** What the rail shows of hashtags, and how many suggestions it has in store for those that are followed. */
export const railVariables = { hashtags: 5, people: 12, suggests: true };

/** Visitors get no suggestions. */
export const visitorRailVariables = { ...railVariables, suggests: false };

/** Screens with a rail. */
export const railScreen = '(min-width: 75rem)';
