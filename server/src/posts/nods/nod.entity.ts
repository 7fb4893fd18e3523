import { defineEntity } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { PostSchema } from '../model/post.entity.js';

/** One user nods at one post, at most once. */
export const NodSchema = defineEntity({
  name: 'Nod',
  tableName: 'nods',
  properties: {
    ...baseProperties,
    postId: foreignKey(PostSchema, 'post_id').deleteRule('cascade'),
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade'),
  },
  uniques: [{ properties: ['userId', 'postId'] }],
  indexes: [
    { name: 'nods_by_post', expression: 'create index nods_by_post on nods (post_id, id desc)' },
    { name: 'nods_by_user', expression: 'create index nods_by_user on nods (user_id, id desc)' },
  ],
});
