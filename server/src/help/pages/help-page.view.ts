import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import type { Language } from '#kernel/request/language.js';
import { type HelpPageSchema, HelpPageVersion, type HelpPageVersionSchema } from './help-page.entity.js';

/** A page of the help center: its latest version in one of its languages. */
@ObjectType('HelpPage', { description: 'body is Markdown.', implements: () => [Node] })
export class HelpPageView implements Node {
  @Field(() => ID, { description: 'Identifies the page.' }) id!: string;
  @Field(() => String, { description: 'privacy, terms or contact.' }) slug!: string;
  @Field(() => String, { description: 'In the language asked for, if there is a translation.' }) title!: string;
  @Field(() => String, { description: 'The text as Markdown.' }) body!: string;
  @Field(() => DateTime, { description: 'When the latest version was saved.' }) updatedAt!: Date;
  @Field(() => Int, { description: 'The number of the latest version, from 1.' }) version!: number;
  @Field(() => String, { description: 'The language of title and body; each language has its own versions.' })
  language!: string;
  @Field(() => [String], { description: 'The languages it is available in.' }) languages!: string[];
}

/** An earlier version of a page. */
@ObjectType('HelpPageVersion', { description: 'body is Markdown.', implements: () => [Node] })
export class HelpPageVersionView implements Node {
  @Field(() => ID, { description: 'Identifies the version.' }) id!: string;
  @Field(() => Int, { description: 'Counts the versions of a page, from 1.' }) version!: number;
  @Field(() => String, { description: 'The title at that time.' }) title!: string;
  @Field(() => String, { description: 'The text as Markdown.' }) body!: string;
  @Field(() => DateTime, { description: 'When this version was saved.' }) createdAt!: Date;
  @Field(() => String, { description: 'en or he.' }) language!: string;
  pageId!: string;
  /** Resolved as `author`; null for pages that ship with the product. */
  authorId!: string | null;
}

type Tables = InferKyselyDB<typeof HelpPageSchema | typeof HelpPageVersionSchema>;

/** In which a page p is available. */
const LANGUAGES = sql<
  string[]
>`array(select distinct l.language from help_page_versions l where l.page_id = p.id order by 1)`;

/** Versions in a list at most. */
const MAX_VERSIONS = 100;

@Injectable()
export class HelpPageViews {
  constructor(private readonly database: Database) {}

  /** Sorted. @param language falls back to the original language */
  all(language: Language | null): Promise<HelpPageView[]> {
    return this.select(language).execute();
  }

  async byId(id: string, language: Language | null): Promise<HelpPageView | null> {
    return (await this.select(language).where('p.id', '=', id).executeTakeFirst()) ?? null;
  }

  async bySlug(slug: string, language: Language | null): Promise<HelpPageView | null> {
    if (!/^[a-z-]{1,40}$/.test(slug)) return null;
    return (await this.select(language).where('p.slug', '=', slug).executeTakeFirst()) ?? null;
  }

  /** Newest first, at most 100, in the language that the page is shown in. */
  async versionsOf({ id, language }: Pick<HelpPageView, 'id' | 'language'>): Promise<HelpPageVersionView[]> {
    const latest = { orderBy: { version: 'desc' }, limit: MAX_VERSIONS } as const;
    const versions = await this.database.fork().find(HelpPageVersion, { pageId: id, language }, latest);
    return versions.map(versionView);
  }

  async version(id: string): Promise<HelpPageVersionView | null> {
    const version = await this.database.fork().findOne(HelpPageVersion, { id });
    return version && versionView(version);
  }

  /** Pages p with their latest version in the language, or else in the original one. */
  private select(language: Language | null) {
    return this.database
      .reads<Tables>()
      .selectFrom('help_pages as p')
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('help_page_versions')
            .select(['title', 'body', 'created_at', 'version', 'language'])
            .whereRef('page_id', '=', 'p.id')
            .where((eb) => eb('language', '=', language).or('language', '=', eb.ref('p.language')))
            .orderBy((eb) => eb('language', '=', eb.ref('p.language')))
            .orderBy('version', 'desc')
            .limit(1)
            .as('v'),
        (join) => join.onTrue(),
      )
      .select(['p.id', 'p.slug', 'v.title', 'v.body', 'v.created_at as updatedAt', 'v.version', 'v.language'])
      .select(LANGUAGES.as('languages'))
      .orderBy('p.position')
      .orderBy('p.id');
  }
}

function versionView({ id, pageId, version, title, body, createdAt, language, authorId }: HelpPageVersion) {
  return { id, pageId, version, title, body, createdAt, language, authorId: authorId ?? null };
}
