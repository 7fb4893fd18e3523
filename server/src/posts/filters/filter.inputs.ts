import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsDate, IsIn, IsOptional, IsString, ValidateNested } from 'class-validator';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import {
  FilterAction,
  type FilterActionName,
  FilterContext,
  type FilterContextName,
  FilterTermKind,
  type FilterTermKindName,
} from './filter-contexts.js';
import { FILTER_ACTIONS, FILTER_TERM_KINDS } from './filter.entity.js';
import { MAX_TERM_LENGTH, MAX_TERMS, MAX_TITLE_LENGTH } from './filter.errors.js';

const CONTEXTS = Object.keys(FilterContext) as FilterContextName[];

/** A term of a new filter, in GraphQL and REST. */
@InputType({ description: 'A word, a phrase or a hashtag.' })
export class FilterTermInput {
  @Field(() => FilterTermKind, {
    nullable: true,
    description: 'By default a hashtag if the term is one with its #, else a phrase.',
  })
  @IsOptional()
  @IsIn(FILTER_TERM_KINDS, { message: `kind must be one of ${FILTER_TERM_KINDS.join(', ')}.` })
  kind?: FilterTermKindName | null;

  @Field(() => String, {
    description: `1 to ${MAX_TERM_LENGTH} grapheme clusters. Case, width and optional vowel marks don't matter.`,
  })
  @IsString({ message: 'term must be a string.' })
  term!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether a phrase matches whole words only; by default yes, unless its script has no spaces between words.',
  })
  @IsOptional()
  @IsBoolean({ message: 'isWhole must be true or false.' })
  isWhole?: boolean | null;
}

/** A filter as its owner wants it, in GraphQL and REST. */
@InputType({ description: 'A filter as a whole: what is left out of an update is removed.' })
export class FilterInput {
  @Field(() => String, { description: `1 to ${MAX_TITLE_LENGTH} grapheme clusters in one line.` })
  @IsString({ message: 'title must be a string.' })
  title!: string;

  @Field(() => FilterAction, { description: 'What happens to posts that it matches.' })
  @IsIn(FILTER_ACTIONS, { message: `action must be one of ${FILTER_ACTIONS.join(', ')}.` })
  action!: FilterActionName;

  @Field(() => [FilterContext], { description: 'Where it works, at least one.' })
  @IsArray({ message: 'contexts must be a list.' })
  @IsIn(CONTEXTS, { each: true, message: `contexts must be among ${CONTEXTS.join(', ')}.` })
  contexts!: FilterContextName[];

  @Field(() => [FilterTermInput], { description: `1 to ${MAX_TERMS}; all filters of a person together have as many.` })
  @IsArray({ message: 'terms must be a list.' })
  @ArrayMaxSize(MAX_TERMS, { message: `A filter can have at most ${MAX_TERMS} terms.` })
  @ValidateNested({ each: true })
  @Type(() => FilterTermInput)
  terms!: FilterTermInput[];

  @Field(() => DateTime, { nullable: true, description: 'When it ends; null for one without an end.' })
  @IsOptional()
  @Type(() => Date)
  @IsDate({ message: 'endsAt must be a date and time in ISO 8601, such as 2026-03-01T09:30:00.000Z.' })
  endsAt?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'True: posts of people whom the viewer follows are not filtered.',
  })
  @IsOptional()
  @IsBoolean({ message: 'exceptFollowing must be true or false.' })
  exceptFollowing?: boolean | null;
}
