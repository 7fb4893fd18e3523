/**
 * Days until an unverified account is deleted; an invited one waits as long for its last invitation. A handle requested
 * with a known address is held for the same time, so that no one can tell the two cases apart.
 */
export const UNVERIFIED_DAYS = 7;
