/** The tabs of a list's page, the first one by default. */
export const listTabs = ['quacks', 'members', 'settings'] as const;
export type ListTab = (typeof listTabs)[number];

/** The page of a list of the viewer. */
export const listPath = (id: string, tab?: ListTab): string => `/lists/${id}${tab ? `?tab=${tab}` : ''}`;
