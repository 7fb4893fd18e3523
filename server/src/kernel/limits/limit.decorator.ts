import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { RequestLimitName } from './rate-limits.js';

export const LIMIT = 'mallard:limit';

/**
 * Holds each call of a resolver's operation or a controller's method against rows of the rate limit table:
 * `@Limit('create-post', 'create-post-burst')`. Rows that count a mail address or an account are consumed by services.
 */
export function Limit(...names: RequestLimitName[]): CustomDecorator {
  return SetMetadata(LIMIT, names);
}
