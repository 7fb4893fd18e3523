/* Drafts, threads and the time to undo, for the server, which decides, and the web client, which shows it in advance. */

/** How many quacks a thread may have that is published as a whole. */
export const MAX_THREAD = 25;
/** How many drafts a person may have. */
export const MAX_DRAFTS = 100;
/** How long each text of a draft may be, in code points. A draft may be longer than what it will be. */
export const MAX_DRAFT_LENGTH = 10_000;

/** How many seconds a quack waits before it leaves; 0 publishes it at once. */
export const UNDO_SECONDS = [0, 10, 30, 60] as const;
export type UndoSeconds = (typeof UNDO_SECONDS)[number];

export const isUndoSeconds = (value: number): value is UndoSeconds =>
  (UNDO_SECONDS as readonly number[]).includes(value);
