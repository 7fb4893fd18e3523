import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { FOLLOWED_AMONG } from '../timelines/followed-hashtag.statements.js';

/** Which hashtags the viewer follows, in one statement per request; none for visitors. */
@Injectable()
export class FollowedHashtagLoader extends RequestLoader<string, true> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(tags: readonly string[], { viewer }: RequestContext): Promise<Map<string, true>> {
    if (viewer.id === null) return new Map();
    const rows = await this.database.rows<{ tag: string }>(FOLLOWED_AMONG, [tags, viewer.id]);
    return new Map(rows.map(({ tag }) => [tag, true]));
  }
}
