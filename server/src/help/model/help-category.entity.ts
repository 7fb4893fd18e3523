import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';

export const HelpCategorySchema = defineEntity({
  name: 'HelpCategory',
  tableName: 'help_categories',
  properties: {
    ...baseProperties,
    /** The original language. It always has a text, which is shown when another language has none. */
    language: p.text(),
    icon: p.text().nullable(),
    position: p.integer().check('position >= 0'),
  },
  indexes: [{ name: 'help_categories_order', properties: ['position', 'id'] }],
});

export class HelpCategory extends HelpCategorySchema.class {}
HelpCategorySchema.setClass(HelpCategory);

export const HelpCategoryTextSchema = defineEntity({
  name: 'HelpCategoryText',
  tableName: 'help_category_texts',
  properties: {
    categoryId: foreignKey(HelpCategorySchema, 'category_id').deleteRule('cascade').primary(),
    language: p.text().primary(),
    name: p.text(),
    description: p.text(),
    /** Counts the saves, so that an editor notices those of another one. */
    version: p.integer().default(1).check('version > 0'),
  },
});

/** The text of a category in one language. */
export class HelpCategoryText extends HelpCategoryTextSchema.class {}
HelpCategoryTextSchema.setClass(HelpCategoryText);
