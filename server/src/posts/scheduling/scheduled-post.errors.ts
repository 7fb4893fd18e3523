import { AppError, InvalidInput } from '#kernel/errors/app-error.js';
import { MAX_DAYS_AHEAD, MAX_ON_DAY, MAX_WAITING, MIN_MINUTES_AHEAD, publishTimeProblem } from './scheduling-rules.js';

/** Missing, published, cancelled, or somebody else's: they cannot be told apart. */
export class ScheduledPostNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Scheduled post not found', { reason: 'SCHEDULED_POST_NOT_FOUND' });
  }
}

/** The author is gone or was deactivated since the quack was scheduled. */
export class AuthorInactive extends AppError {
  constructor() {
    super('FORBIDDEN', 'Its author is not active.', { reason: 'AUTHOR_INACTIVE' });
  }
}

export class TooManyWaiting extends AppError {
  constructor() {
    const message = `Up to ${MAX_WAITING} quacks can wait at once. Publish or cancel one first.`;
    super('CONFLICT', message, { reason: 'TOO_MANY_SCHEDULED', values: { max: MAX_WAITING } });
  }
}

export class TooManyOnDay extends AppError {
  constructor() {
    const message = `Up to ${MAX_ON_DAY} quacks can be scheduled for one day (UTC). Choose another day.`;
    super('CONFLICT', message, {
      reason: 'TOO_MANY_SCHEDULED_ON_DAY',
      fields: [{ field: 'publishAt', message }],
      values: { max: MAX_ON_DAY },
    });
  }
}

/** @throws InvalidInput where the instant is not 5 minutes to a year after `now` */
export function checkPublishTime(publishAt: Date, now: Date): void {
  const problem = publishTimeProblem(publishAt, now);
  if (problem === null) return;
  const message =
    problem === 'TOO_SOON'
      ? `A quack can be scheduled ${MIN_MINUTES_AHEAD} minutes ahead at the earliest.`
      : `A quack can be scheduled ${MAX_DAYS_AHEAD} days ahead at the latest.`;
  throw new InvalidInput([{ field: 'publishAt', message }], `PUBLISH_TIME_${problem}`);
}
