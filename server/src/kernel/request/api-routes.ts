import type { Request } from 'express';

const API = /^\/(?:graphql|api|oauth\/(?:token|revoke|userinfo)|\.well-known|nodeinfo)(?:[/?]|$)/;
/** What clients of Mastodon's API and of OAuth call: answered as bare JSON, to pages of any origin, and sent forms as well as JSON. */
const CLIENT_API = /^\/(?:api\/v[12]|oauth\/(?:token|revoke|userinfo)|\.well-known|nodeinfo)(?:[/?]|$)/;
/** Clients treat a failure of these as maintenance of the whole site, so they must never fail. */
const NEVER_REFUSED = /^\/api\/maintenance\/(?:status|global)\/?(?:\?|$)/i;
/** The routes for uploads, which read their bodies themselves. */
const UPLOADS =
  /^\/api\/(?:media\/(?:upload(?:-multiple)?|validate)|data-imports|help\/pictures|identity\/profile-(?:image|banner)|v[12]\/media(?:\/[^/?]+)?|v1\/(?:accounts\/update_credentials|profile))\/?(?:\?|$)/i;

/** Responses of server-sent events, which never end. */
const STREAMS = /^\/api\/v1\/streaming\/(?!health)/;

type Asked = Pick<Request, 'originalUrl' | 'method'>;

/** A call of one of the APIs, as opposed to a page, a file, or /health. */
export function isApi({ originalUrl }: Pick<Asked, 'originalUrl'>): boolean {
  return API.test(originalUrl);
}

/** Uses the original URL, because Express removes the mount point from `path`. */
export function isClientApi({ originalUrl }: Pick<Asked, 'originalUrl'>): boolean {
  return CLIENT_API.test(originalUrl);
}

export function isNeverRefused({ originalUrl }: Pick<Asked, 'originalUrl'>): boolean {
  return NEVER_REFUSED.test(originalUrl);
}

export function isStream({ originalUrl }: Pick<Asked, 'originalUrl'>): boolean {
  return STREAMS.test(originalUrl);
}

/** Decided by the route, because a client can send any header. */
export function isUpload({ originalUrl, method }: Asked): boolean {
  return (method === 'POST' || method === 'PUT' || method === 'PATCH') && UPLOADS.test(originalUrl);
}
