import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { type UserView, UserViews } from '#people/users/user.view.js';

interface MentionRow {
  post_id: string;
  user_id: string;
}

/** The users whom posts mention, by post. Deleted and renamed users are found by id. */
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
      const user = people.get(row.user_id);
      if (user) found.set(row.post_id, [...(found.get(row.post_id) ?? []), user]);
    }
    return found;
  }
}
