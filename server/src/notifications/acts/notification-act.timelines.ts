import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID, MIN_ID } from '#kernel/database/ids.js';
import type { NotificationKindName } from '../read/notification-kinds.js';
import {
  ACTORS_OF_GROUP,
  ENTRIES,
  ENTRIES_UPWARDS,
  ENTRY,
  MAX_ACTORS,
  POSITION_OF_GROUP,
  UNREAD_ENTRIES,
  UNREAD_OF_GROUP,
} from './notification-act.statements.js';

/** An act, a group with its latest act, or the end of a poll. */
export interface NotificationEntry {
  /** The id of the act; of the end of a poll, its own. Greater is newer. */
  readonly position: string;
  readonly groupId: string;
  readonly kind: NotificationKindName;
  readonly postId: string | null;
  readonly isRead: boolean;
  /** Who did it, latest first: one of an act, at most 8 of a group, none of the end of a poll. */
  readonly actorIds: readonly string[];
  /** How many did it. */
  readonly actCount: number;
  /** The act of the last one named. */
  readonly oldest: string;
}

/** Which notifications are listed, and how. */
export interface WantedEntries {
  /** Kinds of which a group is one entry. */
  readonly grouped: readonly NotificationKindName[];
  /** Kinds of which each act is an entry. The end of a poll is one in any case. */
  readonly single: readonly NotificationKindName[];
  /** Whose acts alone. */
  readonly actorId?: string | null;
  /** With what waits as a request. */
  readonly withRequests?: boolean;
}

export interface EntriesPage {
  /** Rows, 1 to 100. */
  readonly limit: number;
  readonly below: string | null;
  readonly above: string | null;
  /** The nearest above instead of the newest. */
  readonly isUpwards: boolean;
}

interface EntryRow {
  position: string;
  group_id: string;
  kind: NotificationKindName;
  post_id: string | null;
  actor_id: string | null;
  is_read: boolean;
  act_count: number;
  actor_ids: string[] | null;
  oldest: string | null;
}

const POLL: NotificationKindName = 'POLL_ENDED';

/** Unread ones are counted up to this number. */
export const MAX_UNREAD_ENTRIES = 100;

/** The notifications of a person as apps list them: each act by itself, or some kinds by their groups. */
@Injectable()
export class NotificationActTimelines {
  constructor(private readonly database: Database) {}

  /** Newest first, also of a page upwards; whether there are more in its direction. One statement. */
  async of(
    userId: string,
    wanted: WantedEntries,
    { limit, below, above, isUpwards }: EntriesPage,
  ): Promise<{ entries: NotificationEntry[]; hasMore: boolean }> {
    const parameters = parametersOf(userId, wanted, below ?? MAX_ID, above ?? MIN_ID);
    const rows = isUpwards
      ? await this.database.rows<EntryRow>(ENTRIES_UPWARDS(limit + 1), parameters)
      : await this.database.rows<EntryRow>(ENTRIES(limit + 1), parameters);
    const entries = rows.slice(0, limit).map(entryOf);
    return { entries: isUpwards ? entries.toReversed() : entries, hasMore: rows.length > limit };
  }

  /** The newest unread ones, at most 100. */
  async unreadOf(userId: string, wanted: WantedEntries): Promise<NotificationEntry[]> {
    const parameters = parametersOf(userId, wanted, MAX_ID, MIN_ID);
    const rows = await this.database.rows<EntryRow>(UNREAD_ENTRIES(MAX_UNREAD_ENTRIES), parameters);
    return rows.slice(0, MAX_UNREAD_ENTRIES).map(entryOf);
  }

  /** The same of one group. */
  async unreadOfGroup(userId: string, wanted: WantedEntries, groupId: string): Promise<NotificationEntry[]> {
    const parameters = [...parametersOf(userId, wanted, MAX_ID, MIN_ID), groupId];
    const rows = await this.database.rows<EntryRow>(UNREAD_OF_GROUP(MAX_UNREAD_ENTRIES), parameters);
    return rows.slice(0, MAX_UNREAD_ENTRIES).map(entryOf);
  }

  /** The one at a position; null if there is none that is visible. */
  async at(userId: string, wanted: WantedEntries, position: string): Promise<NotificationEntry | null> {
    const [row] = await this.database.rows<EntryRow>(ENTRY, parametersOf(userId, wanted, position, position));
    return row ? entryOf(row) : null;
  }

  /** A group of the person as one entry; null if there is none that is visible. */
  async group(userId: string, kind: NotificationKindName, groupId: string): Promise<NotificationEntry | null> {
    const [row] = await this.database.rows<{ position: string }>(POSITION_OF_GROUP, [userId, groupId]);
    const entry = row && (await this.at(userId, { grouped: [kind], single: [] }, row.position));
    return entry?.groupId === groupId ? entry : null;
  }

  /** Who did it, latest first. @param most how many at most */
  async actorsOf(userId: string, groupId: string, most: number): Promise<string[]> {
    const rows = await this.database.rows<{ id: string }>(ACTORS_OF_GROUP, [userId, groupId, most]);
    return rows.map(({ id }) => id);
  }
}

function parametersOf(
  userId: string,
  { grouped, single, actorId = null, withRequests = false }: WantedEntries,
  below: string,
  above: string,
): unknown[] {
  // The end of a poll is no act of a person: it is one entry in any case, and none of whose acts alone are asked for.
  const polls = actorId === null && (grouped.includes(POLL) || single.includes(POLL)) ? [POLL] : [];
  const groups = grouped.filter((kind) => kind !== POLL);
  return [userId, below, above, [...groups, ...polls], single.filter((kind) => kind !== POLL), actorId, withRequests];
}

function entryOf(row: EntryRow): NotificationEntry {
  const actorIds = row.actor_id === null ? (row.actor_ids ?? []) : [row.actor_id];
  return {
    position: row.position,
    groupId: row.group_id,
    kind: row.kind,
    postId: row.post_id,
    isRead: row.is_read,
    actorIds,
    // As long as all of a group was read, deactivated people aren't counted either.
    actCount: row.kind === POLL ? 1 : row.act_count <= MAX_ACTORS ? actorIds.length : row.act_count,
    oldest: row.oldest ?? row.position,
  };
}
