import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';

/** One version of a topic in one language. A text that was never edited has no row yet. */
export const HelpTopicVersionSchema = defineEntity({
  name: 'HelpTopicVersion',
  tableName: 'help_topic_versions',
  properties: {
    ...baseProperties,
    /** Not a foreign key, because versions outlive a deleted topic. */
    topicId: p.uuid(),
    language: p.text(),
    version: p.integer().check('version > 0'),
    title: p.text(),
    /** Markdown. */
    body: p.text(),
    authorId: foreignKey(UserSchema, 'author_id').deleteRule('set null').nullable(),
  },
  uniques: [{ properties: ['topicId', 'language', 'version'] }],
  indexes: [{ name: 'help_topic_versions_author', properties: 'authorId' }],
});

export class HelpTopicVersion extends HelpTopicVersionSchema.class {}
HelpTopicVersionSchema.setClass(HelpTopicVersion);

/** What restores a deleted topic, together with the latest version of each language. */
export const HelpDeletedTopicSchema = defineEntity({
  name: 'HelpDeletedTopic',
  tableName: 'help_deleted_topics',
  properties: {
    ...baseProperties,
    /** Not a foreign key, because the category may be deleted too. */
    categoryId: p.uuid(),
    language: p.text(),
    permalink: p.text(),
    /** All that led to it. */
    permalinks: p.array().columnType('text[]'),
    position: p.integer(),
    deletedAt: p.datetime(3),
    deletedById: foreignKey(UserSchema, 'deleted_by_id').deleteRule('set null').nullable(),
  },
  indexes: [
    {
      name: 'help_deleted_topics_order',
      expression: 'create index help_deleted_topics_order on help_deleted_topics (deleted_at desc, id desc)',
    },
    { name: 'help_deleted_topics_deleted_by', properties: 'deletedById' },
  ],
});

export class HelpDeletedTopic extends HelpDeletedTopicSchema.class {}
HelpDeletedTopicSchema.setClass(HelpDeletedTopic);
