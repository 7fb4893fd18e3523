import { QUOTE_RULE_NAMES, type QuoteRule } from '@mallard/rules/quoting';
import { VISIBILITIES, type Visibility } from '@mallard/rules/visibility';
import { Field, ID, InputType, IntersectionType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsString, IsUUID, ValidateNested } from 'class-validator';
import { QuoteRuleEnum, VisibilityEnum } from '#identity/viewer/graphql-enums.js';
import { MAX_MEDIA_PER_POST } from '#media/media-limits.js';
import { Thread, ThreadPartInput } from './drafts/thread.inputs.js';
import { PlaceInput } from '../nearby/place.input.js';
import { MarksInput } from '../model/post-marks.fields.js';
import { ReplyRuleFields } from '../model/reply-rule.inputs.js';
import { PollInput } from '../polls/poll.inputs.js';

@InputType({ description: 'A new post or reply.' })
export class CreatePostInput extends IntersectionType(ReplyRuleFields, MarksInput) {
  @Field(() => String, {
    description:
      '1 to 500 grapheme clusters, each link counting 23; at most 10,000 bytes. May be empty if there are media.',
  })
  @IsString({ message: 'content must be a string.' })
  content!: string;

  @Field(() => ID, { nullable: true, description: 'The post that this one replies to.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'parentPostId must be an id.' })
  parentPostId?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Up to 4 uploads of the viewer, in order.' })
  @IsOptional()
  @IsArray({ message: 'mediaIds must be a list of ids.' })
  @ArrayMaxSize(MAX_MEDIA_PER_POST, { message: `A quack can have at most ${MAX_MEDIA_PER_POST} pictures and videos.` })
  @IsUUID(undefined, { each: true, message: 'mediaIds must be a list of ids.' })
  mediaIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'One line of at most 120 characters, shown instead of the content until the reader opens it.',
  })
  @IsOptional()
  @IsString({ message: 'contentWarning must be a string.' })
  contentWarning?: string | null;

  @Field(() => PlaceInput, { nullable: true, description: 'Where it was written; not for replies.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => PlaceInput)
  place?: PlaceInput | null;

  @Field(() => VisibilityEnum, {
    nullable: true,
    description:
      'Who reads it; defaultVisibility of the preferences by default. A reply is read by those who read what it answers; a reply to a PUBLIC post can be UNLISTED.',
  })
  @IsOptional()
  @IsIn(VISIBILITIES, { message: `visibility must be one of ${VISIBILITIES.join(', ')}.` })
  visibility?: Visibility | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The post that it quotes. It can not be seen by more people than that one; without visibility, it is narrowed.',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'quotePostId must be an id.' })
  quotePostId?: string | null;

  @Field(() => QuoteRuleEnum, {
    nullable: true,
    description: 'Who may quote it; defaultQuoteRule of the preferences by default.',
  })
  @IsOptional()
  @IsIn(QUOTE_RULE_NAMES, { message: `quoteRule must be one of ${QUOTE_RULE_NAMES.join(', ')}.` })
  quoteRule?: QuoteRule | null;
  @Field(() => PollInput, {
    nullable: true,
    description: 'A poll, which begins with the post.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => PollInput)
  poll?: PollInput | null;

  @Field(() => [ThreadPartInput], {
    nullable: true,
    description:
      'Up to 24 more quacks, each a reply to the one before and read by the same people. All are published, or none is.',
  })
  @Thread()
  thread?: ThreadPartInput[] | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The draft of the viewer that it comes from: it is deleted, and its media can be used. A CONFLICT (ALREADY_PUBLISHED, DRAFT_SENT) if that was published or sent before.',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'draftId must be an id.' })
  draftId?: string | null;
}

@InputType({
  description: 'The new text of a post. isSensitive: false is a CONFLICT (MARKED_BY_STAFF) if moderators marked it.',
})
export class UpdatePostInput extends MarksInput {
  @Field(() => String, { description: 'Up to 500 characters, by the rules of createPost.' })
  @IsString({ message: 'content must be a string.' })
  content!: string;

  @Field(() => String, { nullable: true, description: 'Absent: unchanged. Null or empty: removed.' })
  @IsOptional()
  @IsString({ message: 'contentWarning must be a string.' })
  contentWarning?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to remove its place.' })
  @IsOptional()
  @IsBoolean({ message: 'removePlace must be true or false.' })
  removePlace?: boolean | null;

  @Field(() => VisibilityEnum, {
    nullable: true,
    description: 'Absent: unchanged. What is PUBLIC can become UNLISTED, and nothing else changes.',
  })
  @IsOptional()
  @IsIn(VISIBILITIES, { message: `visibility must be one of ${VISIBILITIES.join(', ')}.` })
  visibility?: Visibility | null;

  @Field(() => PollInput, {
    nullable: true,
    description:
      'Absent: unchanged. Null: removed. BAD_USER_INPUT (POLL_HAS_VOTES) once someone has voted, and CONFLICT (POLL_ENDED) once it has ended.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => PollInput)
  poll?: PollInput | null;
}
