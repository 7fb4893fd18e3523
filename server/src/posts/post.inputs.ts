import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, IsUUID, ValidateNested } from 'class-validator';
import { MAX_MEDIA_PER_POST } from '#media/media-limits.js';
import { PlaceInput } from './nearby/place.input.js';

@InputType()
export class CreatePostInput {
  @Field(() => String, {
    description:
      '1 to 500 grapheme clusters, each link counting 23; at most 10,000 bytes. May be empty where media stand with it.',
  })
  @IsString({ message: 'content takes a text.' })
  content!: string;

  @Field(() => ID, { nullable: true, description: 'The quack that this is a reply to.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'parentPostId takes an id.' })
  parentPostId?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Up to 4 own uploads, in order.' })
  @IsOptional()
  @IsArray({ message: 'mediaIds takes a list of ids.' })
  @ArrayMaxSize(MAX_MEDIA_PER_POST, { message: `A quack holds up to ${MAX_MEDIA_PER_POST} pictures and videos.` })
  @IsUUID(undefined, { each: true, message: 'mediaIds takes ids.' })
  mediaIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'One line of at most 120 characters, shown instead of the words.',
  })
  @IsOptional()
  @IsString({ message: 'contentWarning takes a text.' })
  contentWarning?: string | null;

  @Field(() => PlaceInput, { nullable: true, description: 'Where it is written; not for replies.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => PlaceInput)
  place?: PlaceInput | null;
}

@InputType()
export class UpdatePostInput {
  @Field(() => String)
  @IsString({ message: 'content takes a text.' })
  content!: string;

  @Field(() => String, { nullable: true, description: 'Absent: stays as it is. Null or empty: is taken away.' })
  @IsOptional()
  @IsString({ message: 'contentWarning takes a text.' })
  contentWarning?: string | null;
}
