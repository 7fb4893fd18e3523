import { Injectable } from '@nestjs/common';
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';

@ObjectType('HashtagTrend', { description: 'Why a hashtag is trending, as of the last computation.' })
export class HashtagTrendView {
  @Field(() => Int, { description: 'Different people in the last 24 hours, as recentAuthorCount.' })
  authorCount!: number;
  @Field(() => Float, {
    description: 'People in the 24 hours before the computation, with new accounts weighted by newcomerWeight.',
  })
  observed!: number;
  @Field(() => Float, { description: 'The same count for the day before that.' }) expected!: number;
  @Field(() => Float, {
    description:
      'The weight of an account younger than 7 days: 0.2, or 1 while most accounts of the site are that young.',
  })
  newcomerWeight!: number;
  @Field({ description: 'When it peaked.' }) peakAt!: Date;
  @Field({ description: 'When the score was computed.' }) computedAt!: Date;
}

const REASONS = `
select tag, observed, expected, newcomer_weight as "newcomerWeight", peak_at as "peakAt", computed_at as "computedAt"
from hashtag_trends where tag = any($1::text[])`;

/** What is stored about a trend; the number of users is counted on request. */
export type HashtagReason = Omit<HashtagTrendView, 'authorCount'>;

/** Why hashtags trend, in one statement. Hashtags that don't trend are absent. */
@Injectable()
export class HashtagReasonLoader extends RequestLoader<string, HashtagReason> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(tags: readonly string[]): Promise<Map<string, HashtagReason>> {
    const rows = await this.database.rows<HashtagReason & { tag: string }>(REASONS, [tags]);
    return new Map(rows.map(({ tag, ...trend }) => [tag, trend]));
  }
}
