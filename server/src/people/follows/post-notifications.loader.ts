import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { postNotifications, type PostNotificationsName } from '../ties/post-notifications.js';

export interface ChosenRow {
  id: string;
  notify: PostNotificationsName;
}

/** Of which posts of some people the viewer is notified. $1 people, $2 viewer. */
export const CHOSEN_NOTIFICATIONS = `
select t.id, ${postNotifications('$2::uuid', 't.id')} as notify from unnest($1::uuid[]) t (id)`;

/** Of which posts of these people the viewer is notified, batched within a request. Lists of posts never ask. */
@Injectable()
export class PostNotificationsLoader extends RequestLoader<string, PostNotificationsName> {
  constructor(private readonly database: Database) {
    super();
  }

  /** Empty for visitors. */
  protected async fetch(userIds: readonly string[], { viewer }: RequestContext) {
    if (viewer.id === null) return new Map<string, PostNotificationsName>();
    const rows = await this.database.rows<ChosenRow>(CHOSEN_NOTIFICATIONS, [userIds, viewer.id]);
    return new Map(rows.map(({ id, notify }) => [id, notify]));
  }
}
