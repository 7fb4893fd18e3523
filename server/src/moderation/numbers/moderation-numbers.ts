import { Injectable } from '@nestjs/common';
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { DecisionOutcome, type Outcome } from '../moderation.enums.js';

@ObjectType('OutcomeCount', { description: 'How often something was decided.' })
export class OutcomeCountView {
  @Field(() => DecisionOutcome, { description: 'What was decided.' }) outcome!: Outcome;
  @Field(() => Int, { description: 'How often.' }) count!: number;
}

/** What a transparency report needs (Regulation (EU) 2022/2065, article 15, paragraph 1). */
@ObjectType('ModerationNumbers', { description: 'Numbers of a year, in UTC, for the transparency report.' })
export class ModerationNumbersView {
  @Field(() => Int, { description: 'The year that was asked for.' }) year!: number;
  @Field(() => Int, { description: 'Reports of people with an account.' }) reports!: number;
  @Field(() => Int, { description: 'Notices of people without an account.' }) notices!: number;
  @Field(() => Int, { description: 'Cases that these made.' }) cases!: number;
  @Field(() => Int, { description: 'Decisions, with and without a report.' }) decisions!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'Hours from the first report to the decision, the median; null without any.',
  })
  medianHours!: number | null;
  @Field(() => [OutcomeCountView], { description: 'Decisions by what was decided, most frequent first.' })
  outcomes!: OutcomeCountView[];
  @Field(() => Int, { description: 'Measures that are based on a law.' }) byLaw!: number;
  @Field(() => Int, { description: 'Measures that are based on a rule of the site.' }) byRule!: number;
  @Field(() => Int, { description: 'Decisions that the server made by itself.' }) byMachine!: number;
  @Field(() => Int, { description: 'Appeals against decisions.' }) appeals!: number;
  @Field(() => Int, { description: 'Appeals that were granted.' }) appealsGranted!: number;
  @Field(() => Int, { description: 'Decisions that were undone, by an appeal or without one.' }) overruled!: number;
}

type NumbersRow = Omit<ModerationNumbersView, 'year' | 'outcomes'>;

/** $1 first instant, $2 first instant after. */
export const MODERATION_NUMBERS = `
select
  (select count(*)::int from reports r where r.created_at >= $1::timestamptz and r.created_at < $2::timestamptz and r.notice is null) as reports,
  (select count(*)::int from reports r where r.created_at >= $1::timestamptz and r.created_at < $2::timestamptz and r.notice is not null) as notices,
  (select count(*)::int from cases c where c.created_at >= $1::timestamptz and c.created_at < $2::timestamptz) as cases,
  count(*)::int as decisions,
  percentile_cont(0.5) within group (order by extract(epoch from d.created_at - c.created_at)::float8 / 3600) as "medianHours",
  count(*) filter (where d.ground = 'LAW')::int as "byLaw",
  count(*) filter (where d.ground = 'RULE')::int as "byRule",
  count(*) filter (where d.is_by_machine)::int as "byMachine",
  (select count(*)::int from appeals a where a.created_at >= $1::timestamptz and a.created_at < $2::timestamptz) as appeals,
  (select count(*)::int from appeals a where a.created_at >= $1::timestamptz and a.created_at < $2::timestamptz and a.state = 'GRANTED') as "appealsGranted",
  count(*) filter (where d.overruled_at is not null)::int as overruled
from decisions d left join cases c on c.id = d.case_id
where d.created_at >= $1::timestamptz and d.created_at < $2::timestamptz`;
/** $1 and $2 the same. */
export const OUTCOME_COUNTS = `
select d.outcome, count(*)::int as count from decisions d
where d.created_at >= $1::timestamptz and d.created_at < $2::timestamptz
group by d.outcome order by count(*) desc, d.outcome`;

const FIRST_YEAR = 2020;
const LAST_YEAR = 2100;

@Injectable()
export class ModerationNumbers {
  constructor(private readonly database: Database) {}

  /** @throws InvalidInput unless the year is 2020 to 2100 */
  async of(year: number): Promise<ModerationNumbersView> {
    if (year < FIRST_YEAR || year > LAST_YEAR) {
      const message = `year must be ${FIRST_YEAR} to ${LAST_YEAR}.`;
      throw new InvalidInput([{ field: 'year', message }], 'INVALID_YEAR');
    }
    const span = [new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + 1, 0))];
    const [[numbers], outcomes] = await Promise.all([
      this.database.rows<NumbersRow>(MODERATION_NUMBERS, span),
      this.database.rows<OutcomeCountView>(OUTCOME_COUNTS, span),
    ]);
    return { year, ...numbers!, outcomes };
  }
}
