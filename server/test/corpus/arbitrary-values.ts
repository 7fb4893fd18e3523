import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType, isScalarType } from 'graphql';
import { fc } from '../../../rules/test/support/property.js';
import type { Json } from '../api/support/client.js';
import { BAD_TEXTS, INVISIBLE_TEXTS } from './bad-case.js';

const TEXTS = [
  ...[...BAD_TEXTS, ...INVISIBLE_TEXTS].map(([, text]) => text),
  ...["' or 1=1 --", '%', '\\', '${7*7}', '../../etc/passwd', 'null', 'NaN', '-0', '__proto__', 'constructor'],
  ...['a@b@c', 'a@b.org\r\nBcc: c@d.org', 'javascript:alert(1)', '2026-13-40T99:99:99Z', '0000-00-00', '#', '@', ' '],
  ...['x'.repeat(600), 'ש'.repeat(6_000), `a${'\u0301'.repeat(2_000)}`, '👨‍👩‍👧‍👦'.repeat(300)],
];

const texts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
const numbers = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-1, 0, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308));

/** Any JSON, often of a kind that confuses. */
export const anything: fc.Arbitrary<Json> = fc.oneof(
  texts,
  numbers,
  fc.boolean(),
  fc.constantFrom(null, [], {}, { $ne: 1 }, { $raw: 'select 1' }, [[[]]], { constructor: { prototype: 1 } }),
  fc.constant(JSON.parse('{"__proto__":{"polluted":1}}')),
  fc.array(fc.oneof(texts, numbers), { maxLength: 4 }),
);

/** Mostly what a field takes by its kind, so that the rules behind it are reached; sometimes anything. */
function mostly(fitting: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 1, arbitrary: anything });
}

/** Values for a schema of the OpenAPI document. */
export function ofJsonSchema(schema: Json, document: Json, ids: readonly string[]): fc.Arbitrary<Json> {
  if (schema?.$ref) {
    const path = (schema.$ref as string).slice(2).split('/');
    return ofJsonSchema(
      path.reduce((within, part) => within?.[part], document),
      document,
      ids,
    );
  }
  const kind: unknown = Array.isArray(schema?.type) ? schema.type[0] : schema?.type;
  if (schema?.enum) return mostly(fc.constantFrom(...(schema.enum as Json[])));
  if (schema?.format === 'uuid') return mostly(fc.constantFrom(...ids));
  if (kind === 'string') return mostly(texts);
  if (kind === 'integer' || kind === 'number') return mostly(numbers);
  if (kind === 'boolean') return mostly(fc.boolean());
  if (kind === 'array') return mostly(fc.array(ofJsonSchema(schema.items, document, ids), { maxLength: 5 }));
  if (kind !== 'object' || !schema.properties) return anything;
  const fields = Object.entries(schema.properties as Record<string, Json>).map(
    ([name, each]) => [name, ofJsonSchema(each, document, ids)] as const,
  );
  return mostly(fc.record(Object.fromEntries(fields), { requiredKeys: [] }));
}

/** Values for an argument of the GraphQL schema. */
export function ofGraphqlType(type: GraphQLInputType, ids: readonly string[]): fc.Arbitrary<Json> {
  if (isNonNullType(type)) return ofGraphqlType(type.ofType, ids);
  if (isListType(type)) return mostly(fc.array(ofGraphqlType(type.ofType, ids), { maxLength: 5 }));
  if (isEnumType(type)) return mostly(fc.constantFrom(...type.getValues().map(({ name }) => name)));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(
      (field) => [field.name, ofGraphqlType(field.type, ids)] as const,
    );
    return mostly(fc.record(Object.fromEntries(fields), { requiredKeys: [] }));
  }
  if (!isScalarType(type)) return anything;
  if (type.name === 'ID') return mostly(fc.constantFrom(...ids));
  if (type.name === 'Int' || type.name === 'Float') return mostly(numbers);
  if (type.name === 'Boolean') return mostly(fc.boolean());
  return mostly(texts);
}
