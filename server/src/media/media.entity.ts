import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { MEDIA_FORMATS } from './files/media-keys.js';

/** A picture or video that a user uploaded, or a picture of the site. */
export const MediaSchema = defineEntity({
  name: 'Media',
  tableName: 'media',
  properties: {
    ...baseProperties,
    /** Null for a picture of the site, which everyone may see. */
    ownerId: foreignKey(UserSchema, 'owner_id').deleteRule('cascade').nullable(),
    kind: p.enum(['IMAGE', 'VIDEO']),
    format: p.enum(MEDIA_FORMATS),
    bytes: p.integer().check('bytes > 0'),
    thumbnailBytes: p.integer().nullable().check('thumbnail_bytes > 0'),
    width: p.integer().nullable().check('width > 0'),
    height: p.integer().nullable().check('height > 0'),
    altText: p.text().default(''),
    placeholder: p.text().nullable(),
    /** The post or scheduled post it is attached to. There is no foreign key, because it may be in either table. */
    holderId: p.uuid().nullable(),
    position: p.smallint().nullable(),
    isPublished: p.boolean().default(false),
    /** Its post is for everyone. */
    isOpen: p.boolean().default(true),
    /** Since when nothing uses it; it is deleted some time after. */
    unheldSince: p.datetime(3).nullable().defaultRaw('now()'),
    /** It was reported: until then it is kept for moderators, even if its post is deleted. */
    keptUntil: p.datetime(3).nullable(),
    isAnimated: p.boolean().default(false),
    /** False for a file of an earlier version that has not been inspected yet. */
    isInspected: p.boolean().default(false),
  },
  uniques: [{ name: 'media_by_holder', properties: ['holderId', 'position'], where: 'holder_id is not null' }],
  indexes: [
    { name: 'media_by_owner', properties: 'ownerId' },
    { name: 'media_unheld', properties: 'unheldSince', where: 'unheld_since is not null' },
    { name: 'media_kept', properties: 'keptUntil', where: 'kept_until is not null' },
    { name: 'media_uninspected', properties: 'id', where: 'not is_inspected' },
  ],
  checks: [
    {
      name: 'media_check',
      expression:
        'case when owner_id is null then holder_id is null else (holder_id is null) = (unheld_since is not null) end',
    },
    { name: 'media_check1', expression: '(holder_id is null) = (position is null)' },
    { name: 'media_check2', expression: 'holder_id is not null or not is_published' },
  ],
  triggers: [
    {
      name: 'media_gone',
      timing: 'after',
      events: ['delete'],
      expression: 'create trigger media_gone after delete on media for each row execute function media_files_left()',
    },
  ],
});

/** A file that is about to be stored or removed; an old entry is an orphaned file. */
export const MediaLeftoverSchema = defineEntity({
  name: 'MediaLeftover',
  tableName: 'media_leftovers',
  properties: { key: p.text().primary(), since: p.datetime(3).defaultRaw('now()') },
  indexes: [{ name: 'media_leftovers_since', properties: 'since' }],
});
