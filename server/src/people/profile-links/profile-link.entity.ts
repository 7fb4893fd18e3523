import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { foreignKey } from '#kernel/database/base-properties.js';

/** A field of a profile: a link, or a text. */
export const ProfileLinkSchema = defineEntity({
  name: 'ProfileLink',
  tableName: 'profile_links',
  properties: {
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').primary(),
    /** Order on the profile, from 0. */
    position: p.smallint().primary().check('position >= 0 and position <= 3'),
    /** At most 30 grapheme clusters; may be empty. */
    label: p.text().check('char_length(label) <= 600'),
    /** Empty for a text. */
    url: p.text().check('char_length(url) <= 200'),
    /** At most 200 grapheme clusters; null for a link. */
    text: p.text().nullable().check('char_length(text) <= 4000'),
    /** When the page was last found to link back; null if it doesn't. */
    verifiedAt: p.datetime(3).nullable(),
    /** When a job was last queued for it. */
    checkedAt: p.datetime(3).nullable(),
  },
  indexes: [{ name: 'profile_links_checked', properties: 'checkedAt', where: 'checked_at is not null' }],
});
