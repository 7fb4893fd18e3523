import { AppError, NotAllowed } from '#kernel/errors/app-error.js';

export class CannotReportSelf extends AppError {
  constructor() {
    super('BAD_USER_INPUT', 'You cannot report yourself.', { reason: 'CANNOT_REPORT_SELF' });
  }
}

/** The reporter's other report of the same subject waits for a decision. */
export class AlreadyReported extends AppError {
  constructor() {
    super('CONFLICT', 'You have reported this already. We will tell you when it is decided.', {
      reason: 'ALREADY_REPORTED',
    });
  }
}

export class TooManyReports extends AppError {
  constructor(reason: 'TOO_MANY_REPORTS' | 'TOO_MANY_REPORTS_OF_PERSON', max: number) {
    const message =
      reason === 'TOO_MANY_REPORTS'
        ? `You can report at most ${max} things a day.`
        : `You can report the same person at most ${max} times a day.`;
    super('CONFLICT', message, { reason, values: { max } });
  }
}

/** What is reported with a person or a conversation isn't there, isn't theirs, or the reporter can't see it. */
export class InvalidEvidence extends AppError {
  constructor(field: 'postIds' | 'whisperIds') {
    const message =
      field === 'postIds'
        ? 'You can only report quacks of this person that you can see.'
        : 'You can only report whispers of one person in a conversation of yours.';
    super('BAD_USER_INPUT', message, { reason: 'INVALID_EVIDENCE', fields: [{ field, message }] });
  }
}

/** The address of a notice leads to nothing that visitors can see. */
export class NothingThere extends AppError {
  constructor() {
    const message = 'There is no quack or profile at this address that visitors can see.';
    super('BAD_USER_INPUT', message, { reason: 'NOTHING_THERE', fields: [{ field: 'url', message }] });
  }
}

export class RuleNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Rule not found', { reason: 'RULE_NOT_FOUND' });
  }
}

export class CaseNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Case not found', { reason: 'CASE_NOT_FOUND' });
  }
}

/** Someone else works on it, for half an hour at most. */
export class CaseTaken extends AppError {
  constructor() {
    super('CONFLICT', 'Someone else is working on this case.', { reason: 'CASE_TAKEN' });
  }
}

export class CaseDecided extends AppError {
  constructor() {
    super('CONFLICT', 'This case has been decided already.', { reason: 'CASE_DECIDED' });
  }
}

export class DecisionNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Decision not found', { reason: 'DECISION_NOT_FOUND' });
  }
}

export class AlreadyOverruled extends AppError {
  constructor() {
    super('CONFLICT', 'This decision was undone already.', { reason: 'ALREADY_OVERRULED' });
  }
}

/** There is nothing left to remove. */
export class NothingToRemove extends AppError {
  constructor() {
    super('CONFLICT', 'None of these quacks is there any more.', { reason: 'NOTHING_TO_REMOVE' });
  }
}

/** None of the quacks has media that could be covered. */
export class NothingToLabel extends AppError {
  constructor() {
    super('CONFLICT', 'None of these quacks has pictures or videos to mark.', { reason: 'NOTHING_TO_LABEL' });
  }
}

/** Of what a deleted account wrote, nothing is left to act on. */
export class AccountGone extends AppError {
  constructor() {
    super('CONFLICT', 'This account was deleted. Close the case without a measure.', { reason: 'ACCOUNT_GONE' });
  }
}

/** The viewer lacks the right to one of the measures. */
export class MeasureNotAllowed extends NotAllowed {
  constructor() {
    super('You are not allowed to take this measure.', 'MEASURE_NOT_ALLOWED');
  }
}

export class TooManyNotes extends AppError {
  constructor(max: number) {
    super('CONFLICT', `There can be at most ${max} notes about a person. Delete one of yours.`, {
      reason: 'TOO_MANY_NOTES',
      values: { max },
    });
  }
}

export class NoteNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Note not found', { reason: 'NOTE_NOT_FOUND' });
  }
}

export class AppealTooLate extends AppError {
  constructor(days: number) {
    super('CONFLICT', `You can appeal within ${days} days after a decision.`, {
      reason: 'APPEAL_TOO_LATE',
      values: { max: days },
    });
  }
}

export class AlreadyAppealed extends AppError {
  constructor() {
    super('CONFLICT', 'You have appealed this decision already.', { reason: 'ALREADY_APPEALED' });
  }
}

export class AppealNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Appeal not found', { reason: 'APPEAL_NOT_FOUND' });
  }
}

export class AppealDecided extends AppError {
  constructor() {
    super('CONFLICT', 'This appeal has been decided already.', { reason: 'APPEAL_DECIDED' });
  }
}

/** Someone else has to decide the appeal, because they can. */
export class OwnDecision extends NotAllowed {
  constructor() {
    super('Someone else has to decide about an appeal against your decision.', 'OWN_DECISION');
  }
}

export class HeldWordNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Entry not found', { reason: 'HELD_WORD_NOT_FOUND' });
  }
}

export class HeldWordExists extends AppError {
  constructor() {
    super('CONFLICT', 'The list has this entry already.', { reason: 'HELD_WORD_EXISTS' });
  }
}

export class TooManyHeldWords extends AppError {
  constructor(max: number) {
    super('CONFLICT', `The list can have at most ${max.toLocaleString('en')} entries.`, {
      reason: 'TOO_MANY_HELD_WORDS',
      values: { max },
    });
  }
}
