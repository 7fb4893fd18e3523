import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties, foreignKey, searchVector } from '#kernel/database/base-properties.js';
import { HelpCategorySchema } from './help-category.entity.js';

export const HelpTopicSchema = defineEntity({
  name: 'HelpTopic',
  tableName: 'help_topics',
  properties: {
    ...baseProperties,
    categoryId: foreignKey(HelpCategorySchema, 'category_id'),
    /** The original language. */
    language: p.text(),
    permalink: p.text().unique(),
    position: p.integer().check('position >= 0'),
  },
  indexes: [{ name: 'help_topics_order', properties: ['categoryId', 'position', 'id'] }],
});

/** An article of the help center. */
export class HelpTopic extends HelpTopicSchema.class {}
HelpTopicSchema.setClass(HelpTopic);

const topicId = foreignKey(HelpTopicSchema, 'topic_id').deleteRule('cascade');

/** Every permalink that a topic has or had, so that old links still work. */
export const HelpPermalinkSchema = defineEntity({
  name: 'HelpPermalink',
  tableName: 'help_permalinks',
  properties: { permalink: p.text().primary(), topicId },
  indexes: [{ name: 'help_permalinks_topic', properties: 'topicId' }],
});

export class HelpPermalink extends HelpPermalinkSchema.class {}
HelpPermalinkSchema.setClass(HelpPermalink);

export const HelpTopicTextSchema = defineEntity({
  name: 'HelpTopicText',
  tableName: 'help_topic_texts',
  properties: {
    topicId: topicId.primary(),
    language: p.text().primary(),
    title: p.text(),
    /** Markdown. */
    body: p.text(),
    /** The text without Markdown, for matching words with typos. */
    plain: p.text(),
    /** Counted per language. */
    version: p.integer().default(1).check('version > 0'),
    updatedAt: p.datetime(3),
    search: searchVector('help_vector(title, left(plain, 100000))'),
  },
  indexes: [{ name: 'help_topic_texts_search', type: 'gin', properties: 'search' }],
});

/** The text of a topic in one language. */
export class HelpTopicText extends HelpTopicTextSchema.class {}
HelpTopicTextSchema.setClass(HelpTopicText);
