import type { Request, Response } from 'express';
import { z } from 'zod';
import { MAX_ID } from '#kernel/database/ids.js';
import { text, whole } from './fields.js';

/** What a client asks for of a list: `max_id` reads on, `since_id` and `min_id` read what is newer (the newest, or the nearest of it). */
export const PageFields = {
  limit: whole.optional(),
  max_id: text.optional(),
  since_id: text.optional(),
  min_id: text.optional(),
};
export const PageParams = z.object(PageFields);
export type PageParams = z.infer<typeof PageParams>;

export interface AskedPage {
  /** Rows, at least 1. */
  readonly limit: number;
  /** Below this position; null from the top. */
  readonly maxId: string | null;
  /** Above this position; null for no lower end. */
  readonly sinceId: string | null;
  /** The rows nearest above `sinceId` instead of the newest. */
  readonly isUpwards: boolean;
}

/** A parameter of the links of home: the first row of the first page. What was requacked later doesn't move out of the next pages. */
export const UNTIL = 'until';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const LEAST_ID = '00000000-0000-0000-0000-000000000000';

/** Limits are clamped as Mastodon does; where both lower ends are given, `min_id` counts. An id that isn't ours is as old as anything. */
export function askedPage(params: PageParams, usual: number, most: number): AskedPage {
  const lower = params.min_id ?? params.since_id;
  return {
    limit: Math.min(Math.max(params.limit ?? usual, 1), most),
    maxId: params.max_id === undefined ? null : idOr(params.max_id, MAX_ID),
    sinceId: lower === undefined ? null : idOr(lower, LEAST_ID),
    isUpwards: params.min_id !== undefined,
  };
}

const idOr = (typed: string, fallback: string) => (UUID.test(typed) ? typed.toLowerCase() : fallback);

/** The positions of the first and the last row of a page; null for an empty one. */
export interface PageEnds {
  readonly first: string;
  readonly last: string;
}

/**
 * Sets the Link header of a page: the next one below it, unless it is the last, and the previous one above it. The other parameters stay.
 * @param publicUrl of the site, to which addresses are absolute
 * @param until of the next page, see `UNTIL`
 */
export function setLinks(
  request: Request,
  response: Response,
  publicUrl: string,
  ends: PageEnds | null,
  hasNext: boolean,
  until?: string,
): void {
  if (!ends) return;
  const links = [
    hasNext &&
      `<${addressWith(request, publicUrl, { max_id: ends.last, ...(until && { [UNTIL]: until }) })}>; rel="next"`,
    `<${addressWith(request, publicUrl, { min_id: ends.first })}>; rel="prev"`,
  ];
  response.setHeader('Link', links.filter((link) => link !== false).join(', '));
}

function addressWith(request: Request, publicUrl: string, position: Readonly<Record<string, string>>): string {
  const [path = '', query] = request.originalUrl.split('?', 2);
  const params = new URLSearchParams(query);
  for (const each of ['max_id', 'min_id', 'since_id', UNTIL]) params.delete(each);
  for (const [name, value] of Object.entries(position)) params.set(name, value);
  return `${new URL(publicUrl).origin}${path}?${params.toString()}`;
}
