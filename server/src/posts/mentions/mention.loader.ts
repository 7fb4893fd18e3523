import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { type UserView, UserViews } from '#people/users/user.view.js';

interface MentionRow {
  post_id: string;
  user_id: string;
}

/** The people whom quacks mention, by quack; whoever no longer exists or was renamed is followed by id. */
@Injectable()
export class MentionLoader extends RequestLoader<string, UserView[]> {
  constructor(
    private readonly database: Database,
    private readonly users: UserViews,
  ) {
    super();
  }

  protected async fetch(postIds: readonly string[], ctx: RequestContext): Promise<Map<string, UserView[]>> {
    const rows = await this.database.rows<MentionRow>(
      'select post_id, user_id from post_mentions where post_id = any($1::uuid[]) order by post_id, user_id',
      [postIds],
    );
    const people = await this.users.byIds([...new Set(rows.map((row) => row.user_id))], ctx.viewer);
    const found = new Map<string, UserView[]>();
    for (const row of rows) {
      const person = people.get(row.user_id);
      if (person) found.set(row.post_id, [...(found.get(row.post_id) ?? []), person]);
    }
    return found;
  }
}
