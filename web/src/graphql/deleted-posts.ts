import { makeVar } from '@apollo/client';

/**
 * Cache ids of deleted posts. Long lists check only these for readability, because checking every row would cost more
 * the longer the list is.
 */
export const deletedPosts = makeVar<ReadonlySet<string>>(new Set());
