/** How long an access token is valid. */
export const ACCESS_MINUTES = 15;
export const ACCESS_ALGORITHM = 'HS256';
export const ACCESS_AUDIENCE = 'mallard-api';
/** RFC 9068: no other token signed by the same key can pass for an access token. */
export const ACCESS_TYPE = 'at+jwt';
