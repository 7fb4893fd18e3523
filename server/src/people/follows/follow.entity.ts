import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { POST_NOTIFICATIONS } from '../ties/post-notifications.js';

/** One user follows another; at most once, and never themselves. */
export const FollowSchema = defineEntity({
  name: 'Follow',
  tableName: 'follows',
  properties: {
    ...baseProperties,
    followerId: foreignKey(UserSchema, 'follower_id').deleteRule('cascade'),
    followeeId: foreignKey(UserSchema, 'followee_id').deleteRule('cascade'),
    /** Of which posts of the followee the follower is notified. */
    notify: p.enum(POST_NOTIFICATIONS).default('OFF'),
  },
  uniques: [{ properties: ['followerId', 'followeeId'] }],
  indexes: [
    { name: 'follows_by_follower', expression: 'create index follows_by_follower on follows (follower_id, id desc)' },
    { name: 'follows_by_followee', expression: 'create index follows_by_followee on follows (followee_id, id desc)' },
    { name: 'follows_notified', properties: ['followeeId', 'followerId'], where: "notify <> 'OFF'" },
  ],
  checks: [{ name: 'follows_check', expression: 'follower_id <> followee_id' }],
});
