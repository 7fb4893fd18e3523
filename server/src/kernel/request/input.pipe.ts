import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type FieldError, InvalidInput } from '../errors/app-error.js';

/** Complaints that one answer carries at most. */
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

/**
 * Checks every body and every GraphQL input against its class. Nothing is converted: a number where a text belongs is refused.
 */
export const inputPipe = new ValidationPipe({
  transform: true,
  // A whitelist would also strip GraphQL arguments that need no validator; services read the fields they know by name.
  whitelist: false,
  forbidUnknownValues: false,
  stopAtFirstError: true,
  exceptionFactory: (errors) => new InvalidInput(complaintsOf(errors).slice(0, MAX_COMPLAINTS)),
});
