import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import { MAX_OFFSET_ROWS, type NumberedPage, type NumberedIdPage } from '#kernel/paging/page-input.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { listed, readable } from '#people/users/readable.js';
import { findable, inAudience } from '../model/post-audience.js';
import type { MentionedUser } from '../read/mentioned-user.js';

/** Visitors don't see mentions of users who require login. $1 user, $2 viewer or null. */
const FROM_MENTIONS = `
post_mentions m
join posts p on p.id = m.post_id and p.deleted_at is null
join users u on u.id = p.author_id
where m.user_id = $1::uuid and ${listed('$2::uuid', 'LISTS')}
  and (${findable('$2::uuid')} or (m.user_id = $2::uuid and ${inAudience('$2::uuid')}))
  and exists (select 1 from users o where o.id = $1::uuid and ${readable('$2::uuid', 'o')})`;

/** $3 offset, $4 rows. */
export const MENTIONING = `select m.post_id as id from ${FROM_MENTIONS} order by m.post_id desc offset $3::int limit $4::int`;
/** Counts no further than page numbers reach. */
const COUNT = `select count(*) as n from (select 1 from ${FROM_MENTIONS} limit ${MAX_OFFSET_ROWS}) reached`;

/** $1 handles in lower case. */
const BY_HANDLES = `
select u.id, u.handle_key as "handleKey", u.handle, u.display_name as "displayName" from users u
where u.handle_key = any($1::text[]) and u.is_active and u.email_verified_at is not null`;

/** Posts that mention a user, and users by handle. */
@Injectable()
export class MentionTimelines {
  constructor(private readonly database: Database) {}

  /** Quacks and replies that mention a person, by page number, newest first. */
  async mentioning(userId: string, viewer: Viewer, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const [rows, counted] = await Promise.all([
      this.database.rows<{ id: string }>(MENTIONING, [userId, viewer.id, offset, limit]),
      this.database.rows<{ n: number }>(COUNT, [userId, viewer.id]),
    ]);
    return {
      ids: rows.slice(0, page.pageSize).map((row) => row.id),
      totalCount: counted[0]?.n ?? 0,
      hasNextPage: rows.length > page.pageSize,
    };
  }

  /** The current users of these handles, in any case. */
  async mentionedUsers(handles: readonly string[]): Promise<MentionedUser[]> {
    if (handles.length === 0) return [];
    return this.database.rows<MentionedUser>(BY_HANDLES, [handles.map((handle) => handle.toLowerCase())]);
  }
}
