import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import type { Language } from '#kernel/request/language.js';
import {
  type HelpDeletedTopicSchema,
  HelpTopicVersion,
  type HelpTopicVersionSchema,
} from './help-topic-version.entity.js';

type Tables = InferKyselyDB<typeof HelpDeletedTopicSchema | typeof HelpTopicVersionSchema>;

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

/** Versions and deleted topics in a list at most. */
const MAX_VERSIONS = 100;
const MAX_DELETED = 100;

/** The history of topics, for editors. */
@Injectable()
export class HelpTopicVersionViews {
  constructor(private readonly database: Database) {}

  /** Newest first, at most 100; none for a text that was never edited. */
  async of(topicId: string, language: Language): Promise<HelpTopicVersionView[]> {
    const latest = { orderBy: { version: 'desc' }, limit: MAX_VERSIONS } as const;
    const versions = await this.database.fork().find(HelpTopicVersion, { topicId, language }, latest);
    return versions.map(versionView);
  }

  async byId(id: string): Promise<HelpTopicVersionView | null> {
    const version = await this.database.fork().findOne(HelpTopicVersion, { id });
    return version && versionView(version);
  }

  /** The last deleted first, at most 100. */
  deleted(): Promise<DeletedHelpTopicView[]> {
    return this.database
      .reads<Tables>()
      .selectFrom('help_deleted_topics as d')
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('help_topic_versions')
            .select('title')
            .whereRef('topic_id', '=', 'd.id')
            .whereRef('language', '=', 'd.language')
            .orderBy('version', 'desc')
            .limit(1)
            .as('latest'),
        (join) => join.onTrue(),
      )
      .select(['d.id', 'latest.title', 'd.language', 'd.permalink'])
      .select(['d.deleted_at as deletedAt', 'd.deleted_by_id as deletedById'])
      .orderBy('d.deleted_at', 'desc')
      .orderBy('d.id', 'desc')
      .limit(MAX_DELETED)
      .execute();
  }
}

function versionView({ id, version, title, body, createdAt, language, authorId }: HelpTopicVersion) {
  return { id, version, title, body, createdAt, language, authorId: authorId ?? null };
}
