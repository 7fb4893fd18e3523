import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { MediaView, MediaViews } from '#media/media.view.js';
import { ConnectionOf } from '#kernel/paging/connection.js';

/** A quack that waits for its time. Only its author sees it. */
@ObjectType('ScheduledPost', { implements: () => [Node] })
export class ScheduledPostView implements Node {
  @Field(() => ID) id!: string;
  @Field(() => String) content!: string;
  @Field(() => String, { nullable: true }) contentWarning!: string | null;
  @Field(() => [MediaView]) media!: MediaView[];
  @Field(() => DateTime) publishAt!: Date;
  @Field(() => DateTime) createdAt!: Date;
  @Field(() => String, {
    nullable: true,
    description:
      'Why it could not be published: AUTHOR_INACTIVE, UNEXPECTED, or the reason of an error of createPost. An update makes it wait again.',
  })
  failure!: string | null;
}

@ObjectType()
export class ScheduledPostConnection extends ConnectionOf('ScheduledPost', () => ScheduledPostView) {}

interface ScheduledPostRow {
  id: string;
  content: string;
  content_warning: string | null;
  media_count: number;
  publish_at: Date;
  created_at: Date;
  failure: string | null;
}

/** $1 ids, $2 author. */
const BY_IDS = `
select id, content, content_warning, media_count, publish_at, created_at, failure from scheduled_posts
where id = any($1::uuid[]) and author_id = $2::uuid`;

@Injectable()
export class ScheduledPostViews {
  constructor(
    private readonly database: Database,
    private readonly media: MediaViews,
  ) {}

  /** One statement, two where some carry media. Absent: unknown ids, and other people's. */
  async byIds(ids: readonly string[], authorId: string): Promise<Map<string, ScheduledPostView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<ScheduledPostRow>(BY_IDS, [ids, authorId]);
    const media = await this.media.byHolders(rows.filter((row) => row.media_count > 0).map((row) => row.id));
    return new Map(
      rows.map((row) => [
        row.id,
        {
          id: row.id,
          content: row.content,
          contentWarning: row.content_warning,
          media: media.get(row.id) ?? [],
          publishAt: row.publish_at,
          createdAt: row.created_at,
          failure: row.failure,
        },
      ]),
    );
  }
}
