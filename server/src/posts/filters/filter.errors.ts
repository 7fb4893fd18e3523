import { AppError } from '#kernel/errors/app-error.js';

/** Filters of one person at most. */
export const MAX_FILTERS = 100;
/** Terms of all filters of one person at most. */
export const MAX_TERMS = 200;
/** Longest title, in grapheme clusters. */
export const MAX_TITLE_LENGTH = 256;
/** Longest term, in grapheme clusters. */
export const MAX_TERM_LENGTH = 100;

export class FilterNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Filter not found.', { reason: 'FILTER_NOT_FOUND' });
  }
}

export class TooManyFilters extends AppError {
  constructor() {
    super('CONFLICT', `You can have at most ${MAX_FILTERS} filters.`, {
      reason: 'TOO_MANY_FILTERS',
      values: { max: MAX_FILTERS },
    });
  }
}

export class TooManyFilterTerms extends AppError {
  constructor() {
    super('CONFLICT', `Your filters can have at most ${MAX_TERMS} words and hashtags together.`, {
      reason: 'TOO_MANY_FILTER_TERMS',
      values: { max: MAX_TERMS },
    });
  }
}

function refusal(field: string, reason: string, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { reason, fields: [{ field, message }] });
}

export const invalidTitle = () =>
  refusal('title', 'INVALID_FILTER_TITLE', `A title must be one line of 1 to ${MAX_TITLE_LENGTH} characters.`);
export const invalidTerm = () =>
  refusal('terms', 'INVALID_FILTER_TERM', `A word or hashtag must be one line of 1 to ${MAX_TERM_LENGTH} characters.`);
export const noTerms = () => refusal('terms', 'FILTER_WITHOUT_TERMS', 'A filter needs at least one word or hashtag.');
export const noContexts = () =>
  refusal('contexts', 'FILTER_WITHOUT_CONTEXTS', 'A filter must work in at least one place.');
export const endIsPast = () => refusal('endsAt', 'FILTER_END_PAST', 'A filter must end in the future.');
