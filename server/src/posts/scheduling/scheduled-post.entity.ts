import { VISIBILITIES } from '@mallard/rules/visibility';
import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import type { CheckedPoll } from '../polls/poll-draft.js';
import { PostSchema } from '../post.entity.js';

/** A post that is to be published later. */
export const ScheduledPostSchema = defineEntity({
  name: 'ScheduledPost',
  tableName: 'scheduled_posts',
  properties: {
    ...baseProperties,
    authorId: foreignKey(UserSchema, 'author_id').deleteRule('cascade'),
    content: p.text(),
    contentWarning: p.text().nullable(),
    isSensitive: p.boolean().default(false),
    visibility: p.enum(VISIBILITIES).default('PUBLIC'),
    quoteOf: p.uuid().nullable(),
    quoteRule: p.smallint().default(0),
    replyRule: p.smallint().default(0).check('reply_rule >= 0 and reply_rule <= 8'),
    /** Hours from its publication until replies close. */
    repliesCloseAfter: p.smallint().nullable(),
    mediaCount: p.smallint().default(0).check('media_count >= 0 and media_count <= 4'),
    /** Its poll, which lasts from publication. */
    poll: p.json<CheckedPoll>().nullable(),
    /** As the author chose it. */
    publishAt: p.datetime(3),
    /** When a server tries to publish it: later than `publishAt` after a failed attempt. */
    dueAt: p.datetime(3),
    attempts: p.integer().default(0),
    failure: p.text().nullable(),
  },
  indexes: [
    { name: 'scheduled_posts_due', properties: ['dueAt', 'id'], where: 'failure is null' },
    { name: 'scheduled_posts_by_author', properties: ['authorId', 'publishAt', 'id'] },
  ],
});

/** Records that a scheduled post was published; the key prevents a second time. */
export const ScheduledPublicationSchema = defineEntity({
  name: 'ScheduledPublication',
  tableName: 'scheduled_publications',
  properties: {
    /** The scheduled post, which is deleted. */
    sourceId: p.uuid().primary(),
    postId: foreignKey(PostSchema, 'post_id').deleteRule('cascade').unique(),
    authorId: foreignKey(UserSchema, 'author_id').deleteRule('cascade'),
    /** Null if the author published it early. */
    dueAt: p.datetime(3).nullable(),
  },
  indexes: [{ name: 'scheduled_publications_by_author', properties: ['authorId', 'dueAt'] }],
});
