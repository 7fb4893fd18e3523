import { AppError, NotAllowed } from '#kernel/errors/app-error.js';

/** Its author lets only followers quote it, or no one; `reason` says which. */
export class QuoteRefused extends NotAllowed {
  constructor(reason: 'QUOTES_FOLLOWERS_ONLY' | 'QUOTES_CLOSED') {
    const message =
      reason === 'QUOTES_CLOSED'
        ? 'This quack can not be quoted.'
        : 'Only followers of its author can quote this quack.';
    super(message, reason);
  }
}

/** There is no such quote, or it is of someone else's post. All get the same answer. */
export class QuoteNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Quote not found', { reason: 'QUOTE_NOT_FOUND' });
  }
}

/** A quote that was accepted can be withdrawn from, and one that was withdrawn from stays so. */
export class QuoteDecidedBefore extends AppError {
  constructor() {
    super('CONFLICT', 'This quote was decided about before.', { reason: 'QUOTE_DECIDED_BEFORE' });
  }
}

/** What only followers read, no one else quotes. */
export class QuoteRuleFixed extends AppError {
  constructor() {
    const message = 'Others can not quote a quack that only followers see.';
    super('BAD_USER_INPUT', message, { reason: 'QUOTE_RULE_FIXED', fields: [{ field: 'rule', message }] });
  }
}
