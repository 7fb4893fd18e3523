import { AppError } from '#kernel/errors/app-error.js';

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

/** A category goes only when nothing stands in it, so that no topic is lost by one press. */
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
    const message = 'Another topic has this permalink. Please choose another one.';
    super('CONFLICT', message, {
      reason: 'PERMALINK_TAKEN',
      fields: [{ field: 'permalink', message }],
      values: { permalink },
    });
  }
}

/** Somebody added or removed something while it was being put in order. */
export class HelpOrderOutdated extends AppError {
  constructor() {
    super('CONFLICT', 'The list has changed meanwhile. Please look at it again.', { reason: 'HELP_ORDER_OUTDATED' });
  }
}

/** There are as many as one help centre holds. */
export class HelpIsFull extends AppError {
  constructor(what: 'categories' | 'topics', max: number) {
    super('CONFLICT', `A help centre holds up to ${max} ${what}.`, { reason: 'HELP_IS_FULL', values: { max } });
  }
}

export class ContactMessageNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Message not found', { reason: 'CONTACT_MESSAGE_NOT_FOUND' });
  }
}
