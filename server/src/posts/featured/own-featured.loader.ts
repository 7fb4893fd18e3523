import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { FEATURED_AMONG } from './featured-post-statements.js';

/** Which posts the viewer features: one statement for those of a request. */
@Injectable()
export class OwnFeaturedLoader extends RequestLoader<string, true> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(postIds: readonly string[], { viewer }: RequestContext): Promise<Map<string, true>> {
    if (viewer.id === null) return new Map();
    const rows = await this.database.rows<{ post_id: string }>(FEATURED_AMONG, [viewer.id, postIds]);
    return new Map(rows.map((row) => [row.post_id, true]));
  }
}
