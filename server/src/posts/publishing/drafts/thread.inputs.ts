import { MAX_THREAD } from '@mallard/rules/drafts';
import { applyDecorators } from '@nestjs/common';
import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, IsUUID, ValidateNested } from 'class-validator';
import { MAX_MEDIA_PER_POST } from '#media/media-limits.js';
import { MarksInput } from '../../model/post-marks.fields.js';
import { PollInput } from '../../polls/poll.inputs.js';
import type { PartDraft } from './thread-parts.js';

@InputType({ description: 'A quack of a thread, after the first.' })
export class ThreadPartInput extends MarksInput implements PartDraft {
  @Field(() => String, { description: 'As in CreatePostInput.' })
  @IsString({ message: 'content must be a string.' })
  content!: string;

  @Field(() => String, { nullable: true, description: 'As in CreatePostInput.' })
  @IsOptional()
  @IsString({ message: 'contentWarning must be a string.' })
  contentWarning?: string | null;

  @Field(() => [ID], { nullable: true, description: 'As in CreatePostInput.' })
  @IsOptional()
  @IsArray({ message: 'mediaIds must be a list of ids.' })
  @ArrayMaxSize(MAX_MEDIA_PER_POST, { message: `A quack can have at most ${MAX_MEDIA_PER_POST} pictures and videos.` })
  @IsUUID(undefined, { each: true, message: 'mediaIds must be a list of ids.' })
  mediaIds?: string[] | null;

  @Field(() => PollInput, { nullable: true, description: 'As in CreatePostInput.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => PollInput)
  poll?: PollInput | null;
}

/** The quacks of a thread after the first, which may be null or absent. */
export const Thread = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsArray({ message: 'thread must be a list.' }),
    ArrayMaxSize(MAX_THREAD - 1, { message: `A thread can have at most ${MAX_THREAD} quacks.` }),
    ValidateNested({ each: true }),
    Type(() => ThreadPartInput),
  );
