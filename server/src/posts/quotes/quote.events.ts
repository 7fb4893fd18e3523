import { EventOf } from '#kernel/events/domain-event.js';
import type { StoredQuoteState } from '../model/quote.entity.js';

/** A post that quotes another was published. */
export class PostQuoted extends EventOf('post.quoted') {
  constructor(
    /** The post that quotes. */
    readonly postId: string,
    readonly quotedId: string,
    readonly quotedAuthorId: string,
    readonly state: StoredQuoteState,
  ) {
    super();
  }
}

/** The author of a quoted post decided about a quote, or a block did. */
export class QuoteDecided extends EventOf('quote.decided') {
  constructor(
    readonly postId: string,
    readonly quotedId: string,
    readonly quotedAuthorId: string,
    readonly state: StoredQuoteState,
  ) {
    super();
  }
}

/** A post that quotes another was removed or restored. */
export class QuotesRecounted extends EventOf('post.quotes-recounted') {
  constructor(readonly quotedId: string) {
    super();
  }
}
