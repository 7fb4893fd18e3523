export const topicPath = (permalink: string): string => `/help/t/${encodeURIComponent(permalink)}`;
