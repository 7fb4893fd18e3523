import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

interface Described {
  readonly name: string;
  readonly description?: string | null;
}

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

/** Every type, field, argument and enum value, by its path, with its description. */
const all: [path: string, part: Described][] = Object.values(schema.getTypeMap())
  .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
  .flatMap((type) => {
    const parts: [string, Described][] = [[type.name, type]];
    if (isEnumType(type)) for (const value of type.getValues()) parts.push([`${type.name}.${value.name}`, value]);
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        parts.push([`${type.name}.${field.name}`, field]);
        if (!('args' in field)) continue;
        for (const argument of field.args) parts.push([`${type.name}.${field.name}(${argument.name})`, argument]);
      }
    }
    return parts;
  });

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]|^(?:the|an?) /g, '');

describe('The GraphQL schema', () => {
  it('describes every type, field, argument and enum value', () => {
    expect(all.length).toBeGreaterThan(1_000);
    expect(all.filter(([, { description }]) => !description).map(([path]) => path)).toEqual([]);
  });

  it('says more in a description than the name, in a sentence', () => {
    const says = ({ description }: Described) => description ?? '';

    expect(all.filter(([, part]) => lettersOf(says(part)) === lettersOf(part.name)).map(([path]) => path)).toEqual([]);
    expect(all.filter(([, part]) => !/[.)]$/.test(says(part).trim())).map(([path]) => path)).toEqual([]);
  });
});
