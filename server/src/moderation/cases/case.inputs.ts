import { ArgsType, Field, ID } from '@nestjs/graphql';
import { IsBoolean, IsDate, IsEnum, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import {
  CaseAssignee,
  type CaseAssigneeName,
  CaseSort,
  type CaseSortName,
  CaseStateFilter,
  type CaseStateFilterName,
  REPORT_CATEGORIES,
  ReportCategory,
  type ReportCategoryName,
  ReportSubject,
  SUBJECT_KINDS,
  type SubjectKind,
} from '../moderation.enums.js';

/** Longest search, in characters; what is compared is shorter. */
const MAX_QUERY = 200;

@ArgsType()
export class CasesArgs extends PageArgs {
  @Field(() => CaseStateFilter, {
    nullable: true,
    defaultValue: CaseStateFilter.OPEN,
    description: 'Which cases; open ones by default.',
  })
  @IsOptional()
  @IsEnum(CaseStateFilter, { message: 'filter must be a state.' })
  filter?: CaseStateFilterName | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only cases about someone with this handle or name, or with this text in what was reported or in what a reporter added; regardless of case and accents.',
  })
  @IsOptional()
  @IsString({ message: 'query must be a string.' })
  @MaxLength(MAX_QUERY, { message: `query must be at most ${MAX_QUERY} characters.` })
  query?: string | null;

  @Field(() => ReportCategory, { nullable: true, description: 'Only cases with a report of this category.' })
  @IsOptional()
  @IsIn(REPORT_CATEGORIES, { message: 'category must be a category.' })
  category?: ReportCategoryName | null;

  @Field(() => ID, { nullable: true, description: 'Only cases for which a report or the decision names this rule.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'ruleId must be an id.' })
  ruleId?: string | null;

  @Field(() => ReportSubject, { nullable: true, description: 'Only cases about this kind of subject.' })
  @IsOptional()
  @IsIn(SUBJECT_KINDS, { message: 'subject must be a kind of subject.' })
  subject?: SubjectKind | null;

  @Field(() => CaseAssignee, { nullable: true, description: 'Only cases that the viewer or no one has taken.' })
  @IsOptional()
  @IsEnum(CaseAssignee, { message: 'assignee must be ME or NO_ONE.' })
  assignee?: CaseAssigneeName | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only cases that should have been decided by now. False: only the others.',
  })
  @IsOptional()
  @IsBoolean({ message: 'isOverdue must be true or false.' })
  isOverdue?: boolean | null;

  @Field(() => DateTime, { nullable: true, description: 'Only cases that are due before then, overdue ones included.' })
  @IsOptional()
  @IsDate({ message: 'dueBefore must be a date and time in ISO 8601, such as 2026-03-01T09:30:00.000Z.' })
  dueBefore?: Date | null;

  @Field(() => CaseSort, {
    nullable: true,
    defaultValue: CaseSort.URGENT,
    description: 'The most urgent first by default.',
  })
  @IsOptional()
  @IsEnum(CaseSort, { message: 'sort must be an order.' })
  sort?: CaseSortName | null;
}
