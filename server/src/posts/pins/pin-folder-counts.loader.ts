import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { SHOWN_PINS } from './pin.timelines.js';

/** $1 user, $2 folders. */
const PINS_IN = `
select n.folder_id as id, count(*)::int as pins from ${SHOWN_PINS} and n.folder_id = any($2::uuid[]) group by n.folder_id`;

/** How many pins the viewer's folders have, in one statement per request. */
@Injectable()
export class PinFolderCountsLoader extends RequestLoader<string, number> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(ids: readonly string[], { viewer }: RequestContext): Promise<Map<string, number>> {
    if (viewer.id === null) return new Map();
    const rows = await this.database.rows<{ id: string; pins: number }>(PINS_IN, [viewer.id, ids]);
    return new Map(rows.map(({ id, pins }) => [id, pins]));
  }
}
