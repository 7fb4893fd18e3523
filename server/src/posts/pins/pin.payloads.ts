import { Field, ObjectType } from '@nestjs/graphql';
import { PostView } from '../read/post.view.js';
import { PinView } from './pin.view.js';

@ObjectType({ description: 'What was unpinned.' })
export class RemovePinPayload {
  @Field(() => PostView, { description: 'The post, as it is after the change.' }) post!: PostView;
  @Field(() => PinView, { nullable: true, description: 'The pin, as it was; null if there was none.' })
  pin!: PinView | null;
}
