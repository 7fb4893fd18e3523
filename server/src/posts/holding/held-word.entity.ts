import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';

export const HELD_WORD_KINDS = ['PHRASE', 'DOMAIN'] as const;
export type HeldWordKind = (typeof HELD_WORD_KINDS)[number];
/** Entries of the list at most: each post is compared with all of them. */
export const MAX_HELD_WORDS = 2_000;

/** Words in a row, or a domain with its subdomains. Posts with them wait for a moderator. */
export const HeldWordSchema = defineEntity({
  name: 'HeldWord',
  tableName: 'held_words',
  properties: {
    ...baseProperties,
    createdBy: foreignKey(UserSchema, 'created_by').nullable(),
    kind: p.enum(HELD_WORD_KINDS),
    /** As typed. */
    text: p.text(),
    /** What posts are compared with. */
    folded: p.text(),
    comment: p.text().default(''),
  },
  uniques: [{ properties: ['kind', 'folded'] }],
  indexes: [{ name: 'held_words_by_creator', properties: 'createdBy', where: 'created_by is not null' }],
});
