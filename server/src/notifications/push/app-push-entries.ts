import { Injectable } from '@nestjs/common';
import { type UserView, UserViews } from '#people/users/user.view.js';
import { isHiddenBy } from '#posts/filters/filter-match.view.js';
import type { PostView } from '#posts/read/post.view.js';
import { PostViews } from '#posts/read/post-views.js';
import { type NotificationEntry, NotificationActTimelines } from '../acts/notification-act.timelines.js';
import { APP_KINDS, APP_TYPES, type AppNotificationType } from '../read/app-notification-types.js';
import type { NotificationKindName } from '../read/notification-kinds.js';
import type { PushPolicy } from './push.entity.js';
import type { AppDevice, PushDevice } from './push-devices.js';

/** A device that is an app. */
export type AppPushDevice = PushDevice & { readonly app: AppDevice };

/** What an app is told: an act that no one has read, with those of its group. */
export interface ToldAct {
  /** By which apps ask for it. */
  readonly id: string;
  readonly kind: Exclude<NotificationKindName, 'SYSTEM'>;
  readonly type: AppNotificationType;
  /** Who did the same to the same, latest first; of a poll its author. */
  readonly people: readonly UserView[];
  readonly post: PostView | null;
}

/** Finds what there is to tell an app, by its alerts and policy, and by what filters and mutes of its person leave. */
@Injectable()
export class AppPushEntries {
  constructor(
    private readonly acts: NotificationActTimelines,
    private readonly users: UserViews,
    private readonly posts: PostViews,
  ) {}

  /** The latest of a group, or of all; null if nothing is unread. @param groupId null for all */
  async latest({ userId, filtersVersion, app }: AppPushDevice, groupId: string | null): Promise<ToldAct | null> {
    const kinds = APP_KINDS.filter((kind) => (app.alerts as readonly string[]).includes(APP_TYPES[kind]!));
    if (kinds.length === 0) return null;
    const reader = { id: userId, filtersVersion };
    const wanted = { grouped: [], single: kinds };
    const entries =
      groupId === null
        ? await this.acts.unreadOf(userId, wanted)
        : await this.acts.unreadOfGroup(userId, wanted, groupId);
    const postIds = entries.map(({ postId }) => postId).filter((id) => id !== null);
    const posts = await this.posts.byIds([...new Set(postIds)], reader);
    const personOf = ({ actorIds, postId }: NotificationEntry) => actorIds[0] ?? posts.get(postId ?? '')?.author.id;
    const peopleIds = entries.map(personOf).filter((id) => id !== undefined);
    const people = await this.users.byIds([...new Set(peopleIds)], reader);

    const told = entries.flatMap((entry) => {
      const post = entry.postId === null ? null : posts.get(entry.postId);
      const person = people.get(personOf(entry) ?? '');
      if (post === undefined || (post && isHiddenBy(post.filtered, 'NOTIFICATIONS'))) return [];
      return person && allows(app.policy, person) ? [{ entry, person, post }] : [];
    });
    const [latest] = told;
    if (!latest) return null;
    const { entry, post } = latest;
    const same = told.filter((each) => each.entry.groupId === entry.groupId);
    return {
      id: entry.position,
      kind: entry.kind as ToldAct['kind'],
      type: APP_TYPES[entry.kind]!,
      people: [...new Set(same.map(({ person }) => person))],
      post,
    };
  }
}

/** Whether an app is told of what this person did. A poll of one's own is told to all but those who want nothing. */
export function allows(policy: PushPolicy, person: UserView): boolean {
  if (policy === 'none') return false;
  if (policy === 'all' || person.viewerIsSelf) return true;
  return policy === 'followed' ? person.viewerIsFollowing : person.isFollowingViewer;
}
