/** How long an access token is good for. */
export const ACCESS_MINUTES = 15;
export const ACCESS_ALGORITHM = 'HS256';
export const ACCESS_AUDIENCE = 'mallard-api';
/** RFC 9068: keeps any other token that the same key might sign from being taken for one of these. */
export const ACCESS_TYPE = 'at+jwt';
