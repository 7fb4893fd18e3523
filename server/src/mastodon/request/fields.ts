import { z } from 'zod';
import { isUuid } from '#kernel/database/ids.js';
import { parseInstant } from '#kernel/graphql/datetime.scalar.js';

/*
 * The fields of requests. Clients send the same thing as JSON, as a form or in the query: true is `true`, `"true"`, `"1"` or `"on"`,
 * and a list is an array, one value, or the object that a form with numbered fields is read as.
 */

const TRUE = new Set<unknown>([true, 1, '1', 'true', 'on', 'yes', 't']);
const FALSE = new Set<unknown>([false, 0, '0', 'false', 'off', 'no', 'f', '']);

/** A text; a number is one too. */
export const text = z
  .union([z.string(), z.number().transform(String)])
  .refine((value) => !value.includes('\0'), 'is invalid');

export const flag = z.unknown().transform((value, context): boolean => {
  if (TRUE.has(value)) return true;
  if (FALSE.has(value) || value === null) return false;
  context.addIssue({ code: 'custom', message: 'is invalid' });
  return z.NEVER;
});

/** A whole number. */
export const whole = z.unknown().transform((value, context): number => {
  const number = typeof value === 'string' && /^-?\d{1,12}$/.test(value.trim()) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
  context.addIssue({ code: 'custom', message: 'is not a number' });
  return z.NEVER;
});

/** A list of at most `max`. */
export function listOf<T extends z.ZodType>(item: T, max = 100) {
  return z
    .unknown()
    .transform((value) => {
      if (Array.isArray(value)) return value as unknown[];
      if (value === null || value === '') return [];
      return typeof value === 'object' ? (Object.values(value) as unknown[]) : [value];
    })
    .pipe(z.array(item).max(max));
}

/** Ids of ours are UUIDs. What isn't one is left from another server, and names nothing here. */
export const ids = (max = 100) =>
  listOf(text, max).transform((values) => values.filter(isUuid).map((value) => value.toLowerCase()));

/** One id; null for what isn't one of ours. */
export const id = text.transform((value) => (isUuid(value) ? value.toLowerCase() : null));

/** An instant, as RFC 3339 writes it. */
export const instant = text.transform((typed, context): Date => {
  const read = parseInstant(typed);
  if (read) return read;
  context.addIssue({ code: 'custom', message: 'is not a date and time' });
  return z.NEVER;
});

/** An empty field of a form, and null in JSON, are none. */
export const optional = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), field.optional());
