import { Injectable } from '@nestjs/common';
import { instantOf } from '#kernel/database/ids.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { NotificationEntry } from '#notifications/acts/notification-act.timelines.js';
import type { AppNotificationType } from '#notifications/read/app-notification-types.js';
import type { NotificationView } from '#notifications/read/notification.view.js';
import { type UserView, UserViews } from '#people/users/user.view.js';
import type { PostView } from '#posts/read/post.view.js';
import { PostViews } from '#posts/read/post-views.js';
import { shownIn } from '#posts/read/list-page.js';
import { type Account, AccountSerializer } from '../entities/account.js';
import { type Status, StatusSerializer } from '../entities/status.js';
import { groupKeyOf, typeOf, ungroupedKey } from './notification-types.js';

/** https://docs.joinmastodon.org/entities/Notification/ */
export interface Notification {
  /** That of the act. */
  id: string;
  type: AppNotificationType;
  created_at: string;
  group_key: string;
  account: Account;
  /** Absent from follows. */
  status?: Status;
}

/** https://docs.joinmastodon.org/entities/GroupedNotificationsResults/ */
export interface GroupedNotifications {
  accounts: Account[];
  statuses: Status[];
  notification_groups: NotificationGroup[];
}

export interface NotificationGroup {
  group_key: string;
  notifications_count: number;
  type: AppNotificationType;
  most_recent_notification_id: string;
  page_min_id: string;
  page_max_id: string;
  latest_page_notification_at: string;
  /** At most 8. */
  sample_account_ids: string[];
  /** Absent from follows. */
  status_id?: string;
}

/** An entry with its people, of whom there is at least one, and its post. */
interface ReadEntry {
  readonly entry: NotificationEntry;
  readonly type: AppNotificationType;
  readonly people: readonly UserView[];
  readonly post: PostView | null;
}

/** Notifications with whom and what they are about. */
@Injectable()
export class NotificationSerializer {
  constructor(
    private readonly users: UserViews,
    private readonly posts: PostViews,
    private readonly accounts: AccountSerializer,
    private readonly statuses: StatusSerializer,
  ) {}

  /** Without those that filters of the viewer hide, or whose people or post are gone. */
  async of(entries: readonly NotificationEntry[], ctx: RequestContext): Promise<Notification[]> {
    const read = await this.read(entries, ctx);
    return Promise.all(read.map((each) => this.one(each, ctx)));
  }

  /** The same with people and posts listed once. */
  async grouped(entries: readonly NotificationEntry[], ctx: RequestContext): Promise<GroupedNotifications> {
    const read = await this.read(entries, ctx);
    const people = new Map(read.flatMap((each) => each.people).map((person) => [person.id, person]));
    const posts = new Map(read.flatMap(({ post }) => (post ? [[post.id, post]] : [])));
    return {
      accounts: [...people.values()].map((person) => this.accounts.of(person)),
      statuses: await this.statuses.of([...posts.values()], ctx),
      notification_groups: read.map(groupOf),
    };
  }

  /** Of those that lists show: how many filters leave. */
  async countOf(entries: readonly NotificationEntry[], ctx: RequestContext): Promise<number> {
    return (await this.read(entries, ctx)).length;
  }

  /** The latest act of a group, as streams tell it; null for kinds that have no type. */
  async latestOf(view: NotificationView, ctx: RequestContext): Promise<Notification | null> {
    const [actor] = view.actors;
    const entry: NotificationEntry = {
      position: view.position,
      groupId: view.id,
      kind: view.kind,
      postId: view.post?.id ?? null,
      isRead: view.isRead,
      actorIds: actor ? [actor.id] : [],
      actCount: 1,
      oldest: view.position,
    };
    return (await this.of([entry], ctx))[0] ?? null;
  }

  private async read(entries: readonly NotificationEntry[], { viewer }: RequestContext): Promise<ReadEntry[]> {
    const postIds = entries.map(({ postId }) => postId).filter((id) => id !== null);
    const [people, found] = await Promise.all([
      this.users.byIds([...new Set(entries.flatMap(({ actorIds }) => actorIds))], viewer),
      this.posts.withMentions([...new Set(postIds)], viewer),
    ]);
    const posts = new Map(shownIn(found, 'NOTIFICATIONS').map((post) => [post.id, post]));
    return entries.flatMap((entry) => {
      const type = typeOf(entry.kind);
      const post = entry.postId === null ? null : posts.get(entry.postId);
      if (type === null || post === undefined) return [];
      const actors = entry.actorIds.map((id) => people.get(id)).filter((person) => person !== undefined);
      // The end of a poll names its author alone.
      const named = entry.kind === 'POLL_ENDED' && post ? [post.author] : actors;
      return named.length > 0 ? [{ entry, type, people: named, post }] : [];
    });
  }

  private async one({ entry, type, people, post }: ReadEntry, ctx: RequestContext): Promise<Notification> {
    return {
      id: entry.position,
      type,
      created_at: instantOf(entry.position).toISOString(),
      group_key: keyOf(entry),
      account: this.accounts.of(people[0]!),
      ...(post && { status: await this.statuses.one(post, ctx) }),
    };
  }
}

const GROUPED_KINDS = new Set(['NOD', 'REQUACK', 'FOLLOW']);

function keyOf({ kind, groupId, position }: NotificationEntry): string {
  return GROUPED_KINDS.has(kind) ? groupKeyOf(kind, groupId) : ungroupedKey(position);
}

function groupOf({ entry, type, people, post }: ReadEntry): NotificationGroup {
  return {
    group_key: keyOf(entry),
    notifications_count: entry.actCount,
    type,
    most_recent_notification_id: entry.position,
    page_min_id: entry.oldest,
    page_max_id: entry.position,
    latest_page_notification_at: instantOf(entry.position).toISOString(),
    sample_account_ids: people.map(({ id }) => id),
    ...(post && { status_id: post.id }),
  };
}
