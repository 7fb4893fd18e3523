/** Marks a request whose response may be stored for use offline. */
export const KEEP_HEADER = 'x-keep-answer';

/** On a stored response: when it was stored, in milliseconds since 1970. */
export const KEPT_AT_HEADER = 'x-kept-at';

/** Messages of a page: ask for the version, or clear stored responses. */
export type ToWorker = { kind: 'version' } | { kind: 'forget' };

/** Messages to a page: open an address (it answers to the port), or tell the server that the endpoint of pushes has changed. */
export type FromWorker = { kind: 'open'; url: string } | { kind: 'push-changed' };
