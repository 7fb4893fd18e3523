import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import { Node } from '#kernel/graphql/node.interface.js';
import type { Language } from '#kernel/request/language.js';
import type { HelpCategorySchema, HelpCategoryTextSchema } from '../model/help-category.entity.js';
import type { HelpTopicSchema } from '../model/help-topic.entity.js';

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

type Tables = InferKyselyDB<typeof HelpCategorySchema | typeof HelpCategoryTextSchema | typeof HelpTopicSchema>;

/** In which a category c is available. */
const LANGUAGES = sql<
  string[]
>`array(select l.language from help_category_texts l where l.category_id = c.id order by 1)`;

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
    const rows = await this.database
      .reads<Tables>()
      .selectFrom('help_categories as c')
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('help_category_texts')
            .select(['name', 'description', 'language', 'version'])
            .whereRef('category_id', '=', 'c.id')
            .where((eb) => eb('language', '=', language).or('language', '=', eb.ref('c.language')))
            .orderBy((eb) => eb('language', '=', eb.ref('c.language')))
            .limit(1)
            .as('x'),
        (join) => join.onTrue(),
      )
      .select(['c.id', 'x.name', 'x.description', 'c.icon', 'c.position', 'x.language', 'x.version'])
      .select(LANGUAGES.as('languages'))
      .select((from) =>
        from
          .selectFrom('help_topics as t')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('t.category_id', '=', 'c.id')
          .as('topicCount'),
      )
      .$if(ids !== null, (categories) => categories.where('c.id', 'in', ids ?? []))
      .orderBy('c.position')
      .orderBy('c.id')
      .execute();
    return rows.map(({ topicCount, ...row }) => ({ ...row, topicCount: topicCount ?? 0, asked: language }));
  }
}
