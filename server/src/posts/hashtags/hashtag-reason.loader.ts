import { Injectable } from '@nestjs/common';
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';

@ObjectType('HashtagTrend', { description: 'Why a hashtag trends: what the last computation saw.' })
export class HashtagTrendView {
  @Field(() => Int, { description: 'Different people in the 24 hours before.' }) authorCount!: number;
  @Field(() => Float, { description: 'The same, with new accounts counting for less.' }) observed!: number;
  @Field(() => Float, { description: 'The people of the day before that, counted alike.' }) expected!: number;
  @Field({ description: 'When it stood highest.' }) peakAt!: Date;
  @Field() computedAt!: Date;
}

const REASONS = `
select tag, authors as "authorCount", observed, expected, peak_at as "peakAt", computed_at as "computedAt"
from hashtag_trends where tag = any($1::text[])`;

/** Why hashtags trend, in one statement; absent are those that do not. */
@Injectable()
export class HashtagReasonLoader extends RequestLoader<string, HashtagTrendView> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(tags: readonly string[]): Promise<Map<string, HashtagTrendView>> {
    const rows = await this.database.rows<HashtagTrendView & { tag: string }>(REASONS, [tags]);
    return new Map(rows.map(({ tag, ...trend }) => [tag, trend]));
  }
}
