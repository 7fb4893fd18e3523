import type { Answer } from '#kernel/envelope/answers.decorator.js';
import type { Access } from '#kernel/request/allow.decorator.js';
import { envelopeOf, shapes } from './answer-schema.js';
import { bodySchema, type JsonSchema } from './body-schema.js';
import { FAILURES, failuresOf } from './failures.js';
import type { RestRoute } from './rest-routes.js';

const ID: JsonSchema = { type: 'string', format: 'uuid' };
const TEXT: JsonSchema = { type: 'string' };
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const FAILURE: JsonSchema = {
  type: 'object',
  description: 'The answer to a request that failed.',
  properties: {
    succeeded: { const: false },
    data: { type: 'null' },
    messages: { type: 'array', items: TEXT, minItems: 1, description: 'Sentences to show, the most useful one first.' },
  },
  required: ['succeeded', 'data', 'messages'],
};
const HEALTH_SHAPE: JsonSchema = {
  type: 'object',
  properties: { status: { const: 'ok' } },
  required: ['status'],
};

/** Routes that do something only once for each key. */
const IDEMPOTENT = new Set([
  'post /posts',
  'post /posts/replies',
  'post /registration/register',
  'post /help/contact',
  'post /help/pictures',
  'post /media/upload',
]);
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  description: 'The same key with the same payload returns the first response again, for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/** Of refusals that say when to try again. */
const RETRY_HEADERS = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } };
const LIMIT_HEADERS = {
  ...RETRY_HEADERS,
  RateLimit: { description: 'What is left of the limit, and when it is there again.', schema: TEXT },
  'RateLimit-Policy': { description: 'Which limit was reached: its quota and its window in seconds.', schema: TEXT },
};
const HEADERS: Readonly<Record<string, object>> = { 429: LIMIT_HEADERS, 503: RETRY_HEADERS };

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: object;
    readonly securitySchemes: object;
  };
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: JsonSchema;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly 'x-who': Access['who'];
  readonly 'x-claims'?: Access['claims'];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<Record<string, ResponseObject>>;
  readonly [more: string]: unknown;
}

export interface ResponseObject {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
  readonly $ref?: string;
}

/** The OpenAPI 3.1 document of the REST API. */
export function openApiOf(routes: readonly RestRoute[], title: string, version: string): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  const bodies: Record<string, JsonSchema> = {};
  for (const route of routes) {
    (paths[route.path] ??= {})[route.method] = operationOf(route);
    if (route.body) bodies[route.body.name] = bodySchema(route.body);
  }
  paths['/health'] = { get: HEALTH };
  const tags = new Set(Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({ tags }) => tags)));
  return {
    openapi: '3.1.0',
    info: {
      title: `${title} REST API`,
      version,
      description:
        'The REST layer over the services that GraphQL uses. Unknown fields of a body are ignored, known ones are validated.',
    },
    servers: [{ url: '/api' }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...shapes(), ...bodies, Failure: FAILURE, Health: HEALTH_SHAPE },
      responses: Object.fromEntries(
        Object.entries(FAILURES).map(([status, { name, description }]) => [
          name,
          { description, ...(HEADERS[status] && { headers: HEADERS[status] }), content: json(ref('Failure')) },
        ]),
      ),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

const HEALTH: Operation = {
  operationId: 'Health.show',
  tags: ['health'],
  summary: 'Whether the process can serve requests.',
  description: 'For anyone.',
  'x-who': 'anyone',
  servers: [{ url: '/' }],
  responses: { 200: { description: 'Without an envelope', content: json(ref('Health')) } },
};

function operationOf(route: RestRoute): Operation {
  const { access, answer, method, name, path } = route;
  const parameters = [...pathParameters(route), ...queryParameters(route)];
  if (IDEMPOTENT.has(`${method} ${path}`)) parameters.push(IDEMPOTENCY_KEY);
  const requestBody = requestBodyOf(route);
  const failures = failuresOf(route, {
    hasInput: parameters.length > 0 || requestBody !== null,
    hasBody: requestBody !== null,
    namesIds: route.body !== undefined && namesIds(bodySchema(route.body)),
  });
  return {
    operationId: name,
    tags: [path.split('/')[1] ?? ''],
    summary: answer.summary,
    description: whoIn(access),
    'x-who': access.who,
    ...(access.claims.length > 0 && { 'x-claims': access.claims }),
    // Public routes accept a session, too.
    security: access.who === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      ...successOf(answer),
      ...Object.fromEntries(
        failures.map((status) => [status, { $ref: `#/components/responses/${FAILURES[status]?.name}` }]),
      ),
    },
  };
}

/** Whether a body names other things by their ids, which may not exist. */
function namesIds(body: JsonSchema): boolean {
  const fields = Object.values((body.properties ?? {}) as Record<string, JsonSchema>);
  return fields.some((field) => ((field.items ?? field) as JsonSchema).format === ID.format);
}

function whoIn({ who, claims }: Access): string {
  const by = {
    anyone: 'For anyone.',
    user: 'For signed-in users.',
    editor: 'For editors.',
    admin: 'For administrators.',
  };
  return claims.length === 0 ? by[who] : `${by[who]} Requires the claim ${claims.join(' or ')}.`;
}

function pathParameters({ path, ids }: RestRoute): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    ...{ name, in: 'path' as const, required: true, schema: ids.includes(name) ? ID : TEXT },
  }));
}

function queryParameters({ query, reads }: RestRoute): Parameter[] {
  const named = Object.entries(query).map(([name, isId]) => [name, isId ? ID : TEXT] as const);
  const read = reads.flatMap((each) => Object.entries(each.query ?? {}) as [string, JsonSchema][]);
  return [...named, ...read].map(([name, schema]) => ({ name, in: 'query' as const, schema }));
}

function requestBodyOf({ body, reads }: RestRoute): Operation['requestBody'] | null {
  const form = reads.find((each) => each.form);
  if (form) {
    const schema = { type: 'object', properties: form.form };
    return { content: { 'multipart/form-data': { schema }, ...(form.orJson && json({ type: 'object' })) } };
  }
  return body ? { ...{ required: true }, content: json(ref(body.name)) } : null;
}

function successOf(answer: Answer): Record<string, ResponseObject> {
  const { kind, contentType } = answer;
  if (kind !== 'raw') return { 200: { description: 'Success', content: json(envelopeOf(answer)) } };
  return contentType === undefined
    ? { 303: { description: 'A redirect' } }
    : { 200: { description: 'Without an envelope', content: { [contentType]: {} } } };
}
