import { QUOTE_RULES, type QuoteRule } from '@mallard/rules/quoting';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NotPostAuthor, PostNotFound } from '../model/post.errors.js';
import type { StoredQuoteState } from '../model/quote.entity.js';
import { QuoteDecidedBefore, QuoteNotFound, QuoteRuleFixed } from './quote.errors.js';
import { QuoteDecided } from './quote.events.js';
import { DECIDE_QUOTE, LOCK_QUOTE, POST_TO_RULE, SET_QUOTE_RULE } from './quote-writes.js';

interface PostToRule {
  author_id: string;
  audience_id: string | null;
}

interface LockedQuote {
  post_id: string;
  quoted_id: string;
  quoted_author_id: string;
  state: StoredQuoteState;
}

/** What authors decide about quotes of their posts. Everything is idempotent. Methods return the id of a post. */
@Injectable()
export class QuotesService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Who may quote a post of the viewer from now on. Existing quotes stay as they are.
   * @throws PostNotFound, NotPostAuthor, QuoteRuleFixed
   */
  async setRule(viewer: SignedInViewer, postId: string, rule: QuoteRule): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [post] = await tx.rows<PostToRule>(POST_TO_RULE, [postId, viewer.id]);
      if (!post) throw new PostNotFound();
      if (post.author_id !== viewer.id) throw new NotPostAuthor();
      if (post.audience_id !== null && rule !== 'NOBODY') throw new QuoteRuleFixed();
      await tx.rows(SET_QUOTE_RULE, [postId, QUOTE_RULES[rule]]);
      return postId;
    });
  }

  /**
   * Answers whether a quote may show a post of the viewer. A quote that was declined can still be accepted.
   * @param postId the post that quotes
   * @throws QuoteNotFound, QuoteDecidedBefore
   */
  async decide(viewer: SignedInViewer, postId: string, accept: boolean): Promise<string> {
    return this.transactions.run(async (tx) => {
      const quote = await lockedQuote(tx, viewer, postId);
      const state = accept ? 'ACCEPTED' : 'REJECTED';
      if (quote.state === state) return postId;
      if (quote.state === 'REVOKED' || quote.state === 'ACCEPTED') throw new QuoteDecidedBefore();
      await change(tx, quote, state);
      return postId;
    });
  }

  /**
   * Withdraws a post of the viewer from a quote, which keeps its own words. That can't be undone.
   * @param quotedId the post of the viewer, where the caller names it
   * @throws QuoteNotFound, QuoteDecidedBefore (nothing was accepted)
   */
  async revoke(viewer: SignedInViewer, postId: string, quotedId?: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const quote = await lockedQuote(tx, viewer, postId);
      if (quotedId !== undefined && quote.quoted_id !== quotedId) throw new QuoteNotFound();
      if (quote.state === 'REVOKED') return postId;
      if (quote.state !== 'ACCEPTED') throw new QuoteDecidedBefore();
      await change(tx, quote, 'REVOKED');
      return postId;
    });
  }
}

async function lockedQuote(tx: Tx, viewer: SignedInViewer, postId: string): Promise<LockedQuote> {
  const [quote] = await tx.rows<LockedQuote>(LOCK_QUOTE, [postId, viewer.id]);
  if (!quote) throw new QuoteNotFound();
  return quote;
}

async function change(tx: Tx, quote: LockedQuote, state: StoredQuoteState): Promise<void> {
  const added = Number(state === 'ACCEPTED') - Number(quote.state === 'ACCEPTED');
  await tx.rows(DECIDE_QUOTE, [quote.post_id, state, added]);
  tx.publish(new QuoteDecided(quote.post_id, quote.quoted_id, quote.quoted_author_id, state));
}
