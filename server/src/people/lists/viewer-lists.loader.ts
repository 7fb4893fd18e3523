import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';

/** $1 people, $2 owner. */
export const LISTS_WITH = `
select m.user_id as "userId", array_agg(l.id order by l.position, l.id) as lists
from list_members m join lists l on l.id = m.list_id
where m.user_id = any($1::uuid[]) and l.owner_id = $2::uuid
group by m.user_id`;

/** In which of the viewer's lists people are, in one statement per request. */
@Injectable()
export class ViewerListsLoader extends RequestLoader<string, string[]> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(ids: readonly string[], { viewer }: RequestContext): Promise<Map<string, string[]>> {
    if (viewer.id === null) return new Map();
    const rows = await this.database.rows<{ userId: string | null; lists: string[] | null }>(LISTS_WITH, [
      ids,
      viewer.id,
    ]);
    return new Map(rows.flatMap(({ userId, lists }) => (userId === null ? [] : [[userId, lists ?? []] as const])));
  }
}
