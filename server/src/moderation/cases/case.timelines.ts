import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { isUuid, MAX_ID } from '#kernel/database/ids.js';
import { decodeCursor } from '#kernel/paging/cursor.js';
import { idPageOf, keysetPageOf } from '#kernel/paging/keyset.js';
import type { IdPage, KeysetPage } from '#kernel/paging/page-input.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { NumberedIdPage, NumberedPage } from '#kernel/paging/page-input.js';
import type { CaseStateFilterName } from '../moderation.enums.js';

/** No one sees the cases about themselves. $1 viewer. */
const NOT_ABOUT_ME = 'c.target_id <> $1::uuid';
/** The most urgent first, then what is due first. $1 viewer, $2 to $4 position: priority, due and id, $5 rows, $6 whether only those that the viewer has taken. */
export const OPEN_CASES = `
select c.id, c.priority::text as priority, c.due_at::text as due from cases c
where c.state = 'OPEN' and ${NOT_ABOUT_ME} and (not $6::boolean or (c.taken_by = $1::uuid and c.taken_until > now()))
  and ($4::uuid is null or c.priority < $2::smallint or (c.priority = $2::smallint and (c.due_at, c.id) > ($3::timestamptz, $4::uuid)))
order by c.priority desc, c.due_at, c.id limit $5::int`;
/** Latest decision first. $1 viewer, $2 decision below which, $3 rows. */
export const DECIDED_CASES = `
select c.id, d.id as position from decisions d join cases c on c.id = d.case_id
where c.state = 'DECIDED' and ${NOT_ABOUT_ME} and d.id < $2::uuid
  and d.id = (select l.id from decisions l where l.case_id = c.id order by l.id desc limit 1)
order by d.id desc limit $3::int`;
/** $1 viewer. */
export const CASE_COUNTS = `
select count(*) filter (where c.state = 'OPEN')::int as open,
  count(*) filter (where c.state = 'OPEN' and c.taken_by = $1::uuid and c.taken_until > now())::int as mine,
  count(*) filter (where c.state = 'DECIDED')::int as decided,
  count(*) filter (where c.state = 'OPEN' and c.due_at < now())::int as overdue
from cases c where ${NOT_ABOUT_ME}`;
/** The open queue by page number. $1 viewer, $2 offset, $3 rows. */
export const OPEN_CASES_NUMBERED = `
select c.id from cases c where c.state = 'OPEN' and ${NOT_ABOUT_ME}
order by c.priority desc, c.due_at, c.id offset $2::int limit $3::int`;

export interface CaseCounts {
  readonly open: number;
  readonly mine: number;
  readonly decided: number;
  readonly overdue: number;
}

/** The queue of cases. */
@Injectable()
export class CaseTimelines {
  constructor(private readonly database: Database) {}

  /** Checks what a client asked for. @throws InvalidInput */
  page(list: string, filter: CaseStateFilterName, args: PageArgs): KeysetPage {
    const page = keysetPageOf(list, filter === 'DECIDED' ? 1 : 3, args);
    const { after } = page;
    const [priority = '0', due = '2026-01-01'] = filter === 'DECIDED' ? [] : (after ?? []);
    const isSound = /^[0-2]$/.test(priority) && !Number.isNaN(Date.parse(due)) && isUuid(after?.at(-1) ?? MAX_ID);
    if (!isSound) decodeCursor(list, '', 1);
    return page;
  }

  async list(viewerId: string, filter: CaseStateFilterName, page: KeysetPage): Promise<IdPage> {
    if (filter === 'DECIDED') {
      const parameters = [viewerId, page.after?.[0] ?? MAX_ID, page.first + 1];
      const decided = await this.database.rows<{ id: string; position: string }>(DECIDED_CASES, parameters);
      return idPageOf(decided, page, ({ position }) => [position]);
    }
    const [priority = null, due = null, id = null] = page.after ?? [];
    const rows = await this.database.rows<{ id: string; priority: string; due: string }>(OPEN_CASES, [
      ...[viewerId, priority, due, id, page.first + 1, filter === 'MINE'],
    ]);
    return idPageOf(rows, page, (row) => [row.priority, row.due, row.id]);
  }

  async openByNumber(viewerId: string, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const [rows, counts] = await Promise.all([
      this.database.rows<{ id: string }>(OPEN_CASES_NUMBERED, [viewerId, offset, limit]),
      this.counts(viewerId),
    ]);
    return {
      ids: rows.slice(0, page.pageSize).map(({ id }) => id),
      totalCount: counts.open,
      hasNextPage: rows.length > page.pageSize,
    };
  }

  async counts(viewerId: string): Promise<CaseCounts> {
    return (await this.database.rows<CaseCounts>(CASE_COUNTS, [viewerId]))[0]!;
  }
}
