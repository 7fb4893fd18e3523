import { z } from 'zod';
import type { Answer } from '#kernel/envelope/answers.decorator.js';
import type { JsonSchema } from './body-schema.js';

type Options = NonNullable<Parameters<typeof z.toJSONSchema>[1]>;

const uri = (name: string) => `#/components/schemas/${name}`;

const OPTIONS: Options = {
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }) => {
    // Clients must ignore fields that they don't know, so that fields can be added.
    delete jsonSchema.additionalProperties;
    if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
    if (jsonSchema.format === 'uuid') delete jsonSchema.pattern;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  },
};

/** The shapes of the REST contract that the code declares, by name. */
export function shapes(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { ...OPTIONS, uri });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withoutIdentity(schema as JsonSchema)]),
  );
}

function withoutIdentity({ $id: _id, $schema: _schema, id: _name, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

const MESSAGES: JsonSchema = { type: 'array', items: { type: 'string' } };
const COUNT: JsonSchema = { type: 'integer', minimum: 0 };

/** The fields of a page beside its data. */
const PAGE: JsonSchema = {
  currentPage: { type: 'integer', minimum: 1 },
  pageSize: { type: 'integer', minimum: 1, maximum: 100 },
  totalPages: COUNT,
  totalCount: COUNT,
  hasPreviousPage: { type: 'boolean' },
  hasNextPage: { type: 'boolean' },
};

/** The envelope of a successful answer. */
export function envelopeOf({ kind, data }: Answer): JsonSchema {
  const shape = data ? schemaOf(data) : { type: 'null' };
  const isList = kind === 'list' || kind === 'page';
  const properties = {
    succeeded: { const: true },
    data: isList ? { type: 'array', items: shape } : shape,
    messages: MESSAGES,
    ...(kind === 'page' && PAGE),
  };
  return { type: 'object', properties, required: Object.keys(properties) };
}

function schemaOf(data: z.ZodType): JsonSchema {
  const name = z.globalRegistry.get(data)?.id;
  return name === undefined ? withoutIdentity(z.toJSONSchema(data, OPTIONS)) : { $ref: uri(name) };
}
