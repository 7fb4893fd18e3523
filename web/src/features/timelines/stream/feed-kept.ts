import type { Feed } from '../../../graphql/schema.generated';

/** The storage key of a person's last feed. */
export const feedKey = (userId: string): string => `feed:${userId}`;

/** Parses the stored feed; defaults to followed people. */
export const feedKept = (kept: unknown): Feed => (kept === 'EVERYONE' ? 'EVERYONE' : 'FOLLOWING');
