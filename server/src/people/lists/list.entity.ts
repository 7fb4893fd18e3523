import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';

/** Which replies of its people a list has: none, those to people of the list, or those to people its owner follows. */
export const LIST_REPLIES = ['none', 'list', 'followed'] as const;
export type ListReplies = (typeof LIST_REPLIES)[number];

/** People, hashtags and phrases that someone reads in a stream of their own. Only the owner knows of it. */
export const ListSchema = defineEntity({
  name: 'List',
  tableName: 'lists',
  properties: {
    ...baseProperties,
    ownerId: foreignKey(UserSchema, 'owner_id').deleteRule('cascade'),
    /** At most 100 grapheme clusters. */
    title: p.text().check('char_length(title) <= 400'),
    /** Its people's quacks are not in the owner's home; `relationships.list_homes` counts it. */
    isExclusive: p.boolean().default(false),
    replies: p.enum(LIST_REPLIES).default('none'),
    /** Order among the owner's lists, from 0. */
    position: p.smallint().default(0),
  },
  indexes: [{ name: 'lists_by_owner', properties: ['ownerId', 'position'] }],
});

/** A person, a hashtag or a phrase of a list. */
export const ListMemberSchema = defineEntity({
  name: 'ListMember',
  tableName: 'list_members',
  properties: {
    id: p.uuid().primary(),
    listId: foreignKey(ListSchema, 'list_id').deleteRule('cascade'),
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').nullable(),
    /** The key of a hashtag, which no one may have used yet. */
    tag: p.text().nullable(),
    /** A phrase, folded for comparison. */
    phrase: p.text().nullable(),
    /** The hashtag or phrase as it was typed. */
    name: p.text().nullable(),
  },
  indexes: [
    {
      name: 'list_members_people',
      expression:
        'create unique index list_members_people on list_members (list_id, user_id) where user_id is not null',
    },
    {
      name: 'list_members_tags',
      expression: 'create unique index list_members_tags on list_members (list_id, tag) where tag is not null',
    },
    {
      name: 'list_members_phrases',
      expression: 'create unique index list_members_phrases on list_members (list_id, phrase) where phrase is not null',
    },
    {
      name: 'list_members_in_order',
      expression: 'create index list_members_in_order on list_members (list_id, id desc)',
    },
    { name: 'list_members_by_user', properties: 'userId', where: 'user_id is not null' },
  ],
  checks: [{ name: 'list_members_check', expression: 'num_nonnulls(user_id, tag, phrase) = 1' }],
});
