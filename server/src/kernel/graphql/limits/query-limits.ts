import {
  type ASTNode,
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** The limits of one operation, over HTTP and WebSocket alike. */
export const QUERY_LIMITS = {
  /** Lexical tokens of a document. */
  tokens: 2_000,
  /** Levels, the leaf included. */
  depth: 10,
  /** Counted with every use of a fragment. */
  aliases: 30,
  directives: 30,
  rootFields: 20,
  /** Fields of one object, including repetitions: checking them for conflicts is quadratic. */
  fieldsPerObject: 200,
  /** Points, as query-cost.ts counts them. */
  cost: 1_200,
  /** Validation errors in one response. */
  errors: 20,
} as const;

/** The depth of introspection is limited by graphql-js. */
const INTROSPECTION = new Set(['__schema', '__type']);

export function queryTooComplex(message: string, reason: string, limit: number, nodes?: ASTNode): GraphQLError {
  return new GraphQLError(message, { nodes, extensions: { code: 'QUERY_TOO_COMPLEX', reason, values: { limit } } });
}

interface Shape {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** Fields at the top of it. */
  readonly fields: number;
  /** Fields of the largest object in it. */
  readonly widest: number;
}

const EMPTY: Shape = { depth: 0, aliases: 0, directives: 0, fields: 0, widest: 0 };

/**
 * Measures selections as they are once fragments are spread. Each fragment is measured once, so twenty fragments that
 * each use the next one twice cost twenty steps and count as a million.
 */
class Shapes {
  private readonly fragments = new Map<string, Shape>();

  constructor(private readonly fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined) {}

  of(selections: SelectionSetNode): Shape {
    const sum = { ...EMPTY };
    for (const selection of selections.selections) {
      sum.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FIELD) {
        const below = selection.selectionSet ? this.of(selection.selectionSet) : EMPTY;
        const levels = INTROSPECTION.has(selection.name.value) ? 0 : below.depth;
        sum.depth = Math.max(sum.depth, 1 + levels);
        sum.aliases += below.aliases + (selection.alias ? 1 : 0);
        sum.directives += below.directives;
        sum.widest = Math.max(sum.widest, below.widest);
        sum.fields += 1;
      } else {
        const spread =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? this.ofFragment(selection.name.value)
            : this.of(selection.selectionSet);
        sum.depth = Math.max(sum.depth, spread.depth);
        sum.aliases += spread.aliases;
        sum.directives += spread.directives;
        sum.widest = Math.max(sum.widest, spread.widest);
        sum.fields += spread.fields;
      }
    }
    return { ...sum, widest: Math.max(sum.widest, sum.fields) };
  }

  private ofFragment(name: string): Shape {
    const known = this.fragments.get(name);
    if (known) return known;
    // Another rule refuses a fragment that contains itself; here it must only not recurse forever.
    this.fragments.set(name, EMPTY);
    const fragment = this.fragmentOf(name);
    const shape = fragment ? this.of(fragment.selectionSet) : EMPTY;
    this.fragments.set(name, shape);
    return shape;
  }
}

/** Validation rule for limits that need no variables. Runs before the rules of GraphQL, which take longer. */
export function queryLimitsRule(context: ValidationContext): ASTVisitor {
  const shapes = new Shapes((name) => context.getFragment(name));
  return {
    OperationDefinition(node) {
      const shape = shapes.of(node.selectionSet);
      const refuse = (message: string, reason: string, limit: number): void =>
        context.reportError(queryTooComplex(message, reason, limit, node));
      const { depth, aliases, directives, rootFields, fieldsPerObject } = QUERY_LIMITS;
      if (shape.depth > depth) refuse(`The query is more than ${depth} levels deep.`, 'QUERY_TOO_DEEP', depth);
      if (shape.aliases > aliases) refuse(`The query has more than ${aliases} aliases.`, 'TOO_MANY_ALIASES', aliases);
      if (shape.directives > directives) {
        refuse(`The query has more than ${directives} directives.`, 'TOO_MANY_DIRECTIVES', directives);
      }
      if (shape.fields > rootFields) {
        refuse(`The query has more than ${rootFields} fields at its root.`, 'TOO_MANY_ROOT_FIELDS', rootFields);
      }
      if (shape.widest > fieldsPerObject) {
        refuse(
          `The query asks for more than ${fieldsPerObject} fields of one object.`,
          'TOO_MANY_FIELDS',
          fieldsPerObject,
        );
      }
    },
  };
}
