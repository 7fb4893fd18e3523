import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';

export const FILTER_ACTIONS = ['WARN', 'HIDE', 'BLUR'] as const;
export const FILTER_TERM_KINDS = ['PHRASE', 'TAG'] as const;

/** What a person doesn't want to read, and where. */
export const FilterSchema = defineEntity({
  name: 'Filter',
  tableName: 'filters',
  properties: {
    ...baseProperties,
    ownerId: foreignKey(UserSchema, 'owner_id').deleteRule('cascade'),
    title: p.text().check('char_length(title) <= 256'),
    action: p.enum(FILTER_ACTIONS),
    /** Bits of `FILTER_CONTEXTS`. */
    contexts: p.smallint().check('contexts > 0'),
    /** Null: it has no end. What is past filters nothing, and stays to be renewed. */
    endsAt: p.datetime(3).nullable(),
    /** People whom the owner follows are not filtered. */
    exceptFollowing: p.boolean().default(false),
  },
  indexes: [{ name: 'filters_by_owner', properties: ['ownerId', 'id'] }],
});

/** One phrase or hashtag of a filter. */
export const FilterTermSchema = defineEntity({
  name: 'FilterTerm',
  tableName: 'filter_terms',
  properties: {
    id: p.uuid().primary(),
    filterId: foreignKey(FilterSchema, 'filter_id').deleteRule('cascade'),
    kind: p.enum(FILTER_TERM_KINDS),
    /** As typed; a tag without its sign. */
    term: p.text(),
    /** A phrase matches whole words only. */
    isWhole: p.boolean(),
  },
  indexes: [{ name: 'filter_terms_by_filter', properties: ['filterId', 'id'] }],
});
