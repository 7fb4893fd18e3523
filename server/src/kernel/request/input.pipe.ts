import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { type FieldError, InvalidInput } from '../errors/app-error.js';

/** Most field errors in one response. */
const MAX_COMPLAINTS = 20;

function complaintsOf(errors: readonly ValidationError[], path = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = path ? `${path}.${error.property}` : error.property;
    const own = Object.values(error.constraints ?? {})
      .slice(0, 1)
      .map((message) => ({ field, message }));
    return [...own, ...complaintsOf(error.children ?? [], field)];
  });
}

const checkedFields = new WeakMap<object, readonly string[]>();

/** The validated fields of a class. */
function checkedFieldsOf(metatype: object): readonly string[] {
  let fields = checkedFields.get(metatype);
  if (!fields) {
    const checks = getMetadataStorage().getTargetValidationMetadatas(metatype as () => unknown, '', false, false);
    fields = [...new Set(checks.map(({ propertyName }) => propertyName))];
    checkedFields.set(metatype, fields);
  }
  return fields;
}

/** Validates inputs by the decorators of their classes, after removing unknown fields. */
class InputPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return super.transform(knownFields(value, metadata.metatype), metadata);
  }
}

/**
 * The value with only those fields that its class validates, so that clients cannot make the server process others. Unchanged
 * where the class validates nothing, as for ids, numbers and pages of GraphQL.
 */
function knownFields(value: unknown, metatype: ArgumentMetadata['metatype']): unknown {
  if (metatype === undefined || typeof value !== 'object' || value === null) return value;
  const fields = checkedFieldsOf(metatype);
  if (fields.length === 0) return value;
  if (Array.isArray(value)) throw new InvalidInput([{ field: 'body', message: 'The input must be an object.' }]);
  return Object.fromEntries(
    fields
      .filter((field) => Object.hasOwn(value, field))
      .map((field) => [field, (value as Record<string, unknown>)[field]]),
  );
}

/**
 * Validates every body and every GraphQL input by its class. Nothing is converted: a number in place of a string is refused.
 */
export const inputPipe = new InputPipe({
  transform: true,
  forbidUnknownValues: false,
  stopAtFirstError: true,
  exceptionFactory: (errors) => new InvalidInput(complaintsOf(errors).slice(0, MAX_COMPLAINTS)),
});
