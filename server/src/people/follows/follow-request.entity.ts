import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { POST_NOTIFICATIONS } from '../ties/post-notifications.js';

/** Someone asked to follow a person who has yet to decide. It ends as a follow, or without a trace. */
export const FollowRequestSchema = defineEntity({
  name: 'FollowRequest',
  tableName: 'follow_requests',
  properties: {
    ...baseProperties,
    followerId: foreignKey(UserSchema, 'follower_id').deleteRule('cascade'),
    followeeId: foreignKey(UserSchema, 'followee_id').deleteRule('cascade'),
    /** Passed on to the follow. */
    notify: p.enum(POST_NOTIFICATIONS).default('OFF'),
  },
  // The key also counts the open requests of someone.
  uniques: [{ properties: ['followerId', 'followeeId'] }],
  indexes: [
    {
      name: 'follow_requests_by_followee',
      expression: 'create index follow_requests_by_followee on follow_requests (followee_id, id desc)',
    },
  ],
  checks: [{ name: 'follow_requests_check', expression: 'follower_id <> followee_id' }],
});
