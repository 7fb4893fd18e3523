import { AppError, InvalidInput } from '#kernel/errors/app-error.js';

/** Lists of one person at most. */
export const MAX_LISTS = 50;
/** Of each kind in one list at most. */
export const MAX_MEMBERS = { people: 500, hashtags: 20, phrases: 20 } as const;
/** Longest title, in grapheme clusters. */
export const MAX_TITLE_LENGTH = 100;
/** Longest phrase, in grapheme clusters. */
export const MAX_PHRASE_LENGTH = 100;

/** There is none, or it is someone else's. */
export class ListNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'This list does not exist.', { reason: 'LIST_NOT_FOUND' });
  }
}

export class TooManyLists extends AppError {
  constructor() {
    super('CONFLICT', `You can have at most ${MAX_LISTS} lists.`, {
      reason: 'TOO_MANY_LISTS',
      values: { max: MAX_LISTS },
    });
  }
}

const REASONS = { people: 'LIST_PEOPLE_FULL', hashtags: 'LIST_HASHTAGS_FULL', phrases: 'LIST_PHRASES_FULL' } as const;

export class ListFull extends AppError {
  constructor(kind: keyof typeof MAX_MEMBERS) {
    const max = MAX_MEMBERS[kind];
    super('CONFLICT', `A list can have at most ${max} ${kind}.`, { reason: REASONS[kind], values: { max } });
  }
}

export class InvalidListTitle extends AppError {
  constructor() {
    const message = `The name of a list must have 1 to ${MAX_TITLE_LENGTH} characters, on one line.`;
    super('BAD_USER_INPUT', message, { reason: 'INVALID_LIST_TITLE', fields: [{ field: 'title', message }] });
  }
}

export class InvalidPhrase extends AppError {
  constructor() {
    const message = `A phrase must have a word, and at most ${MAX_PHRASE_LENGTH} characters, on one line.`;
    super('BAD_USER_INPUT', message, { reason: 'INVALID_PHRASE', fields: [{ field: 'phrase', message }] });
  }
}

export class InvalidListHashtag extends InvalidInput {
  constructor() {
    super([{ field: 'tag', message: 'tag must be a hashtag.' }], 'INVALID_HASHTAG');
  }
}

/** Exactly one of a person, a hashtag and a phrase must be named. */
export class InvalidListMember extends InvalidInput {
  constructor() {
    super([{ field: 'userId', message: 'Name one person, hashtag or phrase.' }], 'INVALID_LIST_MEMBER');
  }
}
