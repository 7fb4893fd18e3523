/** Ids of the posts whose counts the server tells as they change, so that nothing else has to change them. */
export const watchedCounts = { ids: new Set<string>() };
