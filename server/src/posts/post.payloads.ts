import { Field, ObjectType } from '@nestjs/graphql';
import { PostView } from './post.view.js';

@ObjectType()
export class PostPayload {
  @Field(() => PostView) post!: PostView;
}
