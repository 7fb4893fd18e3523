import {
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  type NamedTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';
import type { Variables } from './executor.js';
import { withArgumentCode } from './invalid-argument.js';

/** A GraphQL document's fragments by name. */
export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** The nodes of each response key, in the order in which the keys first appear. */
export type CollectedFields = Map<string, FieldNode[]>;

/** CollectFields of the GraphQL specification: which fields of selection sets apply to an object, with fragments spread. */
export class FieldCollector {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: Fragments,
  ) {}

  /** @throws GraphQLError where the condition of a @skip or an @include is null */
  collect(type: GraphQLObjectType, sets: readonly SelectionSetNode[], variables: Variables): CollectedFields {
    const fields: CollectedFields = new Map();
    const spread = new Set<string>();
    for (const set of sets) this.addSet(fields, spread, type, set, variables);
    return fields;
  }

  private addSet(
    fields: CollectedFields,
    spread: Set<string>,
    type: GraphQLObjectType,
    { selections }: SelectionSetNode,
    variables: Variables,
  ): void {
    for (const selection of selections) {
      if (!isIncluded(selection, variables)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const nodes = fields.get(key);
        if (nodes) nodes.push(selection);
        else fields.set(key, [selection]);
        continue;
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.firstSpread(selection, spread);
      if (fragment && this.applies(fragment.typeCondition, type)) {
        this.addSet(fields, spread, type, fragment.selectionSet, variables);
      }
    }
  }

  /** @returns undefined for a fragment that was spread before, whose fields are there already */
  private firstSpread({ name }: FragmentSpreadNode, spread: Set<string>): FragmentDefinitionNode | undefined {
    if (spread.has(name.value)) return undefined;
    spread.add(name.value);
    return this.fragments[name.value];
  }

  private applies(condition: NamedTypeNode | undefined, type: GraphQLObjectType): boolean {
    if (!condition) return true;
    const wanted = typeFromAST(this.schema, condition);
    return wanted === type || (isAbstractType(wanted) && this.schema.isSubType(wanted, type));
  }
}

function isIncluded(node: SelectionNode, variables: Variables): boolean {
  if (!node.directives?.length) return true;
  return withArgumentCode(
    () =>
      getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
      getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false,
  );
}
