import { PickType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsOptional, IsString } from 'class-validator';
import { MAX_MEDIA_PER_POST } from '#media/media-limits.js';
import { CreatePostInput, UpdatePostInput } from './post.inputs.js';

/** What REST takes for a new quack; replies have a route of their own. */
export class CreatePostBody extends PickType(CreatePostInput, ['content', 'contentWarning', 'mediaIds']) {
  /** Addresses of own uploads, as an answer of this site gave them; they come after those of mediaIds. */
  @IsOptional()
  @IsArray({ message: 'mediaUrls takes a list of addresses.' })
  @ArrayMaxSize(MAX_MEDIA_PER_POST, { message: `A quack holds up to ${MAX_MEDIA_PER_POST} pictures and videos.` })
  @IsString({ each: true, message: 'mediaUrls takes addresses.' })
  mediaUrls?: string[] | null;
}

export class UpdatePostBody extends PickType(UpdatePostInput, ['content']) {}

/** A text to take apart. */
export class ContentBody extends PickType(CreatePostInput, ['content']) {}
