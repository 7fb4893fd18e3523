/* What a pin may hold beside its quack. Only its owner sees it. */

/** Longest note, in grapheme clusters. */
export const MAX_PIN_NOTE = 500;
