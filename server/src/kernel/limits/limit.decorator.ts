import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { RequestLimitName } from './rate-limits.js';

export const LIMIT = 'mallard:limit';

/**
 * Checks each call of a resolver's operation or a controller's method against rate limits:
 * `@Limit('create-post', 'create-post-burst')`. Limits by an email address or an account are consumed by services.
 */
export function Limit(...names: RequestLimitName[]): CustomDecorator {
  return SetMetadata(LIMIT, names);
}
