import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { foreignKey } from '#kernel/database/base-properties.js';
import { PostSchema } from '../model/post.entity.js';

/** A post of someone's own that is shown first in their profile. */
export const FeaturedPostSchema = defineEntity({
  name: 'FeaturedPost',
  tableName: 'featured_posts',
  properties: {
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').primary(),
    postId: foreignKey(PostSchema, 'post_id').deleteRule('cascade').primary(),
    /** The smallest is the first. */
    position: p.integer(),
  },
  indexes: [{ name: 'featured_posts_by_post', properties: 'postId' }],
});
