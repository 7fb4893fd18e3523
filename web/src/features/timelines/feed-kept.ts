import type { Feed } from '../../graphql/schema.generated';

/** Where a device keeps which stream somebody looked at last. */
export const feedKey = (userId: string): string => `feed:${userId}`;

/** What it keeps there, read; who never chose sees those they follow. */
export const feedKept = (kept: unknown): Feed => (kept === 'EVERYONE' ? 'EVERYONE' : 'FOLLOWING');
