import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import { OWN_THREADS } from './own-thread.statement.js';
import type { OwnThreadView } from './own-thread.view.js';

interface OwnThreadRow {
  id: string;
  position: number;
  length: number;
}

/** The places of posts in threads that their authors wrote: one statement for those of a request. */
@Injectable()
export class OwnThreadLoader extends RequestLoader<string, OwnThreadView> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(postIds: readonly string[]): Promise<Map<string, OwnThreadView>> {
    const rows = await this.database.rows<OwnThreadRow>(OWN_THREADS, [postIds]);
    return new Map(rows.map(({ id, position, length }) => [id, { position, length }]));
  }
}
