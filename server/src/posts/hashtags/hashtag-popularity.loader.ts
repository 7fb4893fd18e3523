import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';

/** $1 keys. */
const COUNTED = 'select tag, author_count from hashtag_popularity where tag = any($1::text[])';

/** How many users used hashtags in 30 days, as last counted, in one statement per request. */
@Injectable()
export class HashtagPopularityLoader extends RequestLoader<string, number> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(tags: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.rows<{ tag: string; author_count: number }>(COUNTED, [tags]);
    return new Map(rows.map(({ tag, author_count }) => [tag, author_count]));
  }
}
