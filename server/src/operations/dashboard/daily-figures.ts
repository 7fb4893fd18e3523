import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import {
  COUNT,
  type FigureName,
  FIGURES,
  FORGET_ACTIVE_PEOPLE,
  NOTE_ACTIVE_PEOPLE,
} from './daily-figures.statements.js';

/** $1 days of the range, which ends today. The same number of days before it is read for comparison. */
const READ = `
with days as (
  select d::date as day, (now() at time zone 'UTC')::date as today
  from generate_series((now() at time zone 'UTC')::date - 2 * $1::int + 1, (now() at time zone 'UTC')::date, interval '1 day') d
)
select f.figure, to_char(d.day, 'YYYY-MM-DD') as day, d.day > d.today - $1::int as "isInRange", coalesce(v.value, 0) as value
from unnest($2::text[]) with ordinality f (figure, n) cross join days d
left join daily_figures v on v.figure = f.figure and v.day = d.day
order by f.n, d.day`;

const LAST_COUNT = `
select max(counted_at) as "countedAt", coalesce(max(counted_at) > now() - interval '15 minutes', false) as "isFresh"
from daily_figures where day = (now() at time zone 'UTC')::date`;

/** How long a request waits for an overdue count, which then continues in the background. */
const COUNT_TIMEOUT_MS = 2_000;

export interface FigureDay {
  /** UTC, such as 2026-03-01. */
  day: string;
  value: number;
}

export interface FigureRange {
  figure: FigureName;
  /** Oldest first, up to today as far as it is counted. */
  days: FigureDay[];
  /** The same number of days before the range. */
  before: FigureDay[];
}

/** Figures for each day. */
@Injectable()
export class DailyFigures {
  private counting: Promise<void> | undefined;

  constructor(private readonly database: Database) {}

  /** Counts yesterday, today and all days that were never counted. Idempotent and safe to run concurrently. */
  count(): Promise<void> {
    this.counting ??= this.countAll().finally(() => (this.counting = undefined));
    return this.counting;
  }

  /** @param days 1 to 200, today included. @returns each figure, in the order of FIGURES */
  async range(days: number): Promise<FigureRange[]> {
    type Row = FigureDay & { figure: FigureName; isInRange: boolean };
    const rows = await this.database.rows<Row>(READ, [days, FIGURES]);
    return FIGURES.map((figure) => {
      const own = rows.filter((row) => row.figure === figure);
      const side = (isInRange: boolean) =>
        own.filter((row) => row.isInRange === isInRange).map(({ day, value }) => ({ day, value }));
      return { figure, days: side(true), before: side(false) };
    });
  }

  /** Counts first if the last count is old, as after a start. @returns when today was last counted */
  async countedAt(): Promise<Date | null> {
    const last = await this.lastCount();
    if (last.isFresh) return last.countedAt;
    await Promise.race([
      this.count().catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, COUNT_TIMEOUT_MS).unref()),
    ]);
    return (await this.lastCount()).countedAt;
  }

  private async lastCount(): Promise<{ countedAt: Date | null; isFresh: boolean }> {
    const [last] = await this.database.rows<{ countedAt: Date | null; isFresh: boolean }>(LAST_COUNT, []);
    return last ?? { countedAt: null, isFresh: false };
  }

  private async countAll(): Promise<void> {
    await this.database.backgroundRows(NOTE_ACTIVE_PEOPLE);
    for (const figure of FIGURES) await this.database.backgroundRows(COUNT[figure]);
    await this.database.backgroundRows(FORGET_ACTIVE_PEOPLE);
  }
}
