import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';

/** A folder of a user's pins, with a name that their other folders don't have. Only the user knows of it. */
export const PinFolderSchema = defineEntity({
  name: 'PinFolder',
  tableName: 'pin_folders',
  properties: {
    ...baseProperties,
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade'),
    /** At most 50 grapheme clusters. */
    name: p.text().check('char_length(name) <= 1000'),
    /** The name, folded for comparison. */
    key: p.text(),
  },
  uniques: [{ properties: ['userId', 'key'] }],
});
