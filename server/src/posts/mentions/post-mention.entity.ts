import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { foreignKey } from '#kernel/database/base-properties.js';
import { PostSchema } from '../model/post.entity.js';

/** A post mentions a user. */
export const PostMentionSchema = defineEntity({
  name: 'PostMention',
  tableName: 'post_mentions',
  properties: {
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').primary(),
    postId: foreignKey(PostSchema, 'post_id').deleteRule('cascade').primary(),
    /** The handle as typed; null if it is the user's current one. */
    handleKey: p.text().nullable(),
  },
  indexes: [{ name: 'post_mentions_by_post', properties: 'postId' }],
});
