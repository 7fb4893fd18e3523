/** Marks a request whose answer may be kept on the device for when there is no network. */
export const KEEP_HEADER = 'x-keep-answer';

/** Carries, on an answer that the worker had kept from before, when that was: in milliseconds since 1970. */
export const KEPT_AT_HEADER = 'x-kept-at';

/** A page asks the worker which version it brings, or to forget what it keeps of people. */
export type ToWorker = { kind: 'version' } | { kind: 'forget' };
