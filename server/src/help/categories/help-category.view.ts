import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { Node } from '#kernel/graphql/node.interface.js';
import type { Language } from '#kernel/request/language.js';

/** A part of the help centre, in one of its languages. */
@ObjectType('HelpCategory', { implements: () => [Node] })
export class HelpCategoryView implements Node {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) description!: string;
  @Field(() => String, { nullable: true, description: 'Name of an icon of Lucide, such as life-buoy.' })
  icon!: string | null;
  @Field(() => Int, { description: 'Its place among the categories, from 0.' }) position!: number;
  @Field(() => String, { description: 'Of name and description.' }) language!: string;
  @Field(() => [String], { description: 'Those that it is written in.' }) languages!: string[];
  topicCount!: number;
  /** What was asked for, and so what its topics are shown in. */
  asked!: Language | null;
}

interface CategoryRow {
  id: string;
  name: string;
  description: string;
  icon: string | null;
  position: number;
  language: string;
  languages: string[];
  topic_count: number;
}

/** $1 language or null, $2 ids or null for all. */
const CATEGORIES = `
select c.id, x.name, x.description, c.icon, c.position, x.language,
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

  /** In their order. @param language where a text in it exists; else the one that it was first written in */
  async all(language: Language | null): Promise<HelpCategoryView[]> {
    return this.fetch(language, null);
  }

  /** Absent: unknown ids. */
  async byIds(ids: readonly string[], language: Language | null): Promise<Map<string, HelpCategoryView>> {
    if (ids.length === 0) return new Map();
    return new Map((await this.fetch(language, ids)).map((view) => [view.id, view]));
  }

  private async fetch(language: Language | null, ids: readonly string[] | null): Promise<HelpCategoryView[]> {
    const rows = await this.database.rows<CategoryRow>(CATEGORIES, [language, ids]);
    return rows.map(({ topic_count: topicCount, ...row }) => ({ ...row, topicCount, asked: language }));
  }
}
