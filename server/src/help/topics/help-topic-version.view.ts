import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import type { Language } from '#kernel/request/language.js';

/** A saved version of a topic. */
@ObjectType('HelpTopicVersion', {
  description: 'A saved version of a help topic in one language.',
  implements: () => [Node],
})
export class HelpTopicVersionView implements Node {
  @Field(() => ID, { description: 'The id of the version.' }) id!: string;
  @Field(() => Int, { description: 'Counted per language, from 1.' }) version!: number;
  @Field(() => String, { description: 'The title at that time.' }) title!: string;
  @Field(() => String, { description: 'The text as Markdown.' }) body!: string;
  @Field(() => DateTime, { description: 'When it was saved.' }) createdAt!: Date;
  @Field(() => String, { description: 'The language of title and body.' }) language!: string;
  /** Resolved as `author`. */
  authorId!: string | null;
}

/** A topic that was deleted and can be restored. */
@ObjectType('DeletedHelpTopic', {
  description: 'A help topic that was deleted and can be restored.',
  implements: () => [Node],
})
export class DeletedHelpTopicView implements Node {
  @Field(() => ID, { description: 'The id that the topic had, and has again after it is restored.' }) id!: string;
  @Field(() => String, { description: 'In the language it was first written in.' }) title!: string;
  @Field(() => String, { description: 'The language it was first written in.' }) language!: string;
  @Field(() => String, { description: 'The permalink it had last.' }) permalink!: string;
  @Field(() => DateTime, { description: 'When it was deleted.' }) deletedAt!: Date;
  /** Resolved as `deletedBy`. */
  deletedById!: string | null;
}

interface VersionRow {
  id: string;
  version: number;
  title: string;
  body: string;
  created_at: Date;
  language: string;
  author_id: string | null;
}

interface DeletedRow {
  id: string;
  title: string;
  language: string;
  permalink: string;
  deleted_at: Date;
  deleted_by_id: string | null;
}

/** Versions and deleted topics in a list at most. */
const MAX_VERSIONS = 100;
const MAX_DELETED = 100;

const VERSION = 'select id, version, title, body, created_at, language, author_id from help_topic_versions';
const VERSIONS_OF = `${VERSION} where topic_id = $1 and language = $2 order by version desc limit ${MAX_VERSIONS}`;
const VERSION_BY_ID = `${VERSION} where id = $1`;
const DELETED = `
select d.id, v.title, d.language, d.permalink, d.deleted_at, d.deleted_by_id
from help_deleted_topics d
join lateral (
  select title from help_topic_versions v where v.topic_id = d.id and v.language = d.language
  order by v.version desc limit 1
) v on true
order by d.deleted_at desc, d.id desc limit ${MAX_DELETED}`;

/** The history of topics, for editors. */
@Injectable()
export class HelpTopicVersionViews {
  constructor(private readonly database: Database) {}

  /** Newest first, at most 100; none for a text that was never edited. */
  async of(topicId: string, language: Language): Promise<HelpTopicVersionView[]> {
    return (await this.database.rows<VersionRow>(VERSIONS_OF, [topicId, language])).map(versionOf);
  }

  async byId(id: string): Promise<HelpTopicVersionView | null> {
    const [row] = await this.database.rows<VersionRow>(VERSION_BY_ID, [id]);
    return row ? versionOf(row) : null;
  }

  /** The last deleted first, at most 100. */
  async deleted(): Promise<DeletedHelpTopicView[]> {
    const rows = await this.database.rows<DeletedRow>(DELETED, []);
    return rows.map(({ deleted_at: deletedAt, deleted_by_id: deletedById, ...row }) => ({
      ...row,
      deletedAt,
      deletedById,
    }));
  }
}

function versionOf({ created_at: createdAt, author_id: authorId, ...row }: VersionRow): HelpTopicVersionView {
  return { ...row, createdAt, authorId };
}
