/** Where what was found for a query is shown. */
export const searchPath = (query: string): string => `/explore?${new URLSearchParams({ q: query }).toString()}`;
