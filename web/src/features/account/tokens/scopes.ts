import type { TokenScope } from '../../../graphql/schema.generated';

/** In the order in which they are offered and listed. */
export const scopes: readonly TokenScope[] = ['READ', 'WRITE', 'FOLLOW', 'WHISPERS', 'ADMIN'];
