import { AppError, InvalidInput } from '#kernel/errors/app-error.js';

export class ClaimNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Claim not found', { reason: 'CLAIM_NOT_FOUND' });
  }
}

export class ClaimCategoryNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Claim category not found', { reason: 'CLAIM_CATEGORY_NOT_FOUND' });
  }
}

/** An unknown role in the path of a REST route. */
export class RoleNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Role not found', { reason: 'ROLE_NOT_FOUND' });
  }
}

/** Claims that the product itself uses can't be changed. */
export class ClaimLocked extends AppError {
  constructor(message: string) {
    super('CONFLICT', message, { reason: 'CLAIM_LOCKED' });
  }
}

export class ClaimCategoryInUse extends AppError {
  constructor() {
    super('CONFLICT', 'This category has claims that are in use. Remove those first.', {
      reason: 'CLAIM_CATEGORY_IN_USE',
    });
  }
}

export class ClaimValueTaken extends AppError {
  constructor(value: string) {
    super('CONFLICT', `A claim named ${value} already exists.`, { reason: 'CLAIM_VALUE_TAKEN', values: { value } });
  }
}

export class ClaimCategoryNameTaken extends AppError {
  constructor(name: string) {
    super('CONFLICT', `A category named ${name} already exists.`, { reason: 'CLAIM_CATEGORY_NAME_TAKEN' });
  }
}

/** Root holds every claim, so that no one can lock everyone out. */
export class RootHoldsAll extends AppError {
  constructor() {
    super('CONFLICT', 'Root always has every claim.', { reason: 'ROOT_HOLDS_ALL' });
  }
}

export class InvalidClaim extends InvalidInput {
  constructor(field: string, message: string) {
    super([{ field, message }], 'CLAIM_INVALID');
  }
}
