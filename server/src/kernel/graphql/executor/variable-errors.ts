import {
  coerceInputValue,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import type { Variables } from './executor.js';

/** Most errors in one response. */
const MAX_ERRORS = 10;

/**
 * The errors of an operation's variables, at most ten. They name paths and types and never quote a value, as graphql-js does:
 * the value next to a mistyped field may be a password.
 */
export function variableErrors(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables | null | undefined,
): GraphQLError[] {
  const errors: GraphQLError[] = [];
  for (const node of variableDefinitions) {
    const name = node.variable.name.value;
    const type = typeFromAST(schema, node.type);
    if (!isInputType(type)) continue;
    const report = (message: string): void => {
      if (errors.length === MAX_ERRORS) return;
      const extensions = { code: 'BAD_USER_INPUT', reason: 'INVALID_VARIABLE' };
      errors.push(new GraphQLError(`Variable "$${name}"${message}`, { nodes: node, extensions }));
    };
    const value = variables?.[name];
    if (value === undefined || value === null) {
      if (isNonNullType(type) && !(value === undefined && node.defaultValue))
        report(` must be of type "${String(type)}".`);
      continue;
    }
    coerceInputValue(
      value,
      type,
      (path, _value, { message }) => {
        const at = path.length === 0 ? '' : ` at "${name}${path.map(step).join('')}"`;
        const expected = typeAt(type, path);
        report(
          isLeafType(getNamedType(expected)) ? `${at} must be of type "${String(expected)}".` : `${at}: ${message}`,
        );
      },
      true,
    );
  }
  return errors;
}

const step = (key: string | number): string => (typeof key === 'number' ? `[${key}]` : `.${key}`);

/** The type that belongs at a position within a value of `type`. */
function typeAt(type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType {
  let found: GraphQLInputType = type;
  for (const key of path) {
    const outer: GraphQLInputType = getNullableType(found);
    if (isListType(outer)) found = outer.ofType;
    else if (isInputObjectType(outer)) found = outer.getFields()[key]?.type ?? found;
  }
  return found;
}
