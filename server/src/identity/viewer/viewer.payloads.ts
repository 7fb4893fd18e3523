import { Field, ObjectType } from '@nestjs/graphql';
import { ViewerView } from './viewer.view.js';

/** The response of every write to the viewer's private data. */
@ObjectType({ description: 'The viewer, after the change.' })
export class ViewerPayload {
  @Field(() => ViewerView, { description: 'The person who is signed in.' }) viewer!: ViewerView;
}
