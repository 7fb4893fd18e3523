import { AppError, NotAllowed } from '../../errors/app-error.js';

/** An app did something that the person didn't allow it. The sentence is Mastodon's, since clients may look for it. */
export class OutsideScopes extends NotAllowed {
  constructor() {
    super('This action is outside the authorized scopes', 'OUTSIDE_SCOPES');
  }
}

/** The token of an app was used for GraphQL or /api, whose scopes are others. */
export class AppTokenElsewhere extends NotAllowed {
  constructor() {
    super(
      'The token of an app works for /api/v1 and /api/v2 only. Create an access token in your settings.',
      'APP_TOKEN',
    );
  }
}

/** An app without a person did what only people do. */
export class PersonNeeded extends AppError {
  constructor() {
    super('BAD_USER_INPUT', 'This method requires an authenticated user', { reason: 'PERSON_NEEDED' });
  }
}
