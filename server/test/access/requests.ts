import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  getNamedType,
  OperationTypeNode,
} from 'graphql';
import type { HttpAdapter } from '#kernel/http/http-adapter.js';
import type { TestApp } from '../api/support/app.js';
import type { Client, GraphqlAnswer } from '../api/support/client.js';
import type { Outcome, Row } from './access-table.js';
import { NOWHERE } from './things.js';

export type Answered = Outcome | 'UNAUTHENTICATED' | `${string} (unexpected)`;

/** Codes that mean the request was admitted. */
const LET_IN: readonly string[] = ['ok', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'];

export function isLetIn(answered: Answered): boolean {
  return LET_IN.includes(answered);
}

const ONE_TEXT = 'x';

/** A minimal value of a type. */
function madeUp(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return undefined;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]!.name;
  if (isInputObjectType(inner)) {
    return Object.fromEntries(Object.values(inner.getFields()).map((field) => [field.name, madeUp(field.type)]));
  }
  switch (getNamedType(inner).name) {
    case 'ID':
      return NOWHERE;
    case 'DateTime':
      return new Date(Date.now() + 7_200_000).toISOString();
    case 'Int':
    case 'Float':
      return 1;
    case 'Boolean':
      return true;
    default:
      return ONE_TEXT;
  }
}

/** Reads the schema and writes a request for any of its operations. */
export class GraphqlRequests {
  readonly schema: GraphQLSchema;

  constructor(text: string) {
    this.schema = buildSchema(text);
  }

  fieldsOf(kind: OperationTypeNode): Record<string, GraphQLField<unknown, unknown>> {
    return this.schema.getRootType(kind)?.getFields() ?? {};
  }

  fieldsOfType(name: string): Record<string, GraphQLField<unknown, unknown>> {
    const type = this.schema.getType(name);
    return isObjectType(type) ? type.getFields() : {};
  }

  write(kind: OperationTypeNode, name: string, given: Readonly<Record<string, unknown>> = {}) {
    const { declared, selected, variables } = this.select(this.fieldsOf(kind)[name]!, given);
    return { query: `${kind} ${declared} { ${selected} }`, variables };
  }

  /** Asks for one field of a type that the query `parent` returns. */
  writeField(parent: string, type: string, name: string) {
    const { declared, selected, variables } = this.select(this.fieldsOfType(type)[name]!, {});
    return { query: `query ${declared} { ${parent} { ${selected} } }`, variables };
  }

  private select(field: GraphQLField<unknown, unknown>, given: Readonly<Record<string, unknown>>) {
    const variables: Record<string, unknown> = {};
    const declared: string[] = [];
    const passed: string[] = [];
    for (const { name: argument, type } of field.args) {
      const value = argument in given ? given[argument] : madeUp(type);
      if (value === undefined) continue;
      variables[argument] = value;
      declared.push(`$${argument}: ${String(type)}`);
      passed.push(`${argument}: $${argument}`);
    }
    const head = declared.length > 0 ? `(${declared.join(', ')})` : '';
    const call = passed.length > 0 ? `(${passed.join(', ')})` : '';
    const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
    return { declared: head, selected: `${field.name}${call}${selection}`, variables };
  }
}

export function outcomeOfGraphql(name: string, { data, errors }: GraphqlAnswer): Answered {
  const code = errors?.[0]?.extensions['code'] as string | undefined;
  if (code === undefined) return data?.[name] === null ? 'NOT_FOUND' : 'ok';
  return nameOf(code);
}

const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  200: 'ok',
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  // A form is required, and none was sent.
  415: 'BAD_USER_INPUT',
};

const PARAMETERS: Readonly<Record<string, string>> = {
  handle: 'nobody-here',
  tag: 'nothing-here',
  permalink: 'nothing-here',
  refreshToken: 'x'.repeat(43),
};

/** Asks a route such as `GET /posts/{id}`. */
export async function askRoute(
  client: Client,
  route: string,
  given: Readonly<Record<string, unknown>> = {},
): Promise<Answered> {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name];
    return typeof value === 'string' ? value : (PARAMETERS[name] ?? NOWHERE);
  });
  const hasBody = method === 'POST' || method === 'PUT';
  const { status } = await client.rest(method, filled, hasBody ? given : undefined);
  return nameOf(CODE_OF_STATUS[status] ?? String(status));
}

function nameOf(code: string): Answered {
  return code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' || LET_IN.includes(code)
    ? (code as Answered)
    : `${code} (unexpected)`;
}

/**
 * `METHOD /path/{parameter}` of everything that is served below /api, except by the client API, which has scopes of its own
 * (test/mastodon).
 */
export function servedRoutes(app: TestApp): string[] {
  return servedPaths(app, /^\/api\/(?!v[12]\/)/).map(({ method, path }) => `${method} ${path.slice('/api'.length)}`);
}

/** The routes whose paths match, such as `GET` and `/api/posts/{id}`. */
export function servedPaths(app: TestApp, among: RegExp): { method: string; path: string }[] {
  const { routes } = app.mallard.app.getHttpAdapter() as unknown as HttpAdapter;
  return routes
    .all()
    .filter(({ path }) => among.test(path))
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)/g, '{$1}').replace(/\/$/, '') }));
}

export function detailsOf(row: Row): Exclude<Row, string> | { who: Extract<Row, string>; with?: undefined } {
  return typeof row === 'string' ? { who: row } : row;
}
