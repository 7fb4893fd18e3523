import { IsUUID } from 'class-validator';
import { PickType } from '@nestjs/graphql';
import { CreatePostInput } from '../post.inputs.js';

/** What REST takes for a reply. */
export class CreateReplyBody extends PickType(CreatePostInput, ['content', 'mediaIds']) {
  @IsUUID(undefined, { message: 'parentPostId takes an id.' })
  parentPostId!: string;
}
