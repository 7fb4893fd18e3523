/** The time zone in which a search takes days. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
