import { type CustomDecorator, SetMetadata } from '@nestjs/common';

export const WORKS_WHEN_FULL = 'mallard:works-when-full';

/** Allows a mutation or a POST while the disk is full: one that only reads, and signing in and out. */
export function WorksWhenFull(): CustomDecorator {
  return SetMetadata(WORKS_WHEN_FULL, true);
}
