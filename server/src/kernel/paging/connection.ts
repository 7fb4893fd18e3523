import type { Type } from '@nestjs/common';
import { Field, ObjectType } from '@nestjs/graphql';
import { encodeCursor } from './cursor.js';
import type { KeysetPage, IdPage } from './page-input.js';

@ObjectType('PageInfo', { description: 'Where a page of a list ends, and whether there is more.' })
export class PageInfo {
  @Field({ description: 'True if there is a next page.' }) hasNextPage!: boolean;
  @Field({ description: 'True for every page after the first.' }) hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true, description: 'The cursor of the first row; null for an empty page.' })
  startCursor!: string | null;
  @Field(() => String, { nullable: true, description: 'The after of the next page; null for an empty page.' })
  endCursor!: string | null;
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
  @ObjectType(`${name}Edge`, { description: 'A row of a list.' })
  class EdgeType implements Edge<N> {
    @Field(() => String, { description: 'The after of a page that begins below this row.' }) cursor!: string;
    @Field(node, { description: 'What the row is about.' }) node!: N;
  }
  return EdgeType;
}

/** Makes the GraphQL types `<name>Edge` and `<name>Connection` of a node type. Subclass it with an empty class of that name. */
export function ConnectionOf<N>(
  name: string,
  node: () => Type<N>,
  EdgeType: Type<Edge<N>> = EdgeOf(name, node),
): { new (): Connection<N> } {
  @ObjectType(`${name}Connection`, { description: 'A page of a list.' })
  class ConnectionType implements Connection<N> {
    @Field(() => [EdgeType], { description: 'The rows of the page, in the order of the list.' }) edges!: Edge<N>[];
    @Field(() => PageInfo, { description: 'Whether there is more, and where it begins.' }) pageInfo!: PageInfo;
  }
  return ConnectionType;
}

/**
 * A connection from a page of ids and the nodes of these. A node that was deleted between the two reads is left out; the
 * cursors stay correct, because they come from the page of ids.
 */
export function connectionOf<N>(
  list: string,
  page: KeysetPage,
  idPage: IdPage,
  nodes: ReadonlyMap<string, N>,
): Connection<N> {
  const edges: Edge<N>[] = [];
  idPage.ids.forEach((id, index) => {
    const node = nodes.get(id);
    if (node !== undefined) edges.push({ cursor: encodeCursor(list, idPage.positions[index]!), node });
  });
  const last = idPage.positions.at(-1);
  return {
    edges,
    pageInfo: {
      hasNextPage: idPage.hasNextPage,
      hasPreviousPage: page.after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: last ? encodeCursor(list, last) : null,
    },
  };
}
