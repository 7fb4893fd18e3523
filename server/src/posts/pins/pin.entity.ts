import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { PostSchema } from '../model/post.entity.js';
import { PinFolderSchema } from './pin-folder.entity.js';

/** A post that a user saved privately, at most once. */
export const PinSchema = defineEntity({
  name: 'Pin',
  tableName: 'pins',
  properties: {
    ...baseProperties,
    postId: foreignKey(PostSchema, 'post_id').deleteRule('cascade'),
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade'),
    /** What the user wrote on it for themselves, at most 500 grapheme clusters. */
    note: p.text().nullable().check('char_length(note) <= 10000'),
    /** One of the user's own. */
    folderId: foreignKey(PinFolderSchema, 'folder_id').deleteRule('set null').nullable(),
  },
  uniques: [{ properties: ['userId', 'postId'] }],
  indexes: [
    { name: 'pins_by_user', expression: 'create index pins_by_user on pins (user_id, id desc) include (post_id)' },
    { name: 'pins_by_post', properties: 'postId' },
    {
      name: 'pins_by_folder',
      expression:
        'create index pins_by_folder on pins (folder_id, id desc) include (post_id) where folder_id is not null',
    },
  ],
});
