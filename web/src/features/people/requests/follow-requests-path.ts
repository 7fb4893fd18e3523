/** The page of those who ask to follow the viewer. */
export const FOLLOW_REQUESTS = '/follow-requests';
