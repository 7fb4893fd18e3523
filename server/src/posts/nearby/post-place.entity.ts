import { defineEntity, p } from '@mikro-orm/core';
import { foreignKey } from '#kernel/database/base-properties.js';
import { PostSchema } from '../model/post.entity.js';

/** Where a post was written, as a cell of about 5 km. */
export const PostPlaceSchema = defineEntity({
  name: 'PostPlace',
  tableName: 'post_places',
  properties: {
    postId: foreignKey(PostSchema, 'post_id').deleteRule('cascade').primary(),
    cell: p.text().check("cell ~ '^[0-9b-hjkmnp-z]{5}$'"),
  },
  indexes: [
    { name: 'post_places_by_cell', expression: 'create index post_places_by_cell on post_places (cell, post_id desc)' },
  ],
});
