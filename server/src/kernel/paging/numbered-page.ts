import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { InvalidInput } from '../errors/app-error.js';
import { reads } from '../request/described-parameter.js';
import { DEFAULT_PAGE_SIZE, MAX_OFFSET_ROWS, MAX_PAGE_SIZE, type NumberedPage } from './page-input.js';

const WHOLE = /^[+-]?\d{1,15}$/;

function wholeNumber(query: Request['query'], name: string, fallback: number): number {
  const key = Object.keys(query).find((candidate) => candidate.toLowerCase() === name.toLowerCase());
  const value = key === undefined ? undefined : query[key];
  if (value === undefined) return fallback;
  if (typeof value !== 'string' || !WHOLE.test(value)) {
    throw new InvalidInput([{ field: name, message: `${name} must be a whole number.` }], 'INVALID_PAGE');
  }
  return Number(value);
}

/**
 * Reads `pageNumber` (from 1) and `pageSize` (1 to 100) of a query string; out of range is clamped, anything but one whole
 * number is refused, and so is a page that begins past 10,000 rows.
 */
export function numberedPage(query: Request['query'], defaultSize: number = DEFAULT_PAGE_SIZE): NumberedPage {
  const pageNumber = Math.max(1, wholeNumber(query, 'pageNumber', 1));
  const pageSize = Math.min(MAX_PAGE_SIZE, Math.max(1, wholeNumber(query, 'pageSize', defaultSize)));
  if ((pageNumber - 1) * pageSize >= MAX_OFFSET_ROWS) {
    throw new InvalidInput(
      [
        {
          field: 'pageNumber',
          message: `Page numbers reach the first ${MAX_OFFSET_ROWS} rows; beyond that, use the cursors of /graphql.`,
        },
      ],
      'PAGE_TOO_DEEP',
    );
  }
  return { pageNumber, pageSize };
}

const QUERY = {
  pageNumber: { type: 'integer', minimum: 1, default: 1 },
  pageSize: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE },
};

/** `@Paged() page: NumberedPage` of a REST route. */
export const Paged = createParamDecorator(
  reads({ query: QUERY }, (_: unknown, host: ExecutionContext): NumberedPage => {
    return numberedPage(host.switchToHttp().getRequest<Request>().query);
  }),
);

/** Offset and limit of a numbered page, with one extra row that says whether there is a next page. */
export function offsetOf(page: NumberedPage): { offset: number; limit: number } {
  return { offset: (page.pageNumber - 1) * page.pageSize, limit: page.pageSize + 1 };
}
