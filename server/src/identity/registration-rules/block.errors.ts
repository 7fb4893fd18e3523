import { AppError, InvalidInput } from '#kernel/errors/app-error.js';
import { MAX_BLOCKS } from './registration-rules.entity.js';

export class BlockNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'There is no such block.', { reason: 'BLOCK_NOT_FOUND' });
  }
}

export class BlockExists extends AppError {
  constructor() {
    super('CONFLICT', 'There is such a block already.', { reason: 'BLOCK_EXISTS' });
  }
}

export class TooManyBlocks extends AppError {
  constructor() {
    super('BAD_USER_INPUT', `There can be ${MAX_BLOCKS} blocks of a kind at once.`, { reason: 'TOO_MANY_BLOCKS' });
  }
}

/** Who blocks their own network could not take it back. */
export class BlocksYourself extends AppError {
  constructor() {
    const message = 'You are in this network, and would lose access yourself.';
    super('BAD_USER_INPUT', message, { reason: 'BLOCKS_YOURSELF', fields: [{ field: 'range', message }] });
  }
}

export const invalidDomain = () =>
  new InvalidInput([{ field: 'domain', message: 'domain must be a domain such as example.com.' }], 'INVALID_DOMAIN');
export const invalidPattern = () =>
  new InvalidInput(
    [{ field: 'pattern', message: 'pattern must be 3 to 30 letters, digits, underscores and hyphens.' }],
    'INVALID_PATTERN',
  );
export const invalidRange = () =>
  new InvalidInput(
    [{ field: 'range', message: 'range must be an address or a network such as 192.0.2.0/24 or 2001:db8::/32.' }],
    'INVALID_NETWORK',
  );
export const invalidEnd = () =>
  new InvalidInput([{ field: 'endsAt', message: 'endsAt must be in the future.' }], 'INVALID_BLOCK_END');
