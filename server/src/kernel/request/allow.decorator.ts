import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { Claim } from './claim.js';

/** Who may call an operation; the words of the REST contract's table. Ownership is checked by services. */
export type Who = 'anyone' | 'user' | 'editor' | 'admin';

export const ALLOW = 'mallard:allow';

export interface Access {
  who: Who;
  claim: Claim | undefined;
}

/**
 * Opens an operation to `who` and everyone above; an operation without it is refused to everyone. Where a claim is named, holding
 * it decides instead, whatever the role: `who` then says which roles hold it until an administrator grants otherwise.
 */
export function Allow(who: Who, claim?: Claim): CustomDecorator {
  return SetMetadata(ALLOW, { who, claim } satisfies Access);
}
