import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../paging/page-input.js';
import type { Variables } from '../executor/executor.js';

/** The assumed length of a list without `first`. */
export const LIST_FACTOR = 2;

/** How many rows a list may have, given the variables. */
type Size = (variables: Variables) => number;

/** Points of a selection: a fixed part, and parts that count several times. Fragments share theirs. */
interface Cost {
  fixed: number;
  readonly parts: { readonly times: Size; readonly cost: Cost }[];
}

const ONCE: Size = () => 1;
const SHORT_LIST: Size = () => LIST_FACTOR;

/**
 * What an operation costs at most, before it runs. A scalar is free, an object is 1 point, a list counts its node as often
 * as it may have rows: `first`, else LIST_FACTOR. In a Relay connection `first` counts its edges; an edge itself is free.
 * Fields count even where @skip or @include leaves them out.
 */
export class QueryCost {
  private readonly fragments = new Map<FragmentDefinitionNode, Map<Size | undefined, Cost>>();
  private readonly definitions = new Map<string, FragmentDefinitionNode>();
  private readonly pageSizes: Size[] = [];
  private readonly total: Cost;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.definitions.set(definition.name.value, definition);
    }
    this.total = this.selection(operation.selectionSet, schema.getRootType(operation.operation), undefined);
  }

  /** Points under these variables, which need not be valid yet. */
  points(variables: Variables): number {
    const known = new Map<Cost, number>();
    const evaluate = (cost: Cost): number => {
      let points = known.get(cost);
      if (points === undefined) {
        points = cost.fixed;
        for (const part of cost.parts) points += part.times(variables) * evaluate(part.cost);
        known.set(cost, points);
      }
      return points;
    };
    return evaluate(this.total);
  }

  /** Whether every `first` is a page size, 1 to 100. */
  hasValidPageSizes(variables: Variables): boolean {
    return this.pageSizes.every((size) => size(variables) >= 1 && size(variables) <= MAX_PAGE_SIZE);
  }

  /** @param page how many rows the connection has whose fields these are */
  private selection(
    selections: SelectionSetNode,
    type: GraphQLNamedType | undefined | null,
    page: Size | undefined,
  ): Cost {
    const cost: Cost = { fixed: 0, parts: [] };
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        const part = this.field(selection, type, page);
        if (part) cost.parts.push(part);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const on = selection.typeCondition ? this.schema.getType(selection.typeCondition.name.value) : type;
        cost.parts.push({ times: ONCE, cost: this.selection(selection.selectionSet, on, page) });
      } else {
        cost.parts.push({ times: ONCE, cost: this.fragment(selection.name.value, page) });
      }
    }
    return cost;
  }

  private field(
    node: FieldNode,
    type: GraphQLNamedType | undefined | null,
    page: Size | undefined,
  ): Cost['parts'][number] | null {
    const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    const named = definition && getNamedType(definition.type);
    if (!definition || !node.selectionSet || !isCompositeType(named)) return null;

    const first = this.pageSize(node, definition);
    const isList = isListType(getNullableType(definition.type));
    const cost = this.selection(node.selectionSet, named, isList ? undefined : first);
    const isEdge = isList && page !== undefined && isObjectType(named) && 'node' in named.getFields();
    cost.fixed += isEdge ? 0 : 1;
    return { times: isList ? (first ?? page ?? SHORT_LIST) : ONCE, cost };
  }

  private fragment(name: string, page: Size | undefined): Cost {
    const definition = this.definitions.get(name);
    if (!definition) return { fixed: 0, parts: [] };
    const byPage = this.fragments.get(definition) ?? new Map<Size | undefined, Cost>();
    this.fragments.set(definition, byPage);
    let cost = byPage.get(page);
    if (!cost) {
      cost = this.selection(definition.selectionSet, this.schema.getType(definition.typeCondition.name.value), page);
      byPage.set(page, cost);
    }
    return cost;
  }

  /** The size that `first` gives a list; undefined where the field has no such argument. */
  private pageSize(node: FieldNode, definition: GraphQLField<unknown, unknown>): Size | undefined {
    const argument = definition.args.find(({ name }) => name === 'first');
    if (!argument) return undefined;
    const fallback = typeof argument.defaultValue === 'number' ? argument.defaultValue : DEFAULT_PAGE_SIZE;
    const given = node.arguments?.find(({ name }) => name.value === 'first')?.value;

    const size = this.sizeOf(given, fallback);
    this.pageSizes.push(size);
    return size;
  }

  private sizeOf(given: ValueNode | undefined, fallback: number): Size {
    if (given?.kind === Kind.INT) {
      const rows = Number(given.value);
      return () => rows;
    }
    if (given?.kind === Kind.NULL) return () => DEFAULT_PAGE_SIZE;
    if (given?.kind !== Kind.VARIABLE) return () => fallback;

    const name = given.name.value;
    const initial = this.operation.variableDefinitions?.find(
      ({ variable }) => variable.name.value === name,
    )?.defaultValue;
    const otherwise = initial?.kind === Kind.INT ? Number(initial.value) : fallback;
    return (variables) => {
      const value = variables[name];
      if (typeof value === 'number') return value;
      return value === null ? DEFAULT_PAGE_SIZE : otherwise;
    };
  }
}
