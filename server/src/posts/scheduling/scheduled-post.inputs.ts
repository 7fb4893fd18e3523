import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsDate, IsOptional, IsString, IsUUID } from 'class-validator';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { MAX_MEDIA_PER_POST } from '#media/media-limits.js';

@InputType()
export class SchedulePostInput {
  @Field(() => String, { description: 'As in CreatePostInput.' })
  @IsString({ message: 'content takes a text.' })
  content!: string;

  @Field(() => String, { nullable: true, description: 'As in CreatePostInput. Absent in an update: stays as it is.' })
  @IsOptional()
  @IsString({ message: 'contentWarning takes a text.' })
  contentWarning?: string | null;

  @Field(() => [ID], { nullable: true, description: 'As in CreatePostInput. Absent in an update: they stay.' })
  @IsOptional()
  @IsArray({ message: 'mediaIds takes a list of ids.' })
  @ArrayMaxSize(MAX_MEDIA_PER_POST, { message: `A quack holds up to ${MAX_MEDIA_PER_POST} pictures and videos.` })
  @IsUUID(undefined, { each: true, message: 'mediaIds takes ids.' })
  mediaIds?: string[] | null;

  @Field(() => DateTime, {
    description: '5 minutes to 365 days ahead. In an update, the instant that it has may be nearer.',
  })
  @IsDate({ message: 'publishAt takes an instant.' })
  publishAt!: Date;
}
