import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { listed, readable } from '#people/users/readable.js';
import { findableAmongNods } from './post.timeline-statements.js';

/** Longest age of the stream's estimate, in seconds. */
const FRESH_SECONDS = 15;
/** Up to this number the stream is counted; beyond, PostgreSQL's statistics are accurate enough. */
const COUNTED_ROWS = 10_000;

const STREAM = `
select case when counted.n < ${COUNTED_ROWS} then counted.n
  else greatest(counted.n, (select reltuples::bigint from pg_class where oid = 'posts_everyone'::regclass)) end as n
from (select count(*) as n from (
  select 1 from posts where parent_id is null and deleted_at is null and is_listed limit ${COUNTED_ROWS}
) first_rows) counted`;

const OF_AUTHOR = `
select u.post_count as n from users u where u.id = $1::uuid and ${readable('$2::uuid')}`;

/** $1 user, $2 viewer or null. */
const NODS_GIVEN = `
select count(*) as n from nods n
join posts p on p.id = n.post_id and p.deleted_at is null
join users u on u.id = p.author_id
where n.user_id = $1::uuid and ${listed('$2::uuid', 'LISTS')} and ${findableAmongNods('$2::uuid')}
  and exists (select 1 from users o where o.id = $1::uuid and ${readable('$2::uuid', 'o')}
    and (not o.hides_nods or o.id = $2::uuid))`;

const NODS_RECEIVED = `
select count(*) as n from nods n join users u on u.id = n.user_id where n.post_id = $1::uuid and u.is_active`;

interface Count {
  n: number;
}

/** Totals for REST's numbered pages. */
@Injectable()
export class PostCounts {
  private stream: { count: number; until: number } | undefined;

  constructor(private readonly database: Database) {}

  /** Posts in everyone's stream: exact below 10,000, else an estimate; at most 15 seconds old. */
  async streamEstimate(): Promise<number> {
    if (this.stream && performance.now() < this.stream.until) return this.stream.count;
    const count = await this.one(STREAM, []);
    this.stream = { count, until: performance.now() + FRESH_SECONDS * 1_000 };
    return count;
  }

  /** Posts of one user without replies; 0 if the viewer can't see them. */
  async ofAuthor(authorId: string, viewer: Viewer): Promise<number> {
    return this.one(OF_AUTHOR, [authorId, viewer.id]);
  }

  /** A user's nods at posts visible to the viewer; 0 where the user hides them. */
  async nodsGivenBy(userId: string, viewer: Viewer): Promise<number> {
    return this.one(NODS_GIVEN, [userId, viewer.id]);
  }

  /** Nods at a post by active users. */
  async nodsOf(postId: string): Promise<number> {
    return this.one(NODS_RECEIVED, [postId]);
  }

  private async one(statement: string, parameters: readonly unknown[]): Promise<number> {
    const rows = await this.database.rows<Count>(statement, parameters);
    return rows[0]?.n ?? 0;
  }
}
