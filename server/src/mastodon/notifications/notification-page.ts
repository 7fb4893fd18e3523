import type { EntriesPage, NotificationEntry } from '#notifications/acts/notification-act.timelines.js';
import type { AskedPage, PageEnds } from '../request/page.js';

/** Rows of a page, usually and at most. */
export const USUAL = 40;
export const MOST = 80;

/** A page as the timeline takes it, and its ends. */
export function pageOf({ limit, maxId, sinceId, isUpwards }: AskedPage): {
  page: EntriesPage;
  ends: (entries: readonly NotificationEntry[]) => PageEnds | null;
} {
  return {
    page: { limit, below: maxId, above: sinceId, isUpwards },
    ends: (entries) => {
      const [first] = entries;
      return first ? { first: first.position, last: entries.at(-1)!.position } : null;
    },
  };
}
