import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { Claim } from './claim.js';

/** Who may call an operation, in the words of the REST contract. Services check ownership. */
export type Who = 'anyone' | 'user' | 'editor' | 'admin';

export const ALLOW = 'mallard:allow';

export interface Access {
  who: Who;
  /** Any one of them suffices; empty where the role decides. */
  claims: readonly Claim[];
}

/**
 * Allows an operation for `who` and every role above; an operation without it is refused to everyone. With claims, one of them is
 * needed instead, whatever the role: `who` then documents which roles hold it until an administrator changes that.
 */
export function Allow(who: Who, ...claims: Claim[]): CustomDecorator {
  return SetMetadata(ALLOW, { who, claims } satisfies Access);
}
