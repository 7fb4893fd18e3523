import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { foreignKey } from '#kernel/database/base-properties.js';
import { WithheldPostSchema } from '../model/withheld-post.entity.js';

export const HOLD_REASONS = ['WORDS', 'REPORTS'] as const;
/** A word of the site's list, or reports of several trusted people. */
export type HoldReason = (typeof HOLD_REASONS)[number];

/**
 * A withheld post that waits for a moderator. To everyone it is deleted, but its author still sees it. Once it was decided, the row says only
 * whether others have ever seen the post.
 */
export const HeldPostSchema = defineEntity({
  name: 'HeldPost',
  tableName: 'held_posts',
  properties: {
    postId: foreignKey(WithheldPostSchema, 'post_id').deleteRule('cascade').primary(),
    authorId: foreignKey(UserSchema, 'author_id'),
    reason: p.enum(HOLD_REASONS),
    /** It was held before anyone else saw it: releasing it is its publication. */
    isUnpublished: p.boolean(),
    /** When moderators removed it; null while it waits. */
    removedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
  },
  indexes: [
    {
      name: 'held_posts_by_author',
      expression: 'create index held_posts_by_author on held_posts (author_id, post_id desc)',
    },
  ],
});
