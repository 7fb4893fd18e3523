import type { GraphQLSchema } from 'graphql';

/** Describes the three root types, which have no class of their own. */
export function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  describe(schema.getQueryType(), 'Everything that can be read. What the viewer may not see is null or missing.');
  describe(
    schema.getMutationType(),
    'Everything that changes something. Send an Idempotency-Key header with what publishes or sends, to repeat it safely.',
  );
  describe(schema.getSubscriptionType(), 'Live updates over a WebSocket, by the protocol graphql-transport-ws.');
  return schema;
}

function describe(type: { description?: string | null } | null | undefined, description: string): void {
  if (type) type.description = description;
}
