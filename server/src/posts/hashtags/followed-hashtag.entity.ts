import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { foreignKey } from '#kernel/database/base-properties.js';

/** A hashtag whose public quacks someone reads in their home. No one may have used it yet. */
export const FollowedHashtagSchema = defineEntity({
  name: 'FollowedHashtag',
  tableName: 'followed_hashtags',
  properties: {
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').primary(),
    /** Its key. */
    tag: p.text().primary(),
    /** Tells the order in which they were followed. */
    id: p.uuid(),
    /** As the follower typed it. */
    name: p.text(),
  },
  indexes: [{ name: 'followed_hashtags_by_tag', properties: ['tag', 'userId'] }],
});
