import { Field, ObjectType } from '@nestjs/graphql';
import { PostView } from './post.view.js';

@ObjectType({ description: 'The post, as it is after the change.' })
export class PostPayload {
  @Field(() => PostView, { description: 'The post itself.' }) post!: PostView;
}
