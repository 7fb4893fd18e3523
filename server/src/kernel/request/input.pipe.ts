import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError, ValidationTypes, type ValidatorOptions } from 'class-validator';
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

/** What the decorators of a class say. */
interface Checks {
  readonly fields: readonly string[];
  /** False where they only tell which fields there are, as those of pages do. */
  readonly canFail: boolean;
}

const checksByClass = new WeakMap<object, Checks>();

/** Read once for each class, because class-validator looks through those of all classes. */
function checksFor(metatype: object): Checks {
  const known = checksByClass.get(metatype);
  if (known) return known;
  const decorators = getMetadataStorage().getTargetValidationMetadatas(metatype as () => unknown, '', false, false);
  const checks = {
    fields: [...new Set(decorators.map(({ propertyName }) => propertyName))],
    canFail: decorators.some(({ type }) => type !== ValidationTypes.CONDITIONAL_VALIDATION),
  };
  checksByClass.set(metatype, checks);
  return checks;
}

/** Validates inputs by the decorators of their classes, after removing unknown fields. */
class InputPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return super.transform(knownFields(value, metadata.metatype), metadata);
  }

  protected override validate(
    input: object,
    options?: ValidatorOptions,
  ): Promise<ValidationError[]> | ValidationError[] {
    return checksFor(input.constructor).canFail ? super.validate(input, options) : [];
  }
}

/**
 * The value with only those fields that its class validates, so that clients cannot make the server process others. Unchanged
 * where the class validates nothing, as for ids, numbers and pages of GraphQL.
 */
function knownFields(value: unknown, metatype: ArgumentMetadata['metatype']): unknown {
  if (metatype === undefined || typeof value !== 'object' || value === null) return value;
  const { fields } = checksFor(metatype);
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
