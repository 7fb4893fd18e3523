import { AppError } from '#kernel/errors/app-error.js';

/** Featured posts of one person at most. */
export const MAX_FEATURED = 5;

export class TooManyFeaturedPosts extends AppError {
  constructor() {
    super('CONFLICT', `You can feature at most ${MAX_FEATURED} quacks.`, {
      reason: 'TOO_MANY_FEATURED_POSTS',
      values: { max: MAX_FEATURED },
    });
  }
}
