import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { MUTED_AMONG, MUTED_BY } from '../model/muted-thread-statements.js';

/** Which conversations the viewer has muted, by the id of their quack: one statement for those of a request. */
@Injectable()
export class MutedThreadLoader extends RequestLoader<string, true> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(rootIds: readonly string[], { viewer }: RequestContext): Promise<Map<string, true>> {
    if (viewer.id === null) return new Map();
    const rows = await this.database.rows<{ root_id: string }>(MUTED_AMONG, [viewer.id, rootIds]);
    return new Map(rows.map((row) => [row.root_id, true]));
  }

  /** Everyone who has muted a conversation, for what is told to many people at once. */
  async ownersOf(rootId: string): Promise<Set<string>> {
    const rows = await this.database.rows<{ owner_id: string }>(MUTED_BY, [rootId]);
    return new Set(rows.map((row) => row.owner_id));
  }
}
