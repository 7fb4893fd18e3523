import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { Node } from '#kernel/graphql/node.interface.js';
import type { Language } from '#kernel/request/language.js';

/** A category of the help center, in one of its languages. */
@ObjectType('HelpCategory', { implements: () => [Node], description: 'A group of topics of the help center.' })
export class HelpCategoryView implements Node {
  @Field(() => ID, { description: 'Identifies the category.' }) id!: string;
  @Field(() => String, { description: 'In the language asked for, if there is a translation.' }) name!: string;
  @Field(() => String, { description: 'What its topics are about; may be empty.' }) description!: string;
  @Field(() => String, { nullable: true, description: 'Name of a Lucide icon, such as life-buoy.' })
  icon!: string | null;
  @Field(() => Int, { description: 'The sort key of categories; equal numbers are sorted by age, oldest first.' })
  position!: number;
  @Field(() => String, { description: 'The language of name and description.' }) language!: string;
  @Field(() => Int, { description: 'Counts the saves of this language, from 1.' }) version!: number;
  @Field(() => [String], { description: 'The languages it is available in.' }) languages!: string[];
  topicCount!: number;
  /** The requested language, which also applies to its topics. */
  asked!: Language | null;
}

interface CategoryRow {
  id: string;
  name: string;
  description: string;
  icon: string | null;
  position: number;
  language: string;
  version: number;
  languages: string[];
  topic_count: number;
}

/** $1 language or null, $2 ids or null for all. */
const CATEGORIES = `
select c.id, x.name, x.description, c.icon, c.position, x.language, x.version,
  array(select l.language from help_category_texts l where l.category_id = c.id order by l.language) as languages,
  (select count(*)::int from help_topics t where t.category_id = c.id) as topic_count
from help_categories c
join lateral (
  select * from help_category_texts x where x.category_id = c.id and x.language in (coalesce($1::text, c.language), c.language)
  order by x.language = c.language limit 1
) x on true
where $2::uuid[] is null or c.id = any($2::uuid[])
order by c.position, c.id`;

@Injectable()
export class HelpCategoryViews {
  constructor(private readonly database: Database) {}

  /** Sorted. @param language falls back to the original language */
  async all(language: Language | null): Promise<HelpCategoryView[]> {
    return this.fetch(language, null);
  }

  /** Unknown ids are absent. */
  async byIds(ids: readonly string[], language: Language | null): Promise<Map<string, HelpCategoryView>> {
    if (ids.length === 0) return new Map();
    return new Map((await this.fetch(language, ids)).map((view) => [view.id, view]));
  }

  private async fetch(language: Language | null, ids: readonly string[] | null): Promise<HelpCategoryView[]> {
    const rows = await this.database.rows<CategoryRow>(CATEGORIES, [language, ids]);
    return rows.map(({ topic_count: topicCount, ...row }) => ({ ...row, topicCount, asked: language }));
  }
}
