import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import type { Language } from '#kernel/request/language.js';

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

interface PageRow {
  id: string;
  slug: string;
  title: string;
  body: string;
  created_at: Date;
  version: number;
  language: string;
  languages: string[];
}

interface VersionRow {
  id: string;
  page_id: string;
  version: number;
  title: string;
  body: string;
  created_at: Date;
  language: string;
  author_id: string | null;
}

/** $1 language or null; `which` selects among the pages p. */
const pages = (which: string) => `
select p.id, p.slug, v.title, v.body, v.created_at, v.version, v.language,
  array(select distinct l.language from help_page_versions l where l.page_id = p.id order by l.language) as languages
from help_pages p
join lateral (
  select * from help_page_versions v where v.page_id = p.id and v.language in (coalesce($1::text, p.language), p.language)
  order by v.language = p.language, v.version desc limit 1
) v on true
where ${which}
order by p.position, p.id`;

const ALL = pages('true');
const BY_ID = pages('p.id = $2');
const BY_SLUG = pages('p.slug = $2');

/** Versions in a list at most. */
const MAX_VERSIONS = 100;
const VERSION = 'select id, page_id, version, title, body, created_at, language, author_id from help_page_versions';
const VERSIONS_OF = `${VERSION} where page_id = $1 and language = $2 order by version desc limit ${MAX_VERSIONS}`;
const VERSION_BY_ID = `${VERSION} where id = $1`;

@Injectable()
export class HelpPageViews {
  constructor(private readonly database: Database) {}

  /** Sorted. @param language falls back to the original language */
  all(language: Language | null): Promise<HelpPageView[]> {
    return this.fetch(ALL, [], language);
  }

  async byId(id: string, language: Language | null): Promise<HelpPageView | null> {
    return (await this.fetch(BY_ID, [id], language))[0] ?? null;
  }

  async bySlug(slug: string, language: Language | null): Promise<HelpPageView | null> {
    if (!/^[a-z-]{1,40}$/.test(slug)) return null;
    return (await this.fetch(BY_SLUG, [slug], language))[0] ?? null;
  }

  /** Newest first, at most 100, in the language that the page is shown in. */
  async versionsOf({ id, language }: Pick<HelpPageView, 'id' | 'language'>): Promise<HelpPageVersionView[]> {
    return (await this.database.rows<VersionRow>(VERSIONS_OF, [id, language])).map(versionOf);
  }

  async version(id: string): Promise<HelpPageVersionView | null> {
    const [row] = await this.database.rows<VersionRow>(VERSION_BY_ID, [id]);
    return row ? versionOf(row) : null;
  }

  private async fetch(
    statement: string,
    parameters: readonly unknown[],
    language: Language | null,
  ): Promise<HelpPageView[]> {
    const rows = await this.database.rows<PageRow>(statement, [language, ...parameters]);
    return rows.map(({ created_at: updatedAt, ...row }) => ({ ...row, updatedAt }));
  }
}

function versionOf({ page_id: pageId, created_at: createdAt, author_id: authorId, ...row }: VersionRow) {
  return { ...row, pageId, createdAt, authorId };
}
