import {
  MAX_DAYS_AHEAD,
  MAX_ON_DAY,
  MAX_WAITING,
  MIN_MINUTES_AHEAD,
  publishTimeProblem,
} from '@mallard/rules/scheduling-rules';
import { AppError, InvalidInput } from '#kernel/errors/app-error.js';

/** Missing, published, cancelled, or someone else's. All get the same answer. */
export class ScheduledPostNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Scheduled post not found', { reason: 'SCHEDULED_POST_NOT_FOUND' });
  }
}

/** The author was deleted or deactivated since the post was scheduled. */
export class AuthorInactive extends AppError {
  constructor() {
    super('FORBIDDEN', 'Its author is not active.', { reason: 'AUTHOR_INACTIVE' });
  }
}

export class TooManyWaiting extends AppError {
  constructor() {
    const message = `At most ${MAX_WAITING} quacks can be scheduled at once. Publish or cancel one first.`;
    super('CONFLICT', message, { reason: 'TOO_MANY_SCHEDULED', values: { max: MAX_WAITING } });
  }
}

export class TooManyOnDay extends AppError {
  constructor() {
    const message = `At most ${MAX_ON_DAY} quacks can be scheduled for one day (UTC). Choose another day.`;
    super('CONFLICT', message, {
      reason: 'TOO_MANY_SCHEDULED_ON_DAY',
      fields: [{ field: 'publishAt', message }],
      values: { max: MAX_ON_DAY },
    });
  }
}

/** @throws InvalidInput if the time is not 5 minutes to a year after `now` */
export function checkPublishTime(publishAt: Date, now: Date): void {
  const problem = publishTimeProblem(publishAt, now);
  if (problem === null) return;
  const message =
    problem === 'TOO_SOON'
      ? `A quack must be scheduled at least ${MIN_MINUTES_AHEAD} minutes ahead.`
      : `A quack must be scheduled at most ${MAX_DAYS_AHEAD} days ahead.`;
  throw new InvalidInput([{ field: 'publishAt', message }], `PUBLISH_TIME_${problem}`);
}
