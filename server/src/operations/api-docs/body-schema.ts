import type { Type } from '@nestjs/common';
import { getMetadataStorage, ValidationTypes } from 'class-validator';

export type JsonSchema = Record<string, unknown>;

type Validator = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** The JSON schema of each class-validator rule, by its name. Other rules only show in the error message. */
const SCHEMA_OF_VALIDATOR: Readonly<Record<string, (constraints: readonly unknown[]) => JsonSchema>> = {
  isString: () => ({ type: 'string' }),
  isBoolean: () => ({ type: 'boolean' }),
  isInt: () => ({ type: 'integer' }),
  isNumber: () => ({ type: 'number' }),
  isObject: () => ({ type: 'object' }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isIn: ([values]) => ({ enum: values }),
  isEnum: ([, values]) => ({ enum: values }),
  min: ([least]) => ({ minimum: least }),
  max: ([most]) => ({ maximum: most }),
  minLength: ([least]) => ({ minLength: least }),
  maxLength: ([most]) => ({ maxLength: most }),
};

/** The JSON schema of a body, derived from the validators of its class. */
export function bodySchema(body: Type): JsonSchema {
  const validators = getMetadataStorage().getTargetValidationMetadatas(body, '', true, false);
  const fields = [...new Set(validators.map(({ propertyName }) => propertyName))];
  const of = (field: string) => validators.filter(({ propertyName }) => propertyName === field);
  const required = fields.filter((field) => !of(field).some(isConditional));
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field, fieldSchema(of(field))])),
    ...(required.length > 0 && { required }),
  };
}

/** Also a field that is needed only where others are missing: JSON schema would call it needed always. */
function isConditional({ type }: Validator): boolean {
  return type === ValidationTypes.CONDITIONAL_VALIDATION;
}

function isOptional({ name }: Validator): boolean {
  return name === 'isOptional';
}

function fieldSchema(validators: readonly Validator[]): JsonSchema {
  const says = (each: boolean): JsonSchema =>
    Object.assign(
      {},
      ...validators
        .filter((validator) => Boolean(validator.each) === each)
        // oxlint-disable-next-line typescript/no-useless-default-assignment -- a custom validator may have no constraints
        .map(({ name = '', constraints = [] }) => SCHEMA_OF_VALIDATOR[name]?.(constraints) ?? {}),
    ) as JsonSchema;
  const isList = validators.some(({ name }) => name === 'isArray');
  const most = validators.find(({ name }) => name === 'arrayMaxSize')?.constraints[0] as number | undefined;
  const schema = isList
    ? { type: 'array', items: says(true), ...(most !== undefined && { maxItems: most }) }
    : says(false);
  return validators.some(isOptional) && schema.type !== undefined ? { ...schema, type: [schema.type, 'null'] } : schema;
}
