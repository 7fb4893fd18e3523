import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import type { Language } from '#kernel/request/language.js';

/** A heading of a text. */
@ObjectType('HelpHeading')
export class HelpHeadingView {
  @Field(() => String, { description: 'Of the element in bodyHtml; stands behind # in an address.' }) id!: string;
  @Field(() => Int, { description: '2 or 3.' }) level!: number;
  @Field(() => String) text!: string;
}

/** An article of the help centre, in one of its languages. */
@ObjectType('HelpTopic', { description: 'body is Markdown.', implements: () => [Node] })
export class HelpTopicView implements Node {
  @Field(() => ID) id!: string;
  @Field(() => String) title!: string;
  @Field(() => String) permalink!: string;
  @Field(() => String) body!: string;
  @Field(() => Int, { description: 'Its place in the category, from 0.' }) position!: number;
  @Field(() => DateTime) updatedAt!: Date;
  @Field(() => String, { description: 'Of title and body.' }) language!: string;
  @Field(() => [String], { description: 'Those that it is written in.' }) languages!: string[];
  createdAt!: Date;
  categoryId!: string;
  /** What was asked for, and so what its category is shown in. */
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
  updated_at: Date;
}

/** $1 language or null; `which` chooses among the topics t of the categories c. */
const topics = (which: string) => `
select t.id, t.category_id, t.permalink, t.position, t.created_at, x.language, x.title, x.body, x.updated_at,
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

  /** In the order of the help centre. @param language where a text in it exists; else the one it was first written in */
  all(language: Language | null): Promise<HelpTopicView[]> {
    return this.fetch(ALL, [], language);
  }

  /** In their order, category by category. */
  inCategories(categoryIds: readonly string[], language: Language | null): Promise<HelpTopicView[]> {
    return this.fetch(IN_CATEGORIES, [categoryIds], language);
  }

  /** In the order of `ids`, without the absent ones. */
  async inOrder(ids: readonly string[], language: Language | null): Promise<HelpTopicView[]> {
    if (ids.length === 0) return [];
    const found = new Map((await this.fetch(BY_IDS, [ids], language)).map((view) => [view.id, view]));
    return ids.map((id) => found.get(id)).filter((view) => view !== undefined);
  }

  async byId(id: string, language: Language | null): Promise<HelpTopicView | null> {
    return (await this.inOrder([id], language))[0] ?? null;
  }

  /** Also by a permalink that it had before: its own then differs from the one asked for. */
  async byPermalink(permalink: string, language: Language | null): Promise<HelpTopicView | null> {
    // No permalink is as long, and PostgreSQL takes no NUL.
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
      language: row.language,
      languages: row.languages,
      asked: language,
    }));
  }
}
