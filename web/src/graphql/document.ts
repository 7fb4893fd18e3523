import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';

interface Node {
  kind: string;
  [part: string]: unknown;
}

const TOKEN = /\.\.\.|[!:=@(){}[\]]|-?\d+|\$?\w+/g;

/**
 * Parses an operation as codegen prints it: one definition without spaces, followed by the documents of its fragments.
 * The text is a fifth of the size of its syntax tree, and the parser of graphql-js is as large as all documents of a
 * page. It supports only what the operations of this client use, which codegen checks.
 */
export function documentOf<Data, Variables extends OperationVariables>(
  text: string,
  ...fragments: readonly DocumentNode[]
): TypedDocumentNode<Data, Variables> {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;

  const next = () => tokens[at++]!;
  const take = (token: string) => tokens[at] === token && ++at > 0;
  const isAt = (start: string) => tokens[at]?.startsWith(start);
  const nameOf = (value: string) => ({ kind: 'Name', value });
  const name = () => nameOf(next());

  function many(open: string, close: string, read: () => Node): Node[] | undefined {
    if (!take(open)) return;
    const all = [];
    while (!take(close)) all.push(read());
    return all;
  }
  const variable = () => ({ kind: 'Variable', name: nameOf(next().slice(1)) });
  function value(): Node {
    if (isAt('$')) return variable();
    const fields = many('{', '}', () => named('ObjectField'));
    if (fields) return { kind: 'ObjectValue', fields };
    const token = next();
    if (/\d/.test(token[0]!)) return { kind: 'IntValue', value: token };
    return /^(true|false)$/.test(token)
      ? { kind: 'BooleanValue', value: token === 'true' }
      : { kind: 'EnumValue', value: token };
  }
  function named(kind: string): Node {
    const called = name();
    take(':');
    return { kind, name: called, value: value() };
  }
  const values = () => many('(', ')', () => named('Argument'));
  function directives(): Node[] | undefined {
    const all = [];
    while (take('@')) all.push({ kind: 'Directive', name: name(), arguments: values() });
    return all.length > 0 ? all : undefined;
  }
  function type(): Node {
    let read: Node = take('[') ? { kind: 'ListType', type: type() } : { kind: 'NamedType', name: name() };
    take(']');
    if (take('!')) read = { kind: 'NonNullType', type: read };
    return read;
  }
  function variableDefinition(): Node {
    const defined = variable();
    take(':');
    return {
      kind: 'VariableDefinition',
      variable: defined,
      type: type(),
      defaultValue: take('=') ? value() : undefined,
    };
  }
  function selection(): Node {
    if (take('...')) return { kind: 'FragmentSpread', name: name(), directives: directives() };
    const first = name();
    const second = take(':') ? name() : undefined;
    return {
      kind: 'Field',
      alias: second && first,
      name: second ?? first,
      arguments: values(),
      directives: directives(),
      selectionSet: selections(),
    };
  }
  function selections(): Node | undefined {
    const all = many('{', '}', selection);
    return all && { kind: 'SelectionSet', selections: all };
  }
  function definition(): Node {
    const operation = next();
    const called = name();
    return take('on')
      ? {
          kind: 'FragmentDefinition',
          name: called,
          typeCondition: { kind: 'NamedType', name: name() },
          directives: directives(),
          selectionSet: selections(),
        }
      : {
          kind: 'OperationDefinition',
          operation,
          name: called,
          variableDefinitions: many('(', ')', variableDefinition),
          directives: directives(),
          selectionSet: selections(),
        };
  }

  const definitions = [definition(), ...new Set(fragments.flatMap((each) => each.definitions))];
  return { kind: 'Document', definitions } as unknown as TypedDocumentNode<Data, Variables>;
}
