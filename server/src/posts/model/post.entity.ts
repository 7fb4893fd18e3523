import type { TextEntity } from '@mallard/rules/text-entities';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey, searchVector } from '#kernel/database/base-properties.js';
import { markProperties } from './post-marks.js';

/** A post or a reply. A deleted post keeps its row without text, so that replies keep their position. */
export const PostSchema = defineEntity({
  name: 'Post',
  tableName: 'posts',
  properties: {
    ...baseProperties,
    authorId: foreignKey(UserSchema, 'author_id'),
    content: p.text(),
    /** Entities found in the text when it was written; it is never parsed again. */
    entities: p.json<TextEntity[]>().defaultRaw("'[]'"),
    contentWarning: p.text().nullable(),
    parentId: () => foreignKey(PostSchema, 'parent_id').nullable(),
    rootId: () => foreignKey(PostSchema, 'root_id').nullable(),
    replyCount: p.integer().default(0).check('reply_count >= 0'),
    nodCount: p.integer().default(0).check('nod_count >= 0'),
    /** Lets lists skip reading media of posts that have none. */
    mediaCount: p.smallint().default(0).check('media_count >= 0 and media_count <= 4'),
    ...markProperties,
    /** Moderators say so, which the author can't take back. */
    isMarkedByStaff: p.boolean().default(false),
    editedAt: p.datetime(3).nullable(),
    deletedAt: p.datetime(3).nullable(),
    /** False once it is deleted and has nothing below it. */
    inThread: p.boolean().default(true),
    /** Lists of strangers show it. */
    isListed: p.boolean().default(true),
    /** Whose followers read it: the author of its thread. Null: everyone. */
    audienceId: p.uuid().nullable(),
    /** What this is a requack of; such a row has no words of its own, and undoing the requack erases it. */
    requackOf: () => foreignKey(PostSchema, 'requack_of').deleteRule('cascade').nullable(),
    requackCount: p.integer().default(0).check('requack_count >= 0'),
    /** The post that it quotes; `quotes` holds what its author decided. */
    quoteOf: p.uuid().nullable(),
    /** Who may quote it, of `QUOTE_RULES`. */
    quoteRule: p.smallint().default(0).check('quote_rule >= 0 and quote_rule <= 3'),
    /** Accepted quotes of it that exist. */
    quoteCount: p.integer().default(0).check('quote_count >= 0'),
    /** Who can reply below a quack: the bits of `reply-rules.ts`, 0 for everyone. Replies follow that of their thread. */
    replyRule: p.smallint().default(0).check('reply_rule >= 0 and reply_rule <= 8'),
    /** When replies below a quack end. */
    repliesCloseAt: p.datetime(3).nullable(),
    /** The author of its thread hid it. */
    isFolded: p.boolean().default(false),
    /** Of a quack, the replies that are folded and not deleted. */
    foldedCount: p.smallint().default(0).check('folded_count >= 0'),
    /** The most nods it had at an edit that came a day after it was published, if there were many. */
    editedAfterNods: p.integer().nullable(),
    /** Lets lists skip reading polls of posts that have none. */
    hasPoll: p.boolean().default(false),
    search: searchVector('quack_vector(id, content)'),
  },
  indexes: [
    {
      name: 'posts_stream',
      expression:
        'create index posts_stream on posts (id desc) include (author_id, requack_of) where parent_id is null and deleted_at is null',
    },
    {
      name: 'posts_everyone',
      expression:
        'create index posts_everyone on posts (id desc) include (author_id) where parent_id is null and deleted_at is null and is_listed',
    },
    // It serves the foreign key, and `from:handle` in order of time.
    { name: 'posts_author', expression: 'create index posts_author on posts (author_id, id desc)' },
    {
      name: 'posts_by_author',
      expression:
        'create index posts_by_author on posts (author_id, id desc) where parent_id is null and deleted_at is null and requack_of is null',
    },
    {
      name: 'posts_by_author_open',
      expression:
        'create index posts_by_author_open on posts (author_id, id desc) where parent_id is null and deleted_at is null and audience_id is null and requack_of is null',
    },
    {
      name: 'posts_requack_once',
      expression:
        'create unique index posts_requack_once on posts (author_id, requack_of) where requack_of is not null',
    },
    {
      name: 'posts_requacks',
      expression:
        'create index posts_requacks on posts (requack_of, id desc) include (author_id) where requack_of is not null',
    },
    {
      name: 'posts_requacks_by_author',
      expression:
        'create index posts_requacks_by_author on posts (author_id, id desc) include (requack_of) where requack_of is not null',
    },
    {
      name: 'posts_replies_by_author',
      expression:
        'create index posts_replies_by_author on posts (author_id, id desc) where parent_id is not null and deleted_at is null',
    },
    // A thread is read from this index alone.
    {
      name: 'posts_by_parent',
      properties: ['parentId', 'id'],
      include: ['authorId', 'deletedAt'],
      where: 'parent_id is not null and in_thread',
    },
    {
      name: 'posts_folded_by_root',
      expression: 'create index posts_folded_by_root on posts (root_id, id) where is_folded',
    },
    // For deleting rows, which must not read the table for replies.
    { name: 'posts_parent', properties: 'parentId', where: 'parent_id is not null' },
    { name: 'posts_by_root', properties: ['rootId', 'id'], where: 'root_id is not null' },
    // The list of words not yet merged into the index is read by every search, so it is kept short.
    {
      name: 'posts_search',
      expression: 'create index posts_search on posts using gin (search) with (gin_pending_list_limit = 512)',
    },
    {
      name: 'posts_media_by_author',
      expression:
        'create index posts_media_by_author on posts (author_id, id desc) where media_count > 0 and deleted_at is null',
    },
    {
      name: 'posts_media',
      expression:
        'create index posts_media on posts (id desc) include (author_id) where media_count > 0 and deleted_at is null',
    },
  ],
  checks: [
    { name: 'posts_folded', expression: 'root_id is not null or not is_folded' },
    { name: 'posts_in_thread', expression: 'in_thread or deleted_at is not null' },
    {
      name: 'posts_requack',
      expression: "requack_of is null or (content = '' and parent_id is null and deleted_at is null and not is_listed)",
    },
    { name: 'posts_listed', expression: 'audience_id is null or not is_listed' },
  ],
});
export type Post = InferEntity<typeof PostSchema>;
