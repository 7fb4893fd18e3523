import { readFileSync } from 'node:fs';
import {
  buildSchema,
  execute,
  getNamedType,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
} from 'graphql';

type Variables = Record<string, never>;
/** Only the fields that matter; the rest is filled in by type: null where it may be, else zero, false, empty or the first value. */
type Answer = object | ((variables: Variables) => Promise<object>);

interface Request {
  operationName: string;
  query: string;
  variables: Variables;
}

interface Refusal {
  message?: string;
  code?: string;
  reason?: string;
  retryAfter?: number;
  fields?: Record<string, string>;
  values?: Record<string, unknown>;
}

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const documents = new Map<string, ReturnType<typeof parse>>();

export const TIME = '2026-01-15T12:00:00.000Z';
const SCALARS: Record<string, unknown> = { String: '', Int: 0, Float: 0, Boolean: false, DateTime: TIME };

function defaultFor(type: GraphQLOutputType, path: string): unknown {
  if (!isNonNullType(type)) return null;
  if (isListType(type.ofType)) return [];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.value;
  if (isObjectType(named) || isAbstractType(named)) return {};
  return named.name === 'ID' ? path : (SCALARS[named.name] ?? '');
}

const fieldResolver: GraphQLFieldResolver<Record<string, unknown>, unknown> = (source, _, __, { path, ...info }) => {
  const given = source[path.key] ?? source[info.fieldName];
  const id = `${info.parentType.name}-${String(path.prev?.key)}-${String(path.prev?.prev?.key)}`;
  return given === undefined ? defaultFor(info.returnType, id) : given;
};

/**
 * Answers the requests of the client in place of a server: by the real schema, which also checks each document and its variables.
 * An operation that no test answers has an empty result.
 */
class Api {
  /** Who is signed in, in every answer. */
  viewer: object | null = null;
  private answers = new Map<string, Answer>();
  private requests: Request[] = [];

  reset(): void {
    this.viewer = null;
    this.answers = new Map();
    this.requests = [];
  }

  answer(operationName: string, answer: Answer): void {
    this.answers.set(operationName, answer);
  }

  /** Refuses an operation as the server does, by its reason and the fields that it is about. */
  refuse(operationName: string, { message = 'Refused', fields, code = 'BAD_USER_INPUT', ...rest }: Refusal): void {
    const complaints = fields && Object.entries(fields).map(([field, text]) => ({ field, message: text }));
    const error = new GraphQLError(message, { extensions: { code, fields: complaints, ...rest } });
    this.answer(operationName, () => Promise.reject(error));
  }

  /** No response comes, as without a network. */
  fail(operationName: string): void {
    this.answer(operationName, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  /** Answers an operation only when the returned function is called. */
  hold(operationName: string, answer: object = {}): () => void {
    const { promise, resolve } = Promise.withResolvers<object>();
    this.answer(operationName, () => promise);
    return () => resolve(answer);
  }

  /** The variables of each request for an operation, in order. */
  sent(operationName: string): Variables[] {
    return this.requests.filter((each) => each.operationName === operationName).map(({ variables }) => variables);
  }

  private viewerIn({ viewer }: { viewer?: object }): object {
    return viewer && this.viewer ? { viewer: { ...this.viewer, ...viewer } } : {};
  }

  readonly fetch = async (address: unknown, options?: { body?: unknown }): Promise<Response> => {
    if (address !== '/graphql') throw new TypeError(`Nothing answers ${JSON.stringify(address)}`);
    const request = JSON.parse(options?.body as string) as Request;
    this.requests.push(request);
    const given = this.answers.get(request.operationName) ?? {};
    const [root, error] = await settle(given, request.variables);
    if (error instanceof TypeError) throw error;
    const result = error
      ? { errors: [error], data: null }
      : await run(request, { viewer: this.viewer, ...root, ...this.viewerIn(root) });
    return new Response(JSON.stringify(result), {
      headers: { 'content-type': 'application/graphql-response+json' },
    });
  };
}

async function settle(answer: Answer, variables: Variables): Promise<[object, Error | null]> {
  try {
    return [
      typeof answer === 'function' ? await (answer as (given: Variables) => Promise<object>)(variables) : answer,
      null,
    ];
  } catch (error) {
    return [{}, error as Error];
  }
}

async function run({ query, variables, operationName }: Request, rootValue: object) {
  const document = documents.get(query) ?? parse(query);
  if (!documents.has(query)) {
    const errors = validate(schema, document);
    if (errors.length > 0) throw new Error(`${operationName} does not fit the schema: ${errors.join('; ')}`);
    documents.set(query, document);
  }
  const typeResolver = (value: { __typename?: string }, _: unknown, __: unknown, type: never) =>
    value.__typename ?? schema.getPossibleTypes(type)[0]?.name;
  return execute({ schema, document, variableValues: variables, rootValue, fieldResolver, typeResolver } as never);
}

export const api = new Api();
Object.assign(globalThis, { fetch: api.fetch });
