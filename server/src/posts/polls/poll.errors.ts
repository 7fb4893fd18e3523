import { MAX_POLL_OPTION, MAX_POLL_OPTIONS, MIN_POLL_OPTIONS, type PollOptionProblem } from '@mallard/rules/poll';
import { AppError, NotAllowed } from '#kernel/errors/app-error.js';

const SENTENCES: Readonly<Record<PollOptionProblem, string>> = {
  EMPTY: 'An answer must not be empty.',
  TOO_LONG: `An answer must be at most ${MAX_POLL_OPTION} characters.`,
  EQUAL: 'Two answers must not be equal.',
  INVALID: 'An answer must be a single line without control characters.',
};

/** One answer breaks a rule; `reason` says which. */
export class InvalidPollOption extends AppError {
  constructor(problem: PollOptionProblem, index: number) {
    const message = SENTENCES[problem];
    const fields = [{ field: `poll.options.${index}`, message }];
    super('BAD_USER_INPUT', message, { reason: `POLL_OPTION_${problem}`, fields, values: { max: MAX_POLL_OPTION } });
  }
}

export class WrongNumberOfOptions extends AppError {
  constructor() {
    const message = `A poll must have ${MIN_POLL_OPTIONS} to ${MAX_POLL_OPTIONS} answers.`;
    const values = { min: MIN_POLL_OPTIONS, max: MAX_POLL_OPTIONS };
    super('BAD_USER_INPUT', message, {
      reason: 'POLL_OPTIONS_NUMBER',
      fields: [{ field: 'poll.options', message }],
      values,
    });
  }
}

export class InvalidPollDuration extends AppError {
  constructor() {
    const message = 'A poll must last from 5 minutes to 30 days.';
    super('BAD_USER_INPUT', message, { reason: 'POLL_DURATION', fields: [{ field: 'poll.durationMinutes', message }] });
  }
}

/** Votes stand for the answers that people read, so these can no longer change. */
export class PollHasVotes extends AppError {
  constructor() {
    const message = 'Someone has voted already, so the poll can not be changed.';
    super('BAD_USER_INPUT', message, { reason: 'POLL_HAS_VOTES', fields: [{ field: 'poll', message }] });
  }
}

export class PollEndedAlready extends AppError {
  constructor() {
    super('CONFLICT', 'This poll has ended.', { reason: 'POLL_ENDED' });
  }
}

/** Votes are final. */
export class AlreadyVoted extends AppError {
  constructor() {
    super('CONFLICT', 'You have voted in this poll already.', { reason: 'ALREADY_VOTED' });
  }
}

export class OwnPoll extends NotAllowed {
  constructor() {
    super('You cannot vote in your own poll.', 'OWN_POLL');
  }
}

/** Not one option of the poll, or with `isMultiple` not one or more different ones. */
export class InvalidChoices extends AppError {
  constructor() {
    const message = 'Choose one of the answers, or several different ones where the poll allows it.';
    super('BAD_USER_INPUT', message, { reason: 'INVALID_CHOICES', fields: [{ field: 'choices', message }] });
  }
}
