import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  visit,
} from 'graphql';
import type { ExecutableOperation, Variables } from './executor.js';
import { type CollectedFields, FieldCollector, type Fragments } from './field-collector.js';

/** How a field's value becomes a part of the response. */
export type ValuePlan =
  | { readonly kind: 'leaf'; readonly nonNull: boolean; readonly type: GraphQLLeafType }
  | { readonly kind: 'list'; readonly nonNull: boolean; readonly item: ValuePlan }
  | { readonly kind: 'object'; readonly nonNull: boolean; readonly type: GraphQLObjectType }
  | { readonly kind: 'abstract'; readonly nonNull: boolean; readonly type: GraphQLAbstractType };

/** One key of an object in the response. */
export interface FieldPlan {
  readonly key: string;
  readonly parentType: GraphQLObjectType;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly nodes: readonly FieldNode[];
  readonly node: FieldNode;
  /** Undefined: the value is the parent's property of the field's name. */
  readonly resolve: GraphQLFieldResolver<unknown, unknown> | undefined;
  readonly value: ValuePlan;
  /** Plans below, by object type; filled when a value of that type first occurs. */
  readonly selections: Map<GraphQLObjectType, SelectionPlan>;
}

export type SelectionPlan = readonly FieldPlan[];

/** Plans cached for one operation; @skip and @include multiply them by two per variable. */
const MAX_VARIANTS = 16;

/**
 * What an operation asks for, worked out once and used by every execution: fields merged, fragments spread, types looked up.
 * graphql-js does this again for each request and each object. A plan belongs to its document and lives as long as that.
 */
export class OperationPlan {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
  readonly rootType: GraphQLObjectType;
  private readonly collector: FieldCollector;
  private readonly conditions: readonly string[];
  private readonly variants = new Map<string, SelectionPlan>();

  constructor({ schema, document, operation }: ExecutableOperation) {
    this.schema = schema;
    this.operation = operation;
    this.fragments = fragmentsOf(document);
    this.collector = new FieldCollector(schema, this.fragments);
    this.conditions = conditionVariables(document);

    const rootType = schema.getRootType(operation.operation);
    if (!rootType) throw new Error(`The schema has no ${operation.operation} type.`);
    this.rootType = rootType;
  }

  /** The plan of the root fields under these variables, which decide @skip and @include. */
  root(variables: Variables): SelectionPlan {
    const variant = this.conditions.map((name) => String(variables[name])).join();
    let selection = this.variants.get(variant);
    if (!selection) {
      selection = this.planOf(
        this.rootType,
        this.collector.collect(this.rootType, [this.operation.selectionSet], variables),
      );
      if (this.variants.size < MAX_VARIANTS) this.variants.set(variant, selection);
    }
    return selection;
  }

  /** The plan of the fields below `field`, for a value of `type`. */
  below(field: FieldPlan, type: GraphQLObjectType, variables: Variables): SelectionPlan {
    let selection = field.selections.get(type);
    if (!selection) {
      const sets = field.nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      selection = this.planOf(type, this.collector.collect(type, sets, variables));
      field.selections.set(type, selection);
    }
    return selection;
  }

  private planOf(parentType: GraphQLObjectType, fields: CollectedFields): SelectionPlan {
    const plans: FieldPlan[] = [];
    for (const [key, nodes] of fields) {
      const node = nodes[0];
      const definition = node && this.definitionOf(parentType, node.name.value);
      if (!node || !definition) continue;
      plans.push({
        key,
        parentType,
        definition,
        nodes,
        node,
        resolve: definition.resolve,
        value: valuePlan(definition.type),
        selections: new Map(),
      });
    }
    return plans;
  }

  private definitionOf(parentType: GraphQLObjectType, name: string): GraphQLField<unknown, unknown> | undefined {
    if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
    if (parentType === this.schema.getQueryType()) {
      if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
      if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    }
    return parentType.getFields()[name];
  }
}

function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = Object.create(null) as Record<string, FragmentDefinitionNode>;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }
  return fragments;
}

function valuePlan(type: GraphQLOutputType): ValuePlan {
  const nonNull = isNonNullType(type);
  const nullable = isNonNullType(type) ? type.ofType : type;
  if (isListType(nullable)) return { kind: 'list', nonNull, item: valuePlan(nullable.ofType) };
  if (isLeafType(nullable)) return { kind: 'leaf', nonNull, type: nullable };
  if (isObjectType(nullable)) return { kind: 'object', nonNull, type: nullable };
  return { kind: 'abstract', nonNull, type: nullable };
}

/** The variables that decide a @skip or an @include anywhere in the document. */
function conditionVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive({ name, arguments: passed }) {
      if (name.value !== 'skip' && name.value !== 'include') return;
      for (const { value } of passed ?? []) {
        if (value.kind === Kind.VARIABLE) names.add(value.name.value);
      }
    },
  });
  return [...names];
}
