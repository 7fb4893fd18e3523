import { Injectable } from '@nestjs/common';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { openTag } from './hashtag.timeline-statements.js';

/** A hashtag: its key, and how much it is used. */
@ObjectType('Hashtag', { description: 'A hashtag and how it is used.' })
export class HashtagView {
  @Field(() => String, { description: 'Its key: lower case, without the #.' }) tag!: string;
  @Field(() => String, { description: 'As most people type it.' }) name!: string;
  @Field(() => Int, { description: 'Posts with this hashtag, not counting replies.' }) postCount!: number;
  /** Required by the REST contract. */
  lastUsedAt!: Date;
}

@ObjectType({ description: 'A page of a list of hashtags.' })
export class HashtagConnection extends ConnectionOf('Hashtag', () => HashtagView) {}

interface HashtagRow {
  tag: string;
  name: string;
  post_count: number;
  last_used_at: Date;
}

/** $1 keys, $2 viewer or null. */
const BY_TAGS = `
select h.tag, h.name, h.post_count, h.last_used_at from hashtags h
where h.tag = any($1::text[]) and h.post_count > 0 and ${openTag('h.tag', '$2::uuid')}`;

@Injectable()
export class HashtagViews {
  constructor(private readonly database: Database) {}

  /** Reads hashtags in one statement. Unknown ones, and those only used by users hidden from the viewer, are absent. */
  async byTags(tags: readonly string[], viewer: Viewer): Promise<Map<string, HashtagView>> {
    if (tags.length === 0) return new Map();
    const rows = await this.database.list<HashtagRow>(BY_TAGS, [tags, viewer.id]);
    return new Map(
      rows.map((row) => [
        row.tag,
        {
          tag: row.tag,
          name: row.name,
          postCount: row.post_count,
          lastUsedAt: row.last_used_at,
        },
      ]),
    );
  }

  /** The same as an array in the order of `tags`, without absent ones. */
  async inOrder(tags: readonly string[], viewer: Viewer): Promise<HashtagView[]> {
    const views = await this.byTags(tags, viewer);
    return tags.map((tag) => views.get(tag)).filter((view) => view !== undefined);
  }
}
