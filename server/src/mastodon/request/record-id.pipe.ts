import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '#kernel/database/ids.js';
import { RecordNotFound } from './request.errors.js';

/** `@Param('id', RecordId)`: clients keep ids of other servers, such as `0` or 18 digits, which name nothing here. */
@Injectable()
export class RecordId implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (typeof value !== 'string' || !isUuid(value)) throw new RecordNotFound();
    return value.toLowerCase();
  }
}
