import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import type { ViewerId } from '#kernel/request/viewer.js';
import { postNotifications, type PostNotificationsName } from '../ties/post-notifications.js';
import { existsLookup, userColumns, type UserRow, type UserView, userViewFrom } from '../users/user.view.js';

/** A person with everything that is between them and the viewer. */
export interface RelatedUserView extends UserView {
  /** They ask to follow the viewer. */
  hasRequestedViewer: boolean;
  /** Of which of their posts the viewer is notified. */
  viewerPostNotifications: PostNotificationsName;
}

const HAS_REQUESTED_VIEWER = existsLookup(
  'follow_requests asking where asking.follower_id = u.id and asking.followee_id = $2::uuid',
);

/** $1 ids, $2 viewer. */
export const RELATED_USERS = `
select ${userColumns('u', '$2::uuid')}, ${HAS_REQUESTED_VIEWER} as has_requested_viewer,
  ${postNotifications('$2::uuid', 'u.id')} as post_notifications
from users u
where u.id = any($1::uuid[]) and u.is_active and u.email_verified_at is not null`;

type Row = UserRow & { has_requested_viewer: boolean; post_notifications: PostNotificationsName };

@Injectable()
export class RelatedUserViews {
  constructor(private readonly database: Database) {}

  /** In one statement, in the order of `ids`. Unknown ids and deactivated or unverified people are absent. */
  async inOrder(ids: readonly string[], viewer: ViewerId): Promise<RelatedUserView[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.list<Row>(RELATED_USERS, [ids, viewer.id]);
    const views = new Map(
      rows.map((row) => [
        row.id,
        {
          ...userViewFrom(row, viewer),
          hasRequestedViewer: row.has_requested_viewer,
          viewerPostNotifications: row.post_notifications,
        },
      ]),
    );
    return [...new Set(ids)].map((id) => views.get(id)).filter((view) => view !== undefined);
  }
}
