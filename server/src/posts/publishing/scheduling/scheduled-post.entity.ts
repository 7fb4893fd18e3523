import { VISIBILITIES } from '@mallard/rules/visibility';
import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import type { StoredPart } from '../drafts/thread-parts.js';
import type { CheckedPoll } from '../../polls/poll-draft.js';
import { markProperties } from '../../model/post-marks.js';
import { PostSchema } from '../../model/post.entity.js';

/**
 * - SCHEDULED: published at the time that its author chose.
 * - OUTGOING: published in some seconds, unless its author undoes that.
 * - DRAFT: not published; its texts may break the rules for posts.
 */
export const WAITING_STATES = ['SCHEDULED', 'OUTGOING', 'DRAFT'] as const;

/** A post that is to be published later, or a draft, with the rest of its thread. */
export const ScheduledPostSchema = defineEntity({
  name: 'ScheduledPost',
  tableName: 'scheduled_posts',
  properties: {
    ...baseProperties,
    authorId: foreignKey(UserSchema, 'author_id').deleteRule('cascade'),
    state: p.enum(WAITING_STATES).default('SCHEDULED'),
    content: p.text(),
    contentWarning: p.text().nullable(),
    ...markProperties,
    /** Null: as what it answers; of a draft, as its author prefers then. */
    visibility: p.enum(VISIBILITIES).nullable().default('PUBLIC'),
    quoteOf: p.uuid().nullable(),
    /** Null in a draft: as its author prefers then. */
    quoteRule: p.smallint().nullable().default(0),
    /** What it answers. Not of scheduled ones. */
    parentId: p.uuid().nullable(),
    /** Where it was written. Not of scheduled ones. */
    cell: p.text().nullable(),
    replyRule: p.smallint().default(0).check('reply_rule >= 0 and reply_rule <= 8'),
    /** Hours from its publication until replies close. */
    repliesCloseAfter: p.smallint().nullable(),
    mediaCount: p.smallint().default(0).check('media_count >= 0 and media_count <= 4'),
    /** Its poll, which lasts from publication. */
    poll: p.json<CheckedPoll>().nullable(),
    /** The quacks after the first. */
    thread: p.json<StoredPart[]>().nullable(),
    /** As the author chose it; null for a draft. */
    publishAt: p.datetime(3).nullable(),
    /** When a server tries to publish it: later than `publishAt` after a failed attempt. Null for a draft. */
    dueAt: p.datetime(3).nullable(),
    attempts: p.integer().default(0),
    failure: p.text().nullable(),
    /** Counts the changes of a draft, so that two devices don't overwrite each other's. */
    revision: p.integer().default(0),
    updatedAt: p.datetime(3).defaultRaw('now()'),
  },
  indexes: [
    { name: 'scheduled_posts_drafts', properties: ['authorId', 'updatedAt', 'id'], where: "state = 'DRAFT'" },
    { name: 'scheduled_posts_due', properties: ['dueAt', 'id'], where: 'failure is null' },
    { name: 'scheduled_posts_by_author', properties: ['authorId', 'state', 'publishAt', 'id'] },
  ],
  checks: [
    { name: 'scheduled_posts_visibility', expression: "state <> 'SCHEDULED' or visibility is not null" },
    {
      name: 'scheduled_posts_when',
      expression: `(state = 'DRAFT' and publish_at is null and due_at is null)
    or (state <> 'DRAFT' and publish_at is not null and due_at is not null and quote_rule is not null)`,
    },
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
