import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { AppScope } from './app-scopes.js';

export const NEEDS_SCOPE = 'mallard:needs-scope';

/**
 * What the token of an app needs for a route of the client API: one of these scopes; none at all for `NeedsScope()`. Without the
 * decorator, a route is refused to apps.
 */
export function NeedsScope(...scopes: AppScope[]): CustomDecorator {
  return SetMetadata(NEEDS_SCOPE, scopes);
}
