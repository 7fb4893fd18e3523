import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import type { Language } from '#kernel/request/language.js';

/** A heading of a text. */
@ObjectType('HelpHeading', { description: 'A heading of a text, for a table of contents.' })
export class HelpHeadingView {
  @Field(() => String, { description: 'Id of the element in bodyHtml, for the fragment of a link.' }) id!: string;
  @Field(() => Int, { description: '2 or 3.' }) level!: number;
  @Field(() => String, { description: 'The heading without formatting.' }) text!: string;
}

/** An article of the help center, in one of its languages. */
@ObjectType('HelpTopic', { description: 'body is Markdown.', implements: () => [Node] })
export class HelpTopicView implements Node {
  @Field(() => ID, { description: 'Identifies the topic.' }) id!: string;
  @Field(() => String, { description: 'In the language asked for, if there is a translation.' }) title!: string;
  @Field(() => String, { description: 'The last part of its address, /help/t/{permalink}.' }) permalink!: string;
  @Field(() => String, { description: 'The text as Markdown.' }) body!: string;
  @Field(() => Int, {
    description: 'The sort key within its category; equal numbers are sorted by age, oldest first.',
  })
  position!: number;
  @Field(() => Int, { description: 'Counts the saves of this language, from 1.' }) version!: number;
  @Field(() => DateTime, { description: 'When it was last saved.' }) updatedAt!: Date;
  @Field(() => String, { description: 'The language of title and body.' }) language!: string;
  @Field(() => [String], { description: 'The languages it is available in.' }) languages!: string[];
  createdAt!: Date;
  categoryId!: string;
  /** The requested language, which also applies to its category. */
  asked!: Language | null;
}

interface TopicRow {
  id: string;
  category_id: string;
  permalink: string;
  position: number;
  created_at: Date;
  language: string;
  languages: string[];
  title: string;
  body: string;
  version: number;
  updated_at: Date;
}

/** $1 language or null; `which` selects among the topics t of the categories c. */
const topics = (which: string) => `
select t.id, t.category_id, t.permalink, t.position, t.created_at, x.language, x.title, x.body, x.version, x.updated_at,
  array(select l.language from help_topic_texts l where l.topic_id = t.id order by l.language) as languages
from help_topics t
join help_categories c on c.id = t.category_id
join lateral (
  select * from help_topic_texts x where x.topic_id = t.id and x.language in (coalesce($1::text, t.language), t.language)
  order by x.language = t.language limit 1
) x on true
where ${which}
order by c.position, c.id, t.position, t.id`;

const ALL = topics('true');
const BY_IDS = topics('t.id = any($2::uuid[])');
const IN_CATEGORIES = topics('t.category_id = any($2::uuid[])');
const BY_PERMALINK = topics('t.id = (select p.topic_id from help_permalinks p where p.permalink = $2)');

@Injectable()
export class HelpTopicViews {
  constructor(private readonly database: Database) {}

  /** In the order of the help center. @param language falls back to the original language */
  all(language: Language | null): Promise<HelpTopicView[]> {
    return this.fetch(ALL, [], language);
  }

  /** Sorted, category by category. */
  inCategories(categoryIds: readonly string[], language: Language | null): Promise<HelpTopicView[]> {
    return this.fetch(IN_CATEGORIES, [categoryIds], language);
  }

  /** In the order of `ids`; unknown ids are absent. */
  async inOrder(ids: readonly string[], language: Language | null): Promise<HelpTopicView[]> {
    if (ids.length === 0) return [];
    const found = new Map((await this.fetch(BY_IDS, [ids], language)).map((view) => [view.id, view]));
    return ids.map((id) => found.get(id)).filter((view) => view !== undefined);
  }

  async byId(id: string, language: Language | null): Promise<HelpTopicView | null> {
    return (await this.inOrder([id], language))[0] ?? null;
  }

  /** Former permalinks work too; the topic's own then differs from the requested one. */
  async byPermalink(permalink: string, language: Language | null): Promise<HelpTopicView | null> {
    // No permalink is that long, and PostgreSQL rejects NUL.
    if (permalink.length > 400 || permalink.includes('\0') || !permalink.isWellFormed()) return null;
    const [view] = await this.fetch(BY_PERMALINK, [permalink.normalize('NFC').toLowerCase()], language);
    return view ?? null;
  }

  private async fetch(
    statement: string,
    parameters: readonly unknown[],
    language: Language | null,
  ): Promise<HelpTopicView[]> {
    const rows = await this.database.rows<TopicRow>(statement, [language, ...parameters]);
    return rows.map((row) => ({
      id: row.id,
      categoryId: row.category_id,
      title: row.title,
      permalink: row.permalink,
      body: row.body,
      position: row.position,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      version: row.version,
      language: row.language,
      languages: row.languages,
      asked: language,
    }));
  }
}
