import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { parseInstant } from '#kernel/graphql/datetime.scalar.js';
import { isUuid } from '#kernel/database/ids.js';
import { decodeCursor } from '#kernel/paging/cursor.js';
import { keysetPageOf, idPageOf } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
import type { KeysetPage, IdPage } from '#kernel/paging/page-input.js';

export const SCHEDULED_LIST = 'viewer.scheduledPosts';

/** $1 author, $2 time and $3 id after which, $4 rows. */
export const SCHEDULED_BY = `
select id, publish_at from scheduled_posts
where author_id = $1::uuid and state = 'SCHEDULED' and (publish_at, id) > ($2::timestamptz, $3::uuid)
order by publish_at, id limit $4::int`;

/** The position before the first row. */
export const BEFORE_ALL = ['-infinity', '00000000-0000-0000-0000-000000000000'];

interface ScheduledRow {
  id: string;
  publish_at: Date;
}

/** @throws InvalidInput if `first` is not 1 to 100, or `after` is not a cursor of this list */
export function scheduledPage({ first, after }: PageArgs): KeysetPage {
  const page = keysetPageOf(SCHEDULED_LIST, 2, { first, after });
  const [instant, id] = page.after ?? [];
  if (page.after && !(instant && parseInstant(instant) && id && isUuid(id))) decodeCursor(SCHEDULED_LIST, '', 2);
  return page;
}

/** The scheduled posts of a user. Only their own side of the API may ask. */
@Injectable()
export class ScheduledPostTimelines {
  constructor(private readonly database: Database) {}

  /** Soonest first, so those that failed, whose time has passed, lead; the position is the instant and the id. */
  async scheduledBy(authorId: string, page: KeysetPage): Promise<IdPage> {
    const rows = await this.database.rows<ScheduledRow>(SCHEDULED_BY, [
      authorId,
      ...(page.after ?? BEFORE_ALL),
      page.first + 1,
    ]);
    return idPageOf(rows, page, (row) => [row.publish_at.toISOString(), row.id]);
  }
}
