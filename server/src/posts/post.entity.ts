import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#kernel/database/base-properties.js';
import type { PostEntity as TextEntity } from './post-text.js';

/** A quack, or a reply to one. A deleted quack keeps its row, without words, so that replies keep their place. */
export const PostSchema = defineEntity({
  name: 'Post',
  tableName: 'posts',
  properties: {
    ...baseProperties,
    authorId: p.uuid(),
    content: p.text(),
    /** What the text was found to hold when it was written; never parsed again. */
    entities: p.json<TextEntity[]>(),
    contentWarning: p.text().nullable(),
    parentId: p.uuid().nullable(),
    rootId: p.uuid().nullable(),
    replyCount: p.integer().default(0),
    nodCount: p.integer().default(0),
    editedAt: p.datetime(3).nullable(),
    deletedAt: p.datetime(3).nullable(),
    /** False once it is deleted and nothing stands below it. */
    inThread: p.boolean().default(true),
  },
});
export type Post = InferEntity<typeof PostSchema>;
