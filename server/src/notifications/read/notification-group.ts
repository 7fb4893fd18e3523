import type { NotificationKindName } from './notification-kinds.js';

/** A group as it was read. */
export interface GroupRow {
  id: string;
  kind: NotificationKindName;
  post_id: string | null;
  reason: string | null;
  latest_id: string;
  actor_count: number;
  is_read: boolean;
  /** Latest first; of replies with repetitions. */
  actor_ids: string[];
  /** Of the recipient. */
  filters_version: string | null;
}
