import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { UserNotFound } from '#identity/users/user.errors.js';
import { Database } from '#kernel/database/database.js';
import { restShape, uuid } from '#kernel/envelope/rest-shape.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { POST_NOTIFICATIONS, PostNotifications } from '../ties/post-notifications.js';
import { UserViews } from '../users/user.view.js';
import { CHOSEN_NOTIFICATIONS, type ChosenRow } from './post-notifications.loader.js';

/** FollowStats of the REST contract. */
export const RestFollowStats = restShape('FollowStats', {
  userId: uuid,
  isFollowing: z.boolean(),
  isFollowedBy: z.boolean(),
  followState: z.enum(['NONE', 'REQUESTED', 'FOLLOWING']),
  postNotifications: z.enum(POST_NOTIFICATIONS),
  followersCount: z.int(),
  followingCount: z.int(),
});
export type RestFollowStats = z.infer<typeof RestFollowStats>;

/** How a viewer and a person follow each other, as REST answers after each change. */
@Injectable()
export class FollowStats {
  constructor(
    private readonly database: Database,
    private readonly views: UserViews,
  ) {}

  /** @throws UserNotFound */
  async of(id: string, viewer: Viewer): Promise<RestFollowStats> {
    const [user, chosen] = await Promise.all([
      this.views.byId(id, viewer),
      viewer.id === null ? [] : this.database.rows<ChosenRow>(CHOSEN_NOTIFICATIONS, [[id], viewer.id]),
    ]);
    if (!user) throw new UserNotFound();
    return {
      userId: user.id,
      isFollowing: user.viewerIsFollowing,
      isFollowedBy: user.isFollowingViewer,
      followState: user.viewerFollowState,
      postNotifications: chosen[0]?.notify ?? PostNotifications.OFF,
      followersCount: user.followerCount,
      followingCount: user.followingCount,
    };
  }
}
