import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { RequestContext } from './request-context.js';

export const STAYS_OPEN = 'mallard:stays-open';

/** Serves an operation also while the site is closed: what a person needs to learn why, and an administrator to get in. */
export function StaysOpen(): CustomDecorator {
  return SetMetadata(STAYS_OPEN, true);
}

const open = new WeakSet<RequestContext>();

/** Remembers of a subscription that it goes on while the site is closed; the closure guard calls it. */
export function rememberStaysOpen(context: RequestContext): void {
  open.add(context);
}

export function staysOpen(context: RequestContext): boolean {
  return open.has(context);
}
