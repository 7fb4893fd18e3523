import { Field, InputType, OmitType } from '@nestjs/graphql';
import { IsString } from 'class-validator';
import { CreatePostInput } from '../post.inputs.js';

@InputType({
  description: 'A draft. Its texts, warnings and polls may break the rules for posts, which are asked when it is sent.',
})
export class PostDraftInput extends OmitType(CreatePostInput, ['content', 'draftId'] as const) {
  @Field(() => String, { description: 'Up to 10,000 code points; may be empty. The same in each part of the thread.' })
  @IsString({ message: 'content must be a string.' })
  content!: string;
}
