import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Scope } from './scope.js';
import { TOKEN_SCOPE } from './token-scope.decorator.js';

/**
 * The scopes that a token needs for all that a valid document selects, also behind @skip and @include. Null is among them if
 * tokens can't be used for something in it.
 */
export function scopesNeededBy(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<Scope | null> {
  const needed = new Set<Scope | null>();
  const roots = new Set<unknown>([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const [field, parent] = [types.getFieldDef(), types.getParentType()];
        if (!field || !parent || name.value.startsWith('__')) return;
        const said = [field, parent].find(({ extensions }) => TOKEN_SCOPE in extensions);
        if (said) needed.add(said.extensions[TOKEN_SCOPE] as Scope | null);
        // The root types have no class that says it.
        else if (roots.has(parent)) needed.add(null);
      },
    }),
  );
  return needed;
}
