import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { foreignKey } from '#kernel/database/base-properties.js';
import { PostSchema } from '../model/post.entity.js';

/** A conversation of which someone wants no notifications. */
export const MutedThreadSchema = defineEntity({
  name: 'MutedThread',
  tableName: 'muted_threads',
  properties: {
    ownerId: foreignKey(UserSchema, 'owner_id').deleteRule('cascade').primary(),
    /** The quack at the top of the thread. */
    rootId: foreignKey(PostSchema, 'root_id').deleteRule('cascade').primary(),
    /** Tells which is the oldest. */
    id: p.uuid(),
  },
  indexes: [
    { name: 'muted_threads_by_age', properties: ['ownerId', 'id'] },
    { name: 'muted_threads_by_root', properties: 'rootId' },
  ],
});
