import type { TextEntity } from '@mallard/rules/text-entities';
import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import type { MediaRecord } from '#media/media.view.js';
import { markProperties } from '../model/post-marks.js';
import { PostSchema } from '../model/post.entity.js';

/** What a post said before an edit. */
export const PostEditSchema = defineEntity({
  name: 'PostEdit',
  tableName: 'post_edits',
  properties: {
    /** `createdAt` is when it was published so. */
    ...baseProperties,
    postId: foreignKey(PostSchema, 'post_id').deleteRule('cascade'),
    content: p.text(),
    entities: p.json<TextEntity[]>(),
    contentWarning: p.text().nullable(),
    ...markProperties,
    media: p.json<MediaRecord[]>(),
    /** Nods at the edit. */
    nodCount: p.integer(),
    /** When it was edited. */
    replacedAt: p.datetime(3),
  },
  indexes: [{ name: 'post_edits_by_post', properties: ['postId', 'id'] }],
});
