import { ENCODINGS } from './web-operations.mjs';

/** Requests for autocannon: those of each API, and those of the bare server. */

export const json = { 'content-type': 'application/json' };
export const graphql = (token, body) => ({
  method: 'POST',
  path: '/graphql',
  headers: { ...json, authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
});
/** As a browser sends it. */
export const asBrowser = (token, body) => {
  const request = graphql(token, body);
  return { ...request, headers: { ...request.headers, ...ENCODINGS } };
};
/** Mastodon's API, as clients of it ask. */
export const client = ({ app }, path) => ({ method: 'GET', path, headers: { authorization: `Bearer ${app.token}` } });
/** The REST API, as our own earlier clients ask. */
export const rest = ({ people }, path) => ({
  method: 'GET',
  path,
  headers: { authorization: `Bearer ${people.reader.token}` },
});
export const bare = (viewer, path, more = {}) => ({ method: 'GET', path, headers: { 'x-viewer': viewer }, ...more });
