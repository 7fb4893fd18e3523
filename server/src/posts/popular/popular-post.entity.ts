import { defineEntity, p } from '@mikro-orm/core';
import { foreignKey } from '#kernel/database/base-properties.js';
import { PostSchema } from '../model/post.entity.js';

/** A popular post, as last computed. */
export const PopularPostSchema = defineEntity({
  name: 'PopularPost',
  tableName: 'popular_posts',
  properties: {
    postId: foreignKey(PostSchema, 'post_id').deleteRule('cascade').primary(),
    /** Thousandths of a point; what the list is ordered by. */
    standing: p.integer(),
    computedAt: p.datetime(3),
  },
  indexes: [
    {
      name: 'popular_posts_order',
      expression: 'create index popular_posts_order on popular_posts (standing desc, post_id desc)',
    },
  ],
});
