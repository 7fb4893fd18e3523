import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { decodeCursor } from '#kernel/paging/cursor.js';
import { idPageOf, keysetPageOf } from '#kernel/paging/keyset.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { IdPage, KeysetPage, NumberedIdPage, NumberedPage } from '#kernel/paging/page-input.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
import { nameQuery } from '#people/users/name-search.js';
import type {
  CaseAssigneeName,
  CaseSortName,
  CaseStateFilterName,
  ReportCategoryName,
  SubjectKind,
} from '../moderation.enums.js';
import { CASE_COUNTS, CASE_PAGES, CASE_TOTALS, OPEN_CASES_NUMBERED, positionParts } from './case-list-statements.js';

export interface CaseCounts {
  readonly open: number;
  readonly mine: number;
  readonly decided: number;
  readonly overdue: number;
}

/** Which cases to list; all of the state by default. */
export interface CaseFilter {
  readonly state: CaseStateFilterName;
  /** A handle or name of the person, or a part of what was reported or what a reporter added. */
  readonly query?: string | null;
  readonly category?: ReportCategoryName | null;
  readonly ruleId?: string | null;
  readonly subject?: SubjectKind | null;
  readonly assignee?: CaseAssigneeName | null;
  readonly isOverdue?: boolean | null;
  readonly dueBefore?: Date | null;
}

/** The queue of cases. */
@Injectable()
export class CaseTimelines {
  constructor(private readonly database: Database) {}

  /** Checks what a client asked for. @throws InvalidInput */
  page(list: string, state: CaseStateFilterName, sort: CaseSortName, args: PageArgs): KeysetPage {
    const parts = positionParts(state, sort);
    const page = keysetPageOf(list, parts.length, args);
    const isSound = page.after?.every((part, index) => parts[index]!(part)) ?? true;
    if (!isSound) decodeCursor(list, '', 1);
    return page;
  }

  async list(viewerId: string, filter: CaseFilter, sort: CaseSortName, page: KeysetPage): Promise<IdPage> {
    const rows = await this.database.rows<{ id: string; position: string[] }>(CASE_PAGES[filter.state][sort], [
      ...parametersOf(viewerId, filter),
      page.after,
      page.first + 1,
    ]);
    return idPageOf(rows, page, ({ position }) => position);
  }

  async count(viewerId: string, filter: CaseFilter): Promise<number> {
    const rows = await this.database.rows<{ n: number }>(CASE_TOTALS[filter.state], parametersOf(viewerId, filter));
    return rows[0]!.n;
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

function parametersOf(viewerId: string, filter: CaseFilter) {
  const { query, category, ruleId, subject, assignee, isOverdue, dueBefore } = filter;
  const pattern = nameQuery(query ?? '')?.pattern;
  return [viewerId, pattern, category, ruleId, subject, assignee, isOverdue, dueBefore].map((value) => value ?? null);
}
