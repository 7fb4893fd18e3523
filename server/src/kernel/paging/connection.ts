import type { Type } from '@nestjs/common';
import { Field, ObjectType } from '@nestjs/graphql';
import { encodeCursor } from './cursor.js';
import type { KeysetPage, Skeleton } from './page-input.js';

@ObjectType('PageInfo')
export class PageInfo {
  @Field() hasNextPage!: boolean;
  @Field() hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true }) startCursor!: string | null;
  @Field(() => String, { nullable: true }) endCursor!: string | null;
}

export interface Edge<N> {
  cursor: string;
  node: N;
}

/** A Relay connection: a page of a keyset list. */
export interface Connection<N> {
  edges: Edge<N>[];
  pageInfo: PageInfo;
}

/** Makes the GraphQL type `<name>Edge` of a node type, for edges that say more: subclass it, and hand that to ConnectionOf. */
export function EdgeOf<N>(name: string, node: () => Type<N>): Type<Edge<N>> {
  @ObjectType(`${name}Edge`)
  class EdgeType implements Edge<N> {
    @Field(() => String) cursor!: string;
    @Field(node) node!: N;
  }
  return EdgeType;
}

/** Makes the GraphQL types `<name>Edge` and `<name>Connection` of a node type. Subclass it with an empty class of that name. */
export function ConnectionOf<N>(
  name: string,
  node: () => Type<N>,
  EdgeType: Type<Edge<N>> = EdgeOf(name, node),
): { new (): Connection<N> } {
  @ObjectType(`${name}Connection`)
  class ConnectionType implements Connection<N> {
    @Field(() => [EdgeType]) edges!: Edge<N>[];
    @Field(() => PageInfo) pageInfo!: PageInfo;
  }
  return ConnectionType;
}

/**
 * A connection from a skeleton and its hydrated nodes. A node that vanished between the two steps is left out; the cursors
 * stay right, because they come from the skeleton.
 */
export function connectionOf<N>(
  list: string,
  page: KeysetPage,
  skeleton: Skeleton,
  nodes: ReadonlyMap<string, N>,
): Connection<N> {
  const edges: Edge<N>[] = [];
  skeleton.ids.forEach((id, index) => {
    const node = nodes.get(id);
    if (node !== undefined) edges.push({ cursor: encodeCursor(list, skeleton.positions[index]!), node });
  });
  const last = skeleton.positions.at(-1);
  return {
    edges,
    pageInfo: {
      hasNextPage: skeleton.hasNextPage,
      hasPreviousPage: page.after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: last ? encodeCursor(list, last) : null,
    },
  };
}
