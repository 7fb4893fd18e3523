import { QUOTE_RULE_NAMES, type QuoteRule } from '@mallard/rules/quoting';
import { VISIBILITIES, type Visibility } from '@mallard/rules/visibility';
import { Field, ID, InputType, IntersectionType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsDate, IsIn, IsOptional, IsString, IsUUID, ValidateNested } from 'class-validator';
import { QuoteRuleEnum, VisibilityEnum } from '#identity/viewer/graphql-enums.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { MAX_MEDIA_PER_POST } from '#media/media-limits.js';
import { Thread, ThreadPartInput } from '../drafts/thread.inputs.js';
import { MarksInput } from '../../model/post-marks.fields.js';
import { ReplyRuleFields } from '../../model/reply-rule.inputs.js';
import { PollInput } from '../../polls/poll.inputs.js';

@InputType({ description: 'A post to publish later.' })
export class SchedulePostInput extends IntersectionType(ReplyRuleFields, MarksInput) {
  @Field(() => String, { description: 'As in CreatePostInput.' })
  @IsString({ message: 'content must be a string.' })
  content!: string;

  @Field(() => String, { nullable: true, description: 'As in CreatePostInput. Absent in an update: unchanged.' })
  @IsOptional()
  @IsString({ message: 'contentWarning must be a string.' })
  contentWarning?: string | null;

  @Field(() => [ID], { nullable: true, description: 'As in CreatePostInput. Absent in an update: unchanged.' })
  @IsOptional()
  @IsArray({ message: 'mediaIds must be a list of ids.' })
  @ArrayMaxSize(MAX_MEDIA_PER_POST, { message: `A quack can have at most ${MAX_MEDIA_PER_POST} pictures and videos.` })
  @IsUUID(undefined, { each: true, message: 'mediaIds must be a list of ids.' })
  mediaIds?: string[] | null;

  @Field(() => DateTime, {
    description: '5 minutes to 365 days ahead. In an update, the current time may be kept even if it is nearer.',
  })
  @IsDate({ message: 'publishAt must be a date and time in ISO 8601, such as 2026-03-01T09:30:00.000Z.' })
  publishAt!: Date;

  @Field(() => VisibilityEnum, {
    nullable: true,
    description: 'Who will read it; defaultVisibility of the preferences by default. Absent in an update: unchanged.',
  })
  @IsOptional()
  @IsIn(VISIBILITIES, { message: `visibility must be one of ${VISIBILITIES.join(', ')}.` })
  visibility?: Visibility | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The post that it will quote, as in CreatePostInput. Absent in an update: unchanged. Whether it may be quoted is asked now, and again when it is published.',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'quotePostId must be an id.' })
  quotePostId?: string | null;

  @Field(() => QuoteRuleEnum, {
    nullable: true,
    description:
      'Who may quote it; defaultQuoteRule of the preferences by default. Absent or null in an update: unchanged.',
  })
  @IsOptional()
  @IsIn(QUOTE_RULE_NAMES, { message: `quoteRule must be one of ${QUOTE_RULE_NAMES.join(', ')}.` })
  quoteRule?: QuoteRule | null;
  @Field(() => PollInput, {
    nullable: true,
    description: 'As in CreatePostInput; it lasts from publication. Absent in an update: unchanged. Null: removed.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => PollInput)
  poll?: PollInput | null;

  @Field(() => [ThreadPartInput], {
    nullable: true,
    description: 'As in CreatePostInput. Absent in an update: unchanged. Null or empty: removed.',
  })
  @Thread()
  thread?: ThreadPartInput[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'As in CreatePostInput; the scheduled post gets its id. Not in an update.',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'draftId must be an id.' })
  draftId?: string | null;
}
