/* What a pin may hold beside its quack. Only its owner sees it. */

/** Longest note, in grapheme clusters. */
export const MAX_PIN_NOTE = 500;
/** How many folders a person may have. */
export const MAX_PIN_FOLDERS = 50;
/** Longest name of a folder, in grapheme clusters. */
export const MAX_PIN_FOLDER_NAME = 50;
