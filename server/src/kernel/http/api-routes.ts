import type { Request } from 'express';

const API = /^\/(?:graphql|api)(?:[/?]|$)/;
/** Clients treat a failure of these as maintenance of the whole site, so they must never fail. */
const NEVER_REFUSED = /^\/api\/maintenance\/(?:status|global)\/?(?:\?|$)/i;
/** The routes for uploads, which read their bodies themselves. */
const UPLOADS =
  /^\/api\/(?:media\/(?:upload(?:-multiple)?|validate)|help\/pictures|identity\/profile-(?:image|banner))\/?(?:\?|$)/i;

type Asked = Pick<Request, 'originalUrl' | 'method'>;

/** A call of one of the APIs, as opposed to a page, a file, or /health. */
export function isApi({ originalUrl }: Pick<Asked, 'originalUrl'>): boolean {
  return API.test(originalUrl);
}

export function isNeverRefused({ originalUrl }: Pick<Asked, 'originalUrl'>): boolean {
  return NEVER_REFUSED.test(originalUrl);
}

/** Decided by the route, because a client can send any header. */
export function isUpload({ originalUrl, method }: Asked): boolean {
  return (method === 'POST' || method === 'PUT') && UPLOADS.test(originalUrl);
}
