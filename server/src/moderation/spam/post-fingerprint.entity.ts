import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { foreignKey } from '#kernel/database/base-properties.js';
import { PostSchema } from '#posts/model/post.entity.js';

/** What a newcomer wrote to strangers, as a fingerprint; kept for hours. */
export const PostFingerprintSchema = defineEntity({
  name: 'PostFingerprint',
  tableName: 'post_fingerprints',
  properties: {
    postId: foreignKey(PostSchema, 'post_id').deleteRule('cascade').primary(),
    authorId: foreignKey(UserSchema, 'author_id'),
    hash: p.bigint(),
    /** Whom it mentions or replies to, of those who don't follow the author. */
    strangerIds: p.array().columnType('uuid[]'),
    createdAt: p.datetime(3),
  },
  indexes: [
    { name: 'post_fingerprints_by_author', properties: ['authorId', 'createdAt'] },
    { name: 'post_fingerprints_by_age', properties: 'createdAt' },
  ],
});
