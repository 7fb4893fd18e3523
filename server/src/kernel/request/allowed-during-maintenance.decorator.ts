import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { RequestContext } from './request-context.js';

export const ALLOWED_DURING_MAINTENANCE = 'mallard:allowed-during-maintenance';

/** Serves an operation during maintenance too: those that tell people why the site is closed and let administrators sign in. */
export function AllowedDuringMaintenance(): CustomDecorator {
  return SetMetadata(ALLOWED_DURING_MAINTENANCE, true);
}

const allowed = new WeakSet<RequestContext>();

/** Marks a subscription that continues during maintenance; the maintenance guard calls it. */
export function markAllowedDuringMaintenance(context: RequestContext): void {
  allowed.add(context);
}

export function isAllowedDuringMaintenance(context: RequestContext): boolean {
  return allowed.has(context);
}
