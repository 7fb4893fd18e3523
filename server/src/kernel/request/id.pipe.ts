import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '../database/ids.js';
import { InvalidInput } from '../errors/app-error.js';

/**
 * An id as the database writes it.
 * @param field the name of the argument, for the error
 * @throws InvalidInput where the value is not a UUID
 */
export function parseId(value: unknown, field: string): string {
  if (typeof value !== 'string' || !isUuid(value)) {
    throw new InvalidInput([{ field, message: `${field} must be an id.` }], 'INVALID_ID');
  }
  return value.toLowerCase();
}

/** `@Args('id', { type: () => ID }, IdPipe)` in a resolver, `@Param('id', IdPipe)` in a controller; null and undefined pass. */
@Injectable()
export class IdPipe implements PipeTransform<unknown, string | null | undefined> {
  transform(value: unknown, { data }: ArgumentMetadata): string | null | undefined {
    return value === undefined || value === null ? value : parseId(value, data ?? 'id');
  }
}
