import type { ASTNode } from 'graphql';

interface Node {
  readonly kind: string;
  readonly [part: string]: unknown;
}

const each = (nodes: unknown, between: string, open = '', close = '') =>
  Array.isArray(nodes) && nodes.length > 0 ? `${open}${nodes.map(text).join(between)}${close}` : '';

/** Behind a sign, where there is something. */
const after = (sign: string, node: unknown) => (node ? `${sign}${text(node as Node)}` : '');

const directives = ({ directives: all }: Node) => each(all, '', ' ');

function text(node: Node): string {
  const { name, value, type } = node as Node & { name: Node; value: Node; type: Node };
  switch (node.kind) {
    case 'Document':
      return each(node['definitions'], ' ');
    case 'OperationDefinition':
      return `${node['operation'] as string}${after(' ', name)}${each(node['variableDefinitions'], ' ', '(', ')')}${directives(node)}${after('', node['selectionSet'])}`;
    case 'FragmentDefinition':
      return `fragment ${text(name)} on ${text(node['typeCondition'] as Node)}${directives(node)}${after('', node['selectionSet'])}`;
    case 'VariableDefinition':
      return `${text(node['variable'] as Node)}:${text(type)}${after('=', node['defaultValue'])}`;
    case 'SelectionSet':
      return each(node['selections'], ' ', '{', '}');
    case 'Field': {
      const alias = node['alias'] ? `${text(node['alias'] as Node)}:` : '';
      return `${alias}${text(name)}${each(node['arguments'], ' ', '(', ')')}${directives(node)}${after('', node['selectionSet'])}`;
    }
    case 'FragmentSpread':
      return `...${text(name)}${directives(node)}`;
    case 'InlineFragment':
      return `...${after('on ', node['typeCondition'])}${directives(node)}${after('', node['selectionSet'])}`;
    case 'Directive':
      return `@${text(name)}${each(node['arguments'], ' ', '(', ')')}`;
    case 'Argument':
    case 'ObjectField':
      return `${text(name)}:${text(value)}`;
    case 'Variable':
      return `$${text(name)}`;
    case 'StringValue':
      return JSON.stringify(value);
    case 'NullValue':
      return 'null';
    case 'ListValue':
      return `[${each(node['values'], ' ')}]`;
    case 'ObjectValue':
      return `{${each(node['fields'], ' ')}}`;
    case 'ListType':
      return `[${text(type)}]`;
    case 'NonNullType':
      return `${text(type)}!`;
    case 'NamedType':
      return text(name);
    default:
      // Names, numbers, true and false, members of an enum.
      return `${value as unknown as string}`;
  }
}

/**
 * A document as text without needless spaces. It stands in the place of the printer of graphql-js (lean-graphql-plugin.ts), which
 * also prints schemas and lays the text out for people: three times as much code, of which nothing else is used here.
 */
export const print = (node: ASTNode): string => text(node as unknown as Node);
