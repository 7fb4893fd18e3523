import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { foreignKey } from '#kernel/database/base-properties.js';

/**
 * What one user decided about another: a block, a mute, or both. A block has a second row from the other side, so that one
 * look-up tells a reader about both directions.
 */
export const RelationshipSchema = defineEntity({
  name: 'Relationship',
  tableName: 'relationships',
  properties: {
    ownerId: foreignKey(UserSchema, 'owner_id').deleteRule('cascade').primary(),
    otherId: foreignKey(UserSchema, 'other_id').deleteRule('cascade').primary(),
    /** The latest decision. It sorts the lists, and tells when it was made. */
    id: p.uuid(),
    /** The owner blocks the other. */
    blocks: p.boolean().default(false),
    /** The other blocks the owner. */
    isBlocked: p.boolean().default(false),
    /** Bits of `MUTE_SCOPES`. */
    muted: p.smallint().default(0).check('muted >= 0'),
    mutedUntil: p.datetime(3).nullable(),
    /** Exclusive lists of the owner with the other in them: then the other's quacks are not in the owner's home. */
    listHomes: p.smallint().default(0).check('list_homes >= 0'),
    note: p.text().nullable().check('char_length(note) <= 2000'),
  },
  indexes: [
    {
      name: 'relationships_blocked',
      expression: 'create index relationships_blocked on relationships (owner_id, id desc) where blocks',
    },
    {
      name: 'relationships_muted',
      expression: 'create index relationships_muted on relationships (owner_id, id desc) where muted <> 0',
    },
    { name: 'relationships_by_other', properties: ['otherId', 'ownerId'] },
    { name: 'relationships_ending', properties: 'mutedUntil', where: 'muted_until is not null' },
  ],
  checks: [{ name: 'relationships_check', expression: 'owner_id <> other_id' }],
});
