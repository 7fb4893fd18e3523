import type { PostQuote_PostFragment } from './PostQuote.generated';

/** A quack that quotes another. Some readers of a quack don't know of quotes. */
export interface Quoting {
  id: string;
  quote?: PostQuote_PostFragment['quote'];
  author: { id: string; handle: string; displayName: string };
}
