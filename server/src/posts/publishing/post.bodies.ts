import { PickType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsOptional, IsString } from 'class-validator';
import { MAX_MEDIA_PER_POST } from '#media/media-limits.js';
import { MARK_NAMES } from '../model/post-marks.fields.js';
import { CreatePostInput, UpdatePostInput } from './post.inputs.js';

/** The body of a new post in REST; replies have their own route. */
export class CreatePostBody extends PickType(CreatePostInput, [
  'content',
  'contentWarning',
  ...MARK_NAMES,
  'mediaIds',
  'visibility',
  'quotePostId',
  'quoteRule',
  'replyRule',
  'repliesCloseAfterHours',
  'poll',
  'thread',
  'draftId',
]) {
  /** URLs of own uploads, as responses contain them; they follow those of mediaIds. */
  @IsOptional()
  @IsArray({ message: 'mediaUrls must be a list of addresses.' })
  @ArrayMaxSize(MAX_MEDIA_PER_POST, { message: `A quack can have at most ${MAX_MEDIA_PER_POST} pictures and videos.` })
  @IsString({ each: true, message: 'mediaUrls must be a list of addresses.' })
  mediaUrls?: string[] | null;
}

export class UpdatePostBody extends PickType(UpdatePostInput, ['content', ...MARK_NAMES, 'visibility', 'poll']) {}
