import { AppError, InvalidInput } from '#kernel/errors/app-error.js';

export class HelpCategoryNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Help category not found', { reason: 'HELP_CATEGORY_NOT_FOUND' });
  }
}

export class HelpTopicNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Help topic not found', { reason: 'HELP_TOPIC_NOT_FOUND' });
  }
}

export class HelpPageNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Help page not found', { reason: 'HELP_PAGE_NOT_FOUND' });
  }
}

/** Only an empty category can be deleted, so that one click never deletes topics. */
export class HelpCategoryInUse extends AppError {
  constructor(topics: number) {
    super('CONFLICT', 'This category still has topics. Move or delete them first.', {
      reason: 'HELP_CATEGORY_IN_USE',
      values: { topics },
    });
  }
}

export class PermalinkTaken extends AppError {
  constructor(permalink: string) {
    const message = 'This permalink is taken. Please choose another one.';
    super('CONFLICT', message, {
      reason: 'PERMALINK_TAKEN',
      fields: [{ field: 'permalink', message }],
      values: { permalink },
    });
  }
}

/** Someone added or deleted an item in the meantime. */
export class HelpOrderOutdated extends AppError {
  constructor() {
    super('CONFLICT', 'The list has changed in the meantime. Please reload it and try again.', {
      reason: 'HELP_ORDER_OUTDATED',
    });
  }
}

/** Someone saved this text in the meantime; what is stored is unchanged. */
export class HelpTextOutdated extends AppError {
  constructor(version: number) {
    super('CONFLICT', 'Someone saved this text in the meantime. Please compare both texts before saving yours.', {
      reason: 'HELP_TEXT_OUTDATED',
      values: { version },
    });
  }
}

/** The help center has reached its maximum. */
export class HelpIsFull extends AppError {
  constructor(what: 'categories' | 'topics', max: number) {
    super('CONFLICT', `The help center can have at most ${max} ${what}.`, { reason: 'HELP_IS_FULL', values: { max } });
  }
}

/** An unused picture is deleted after 30 days, so an old draft may show one that is gone. */
export class HelpPictureMissing extends InvalidInput {
  constructor() {
    const message = 'A picture in the text is no longer there. Please add it again.';
    super([{ field: 'body', message }], 'HELP_PICTURE_MISSING');
  }
}

export class ContactMessageNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Message not found', { reason: 'CONTACT_MESSAGE_NOT_FOUND' });
  }
}

/** Messages are assigned to people who can read them. */
export class InvalidAssignee extends AppError {
  constructor() {
    const message = 'This person cannot read contact messages.';
    super('BAD_USER_INPUT', message, { reason: 'INVALID_ASSIGNEE', fields: [{ field: 'assigneeId', message }] });
  }
}
