import { IsUUID } from 'class-validator';
import { PickType } from '@nestjs/graphql';
import { MARK_NAMES } from '../model/post-marks.fields.js';
import { CreatePostInput } from '../publishing/post.inputs.js';

/** The body of a reply in REST. */
export class CreateReplyBody extends PickType(CreatePostInput, ['content', ...MARK_NAMES, 'mediaIds', 'visibility']) {
  @IsUUID(undefined, { message: 'parentPostId must be an id.' })
  parentPostId!: string;
}
