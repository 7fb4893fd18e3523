import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';

/** A page of the site itself, such as the privacy policy. */
export const HelpPageSchema = defineEntity({
  name: 'HelpPage',
  tableName: 'help_pages',
  properties: { id: p.uuid().primary(), slug: p.text().unique(), language: p.text(), position: p.integer() },
});

/** One version of a page in one language. */
export const HelpPageVersionSchema = defineEntity({
  name: 'HelpPageVersion',
  tableName: 'help_page_versions',
  properties: {
    ...baseProperties,
    pageId: foreignKey(HelpPageSchema, 'page_id').deleteRule('cascade'),
    language: p.text(),
    version: p.integer().check('version > 0'),
    title: p.text(),
    /** Markdown. */
    body: p.text(),
    authorId: foreignKey(UserSchema, 'author_id').deleteRule('set null').nullable(),
  },
  uniques: [{ properties: ['pageId', 'language', 'version'] }],
  indexes: [{ name: 'help_page_versions_author', properties: 'authorId' }],
});

export class HelpPageVersion extends HelpPageVersionSchema.class {}
HelpPageVersionSchema.setClass(HelpPageVersion);
