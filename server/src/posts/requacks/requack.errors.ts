import { NotAllowed } from '#kernel/errors/app-error.js';

/** What is for followers stays with them: only its author can requack it. */
export class CannotRequack extends NotAllowed {
  constructor() {
    super('This is for followers only, so only its author can requack it.', 'CANNOT_REQUACK');
  }
}
