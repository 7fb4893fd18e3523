import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsDate, IsIn, IsOptional, IsString, IsUUID } from 'class-validator';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { DecisionGround, DecisionOutcome, type Ground, GROUNDS, type Outcome, OUTCOMES } from '../moderation.enums.js';
import { MAX_DECIDED_POSTS } from './decision-draft.js';

@InputType({ description: 'What moderators decide, and why.' })
export class DecisionInput {
  @Field(() => DecisionOutcome, { description: 'What is decided.' })
  @IsIn(OUTCOMES, { message: `outcome must be one of ${OUTCOMES.join(', ')}.` })
  outcome!: Outcome;

  @Field(() => DecisionGround, { nullable: true, description: 'What a measure is based on: a rule or a law.' })
  @IsOptional()
  @IsIn(GROUNDS, { message: `ground must be one of ${GROUNDS.join(', ')}.` })
  ground?: Ground | null;

  @Field(() => ID, { nullable: true, description: 'The rule that was broken, if it is based on one.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'ruleId must be an id.' })
  ruleId?: string | null;

  @Field(() => String, { nullable: true, description: 'The law, if it is based on one; 1 to 200 characters.' })
  @IsOptional()
  @IsString({ message: 'law must be a string.' })
  law?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What happened, and why this follows: at most 2,000 characters, for the person concerned and those who reported. Required for a measure.',
  })
  @IsOptional()
  @IsString({ message: 'facts must be a string.' })
  facts?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When a freeze ends: in an hour to a year.' })
  @IsOptional()
  @Type(() => Date)
  @IsDate({ message: 'until must be a date and time in ISO 8601, such as 2026-03-01T09:30:00.000Z.' })
  until?: Date | null;

  @Field(() => [ID], { nullable: true, description: 'The quacks to remove or to mark: 1 to 20 of the person.' })
  @IsOptional()
  @IsArray({ message: 'postIds must be a list of ids.' })
  @ArrayMaxSize(MAX_DECIDED_POSTS, { message: `postIds must be at most ${MAX_DECIDED_POSTS} ids.` })
  @IsUUID(undefined, { each: true, message: 'postIds must be a list of ids.' })
  postIds?: string[] | null;
}
