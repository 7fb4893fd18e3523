import { type CustomDecorator, SetMetadata } from '@nestjs/common';

export const ALLOWED_WHILE = 'mallard:allowed-while';

/** States of an account in which most operations are refused. */
export type Restriction = 'frozen' | 'suspended';

/**
 * Allows an operation to people whose account is frozen or suspended; the others are refused by default. A frozen person reads
 * everything anyway, so only writes need it; a suspended one needs it for everything.
 */
export function AllowedWhile(...restrictions: Restriction[]): CustomDecorator {
  return SetMetadata(ALLOWED_WHILE, restrictions);
}
