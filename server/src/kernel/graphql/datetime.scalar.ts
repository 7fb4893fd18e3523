import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const RFC_3339 = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:[Zz]|[+-](\d{2}):(\d{2}))$/;
const EXPECTED = 'DateTime must be a date and time in ISO 8601, such as 2026-03-01T09:30:00.000Z.';

/**
 * Reads an RFC 3339 instant. Stricter than `new Date`: a day that the month lacks, hour 24, a leap second and the year 0
 * (which PostgreSQL does not have) are refused.
 * @returns null where the text is not such an instant
 */
export function parseInstant(text: string): Date | null {
  const match = RFC_3339.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = match
    .slice(1)
    .map((part) => (part === undefined ? 0 : Number(part)));
  const daysOfMonth = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
  const valid =
    year >= 1 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysOfMonth &&
    hour <= 23 &&
    minute <= 59 &&
    second <= 59 &&
    offsetHour <= 23 &&
    offsetMinute <= 59;
  if (!valid) return null;
  const instant = new Date(text.toUpperCase());
  return Number.isNaN(instant.getTime()) || instant.getUTCFullYear() < 1 || instant.getUTCFullYear() > 9_999
    ? null
    : instant;
}

function read(value: unknown, node?: ValueNode): Date {
  const instant = typeof value === 'string' ? parseInstant(value) : null;
  if (!instant) throw new GraphQLError(EXPECTED, { nodes: node });
  return instant;
}

/** An instant: a Date inside, RFC 3339 in UTC with milliseconds outside. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A date and time: RFC 3339, UTC, with milliseconds.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
  serialize(value) {
    if (!(value instanceof Date) || Number.isNaN(value.getTime()))
      throw new TypeError('DateTime serializes valid Dates only.');
    return value.toISOString();
  },
  parseValue: (value) => read(value),
  parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : null, node),
});
