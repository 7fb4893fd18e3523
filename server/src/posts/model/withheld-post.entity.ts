import { defineEntity, p } from '@mikro-orm/core';
import type { TextEntity } from '@mallard/rules/text-entities';
import { foreignKey } from '#kernel/database/base-properties.js';
import { PostSchema } from './post.entity.js';

/** What a post said that moderators removed: for everyone it is gone, but the removal can be undone for a while. */
export const WithheldPostSchema = defineEntity({
  name: 'WithheldPost',
  tableName: 'withheld_posts',
  properties: {
    postId: foreignKey(PostSchema, 'post_id').deleteRule('cascade').primary(),
    content: p.text(),
    entities: p.json<TextEntity[]>(),
    contentWarning: p.text().nullable(),
    mediaCount: p.smallint(),
    cell: p.text().nullable(),
    /** Whom its text means, as two lists of the same length: a handle still means someone who was renamed since. */
    mentionedHandles: p.array().columnType('text[]'),
    mentionedIds: p.array().columnType('uuid[]'),
    withheldAt: p.datetime(3),
  },
  indexes: [{ name: 'withheld_posts_by_age', properties: 'withheldAt' }],
});
