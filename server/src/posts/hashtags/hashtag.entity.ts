import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { foreignKey } from '#kernel/database/base-properties.js';
import { PostSchema } from '../model/post.entity.js';

export const HashtagSchema = defineEntity({
  name: 'Hashtag',
  tableName: 'hashtags',
  properties: {
    /** The normalized form for comparison. */
    tag: p.text().primary(),
    /** In its most common spelling. */
    name: p.text(),
    postCount: p.integer().default(0).check('post_count >= 0'),
    firstUsedAt: p.datetime(3),
    lastUsedAt: p.datetime(3),
  },
  indexes: [
    { name: 'hashtags_search', expression: 'create index hashtags_search on hashtags using gin (tag gin_trgm_ops)' },
    { name: 'hashtags_prefix', expression: 'create index hashtags_prefix on hashtags (tag text_pattern_ops)' },
    { name: 'hashtags_by_use', expression: 'create index hashtags_by_use on hashtags (post_count desc, tag)' },
  ],
});

const tag = foreignKey(HashtagSchema, 'tag').deleteRule('cascade').primary();

/** A hashtag in a post. */
export const PostHashtagSchema = defineEntity({
  name: 'PostHashtag',
  tableName: 'post_hashtags',
  properties: {
    tag,
    postId: foreignKey(PostSchema, 'post_id').deleteRule('cascade').primary(),
    authorId: foreignKey(UserSchema, 'author_id').deleteRule('cascade'),
    isReply: p.boolean(),
    /** Its post is listed. */
    isOpen: p.boolean().default(true),
    /** As it was typed there. */
    name: p.text().nullable(),
  },
  indexes: [
    { name: 'post_hashtags_by_post', properties: 'postId' },
    { name: 'post_hashtags_by_author', properties: 'authorId' },
  ],
});

/** Inputs of the last computation of trends, which answer "why is this trending". */
export const HashtagTrendSchema = defineEntity({
  name: 'HashtagTrend',
  tableName: 'hashtag_trends',
  properties: {
    tag,
    authors: p.integer(),
    observed: p.double(),
    expected: p.double(),
    score: p.double(),
    peak: p.double(),
    peakAt: p.datetime(3),
    standing: p.double(),
    /** The weight of accounts younger than a week. */
    newcomerWeight: p.double().default(0.2),
    computedAt: p.datetime(3),
  },
});

export const HashtagPopularitySchema = defineEntity({
  name: 'HashtagPopularity',
  tableName: 'hashtag_popularity',
  properties: { tag, authorCount: p.integer(), computedAt: p.datetime(3) },
  indexes: [
    {
      name: 'hashtag_popularity_order',
      expression: 'create index hashtag_popularity_order on hashtag_popularity (author_count desc, tag)',
    },
  ],
});
