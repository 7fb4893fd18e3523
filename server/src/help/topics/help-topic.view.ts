import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import type { Language } from '#kernel/request/language.js';
import type { HelpCategorySchema } from '../model/help-category.entity.js';
import type { HelpPermalinkSchema, HelpTopicSchema, HelpTopicTextSchema } from '../model/help-topic.entity.js';

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

type Tables = InferKyselyDB<
  typeof HelpCategorySchema | typeof HelpTopicSchema | typeof HelpTopicTextSchema | typeof HelpPermalinkSchema
>;

/** In which a topic t is available. */
const LANGUAGES = sql<string[]>`array(select l.language from help_topic_texts l where l.topic_id = t.id order by 1)`;

@Injectable()
export class HelpTopicViews {
  constructor(private readonly database: Database) {}

  /** In the order of the help center. @param language falls back to the original language */
  all(language: Language | null): Promise<HelpTopicView[]> {
    return this.views(this.select(language), language);
  }

  /** Sorted, category by category. */
  async inCategories(categoryIds: readonly string[], language: Language | null): Promise<HelpTopicView[]> {
    if (categoryIds.length === 0) return [];
    return this.views(this.select(language).where('t.category_id', 'in', categoryIds), language);
  }

  /** In the order of `ids`; unknown ids are absent. */
  async inOrder(ids: readonly string[], language: Language | null): Promise<HelpTopicView[]> {
    if (ids.length === 0) return [];
    const views = await this.views(this.select(language).where('t.id', 'in', ids), language);
    const found = new Map(views.map((view) => [view.id, view]));
    return ids.map((id) => found.get(id)).filter((view) => view !== undefined);
  }

  async byId(id: string, language: Language | null): Promise<HelpTopicView | null> {
    return (await this.inOrder([id], language))[0] ?? null;
  }

  /** Former permalinks work too; the topic's own then differs from the requested one. */
  async byPermalink(permalink: string, language: Language | null): Promise<HelpTopicView | null> {
    // No permalink is that long, and PostgreSQL rejects NUL.
    if (permalink.length > 400 || permalink.includes('\0') || !permalink.isWellFormed()) return null;
    const named = this.select(language).where('t.id', '=', (from) =>
      from
        .selectFrom('help_permalinks')
        .select('topic_id')
        .where('permalink', '=', permalink.normalize('NFC').toLowerCase()),
    );
    return (await this.views(named, language))[0] ?? null;
  }

  /** Topics t with their text in the language, or else in the original one. */
  private select(language: Language | null) {
    return this.database
      .reads<Tables>()
      .selectFrom('help_topics as t')
      .innerJoin('help_categories as c', 'c.id', 't.category_id')
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('help_topic_texts')
            .select(['language', 'title', 'body', 'version', 'updated_at'])
            .whereRef('topic_id', '=', 't.id')
            .where((eb) => eb('language', '=', language).or('language', '=', eb.ref('t.language')))
            .orderBy((eb) => eb('language', '=', eb.ref('t.language')))
            .limit(1)
            .as('x'),
        (join) => join.onTrue(),
      )
      .select(['t.id', 't.category_id as categoryId', 't.permalink', 't.position', 't.created_at as createdAt'])
      .select(['x.language', 'x.title', 'x.body', 'x.version', 'x.updated_at as updatedAt'])
      .select(LANGUAGES.as('languages'))
      .orderBy('c.position')
      .orderBy('c.id')
      .orderBy('t.position')
      .orderBy('t.id');
  }

  private async views(rows: ReturnType<HelpTopicViews['select']>, language: Language | null): Promise<HelpTopicView[]> {
    return (await rows.execute()).map((row) => ({ ...row, asked: language }));
  }
}
