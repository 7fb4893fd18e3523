import { applyDecorators, SetMetadata } from '@nestjs/common';
import { Extensions } from '@nestjs/graphql';
import type { Scope } from './scope.js';

/** The key in the metadata of a route's handler, and in the extensions of a field or a type of GraphQL. */
export const TOKEN_SCOPE = 'mallard:token-scope';

/**
 * Opens an operation to personal access tokens with `scope`; an operation without it is refused to every token. Other fields of
 * GraphQL come with the operation that returns them, except where the field, or the class of its object type, has the decorator
 * too: null refuses it to tokens.
 */
export function TokenScope(scope: Scope | null): ReturnType<typeof applyDecorators> {
  return applyDecorators(SetMetadata(TOKEN_SCOPE, scope), Extensions({ [TOKEN_SCOPE]: scope }));
}
