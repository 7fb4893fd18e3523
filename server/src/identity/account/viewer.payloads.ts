import { Field, ObjectType } from '@nestjs/graphql';
import { ViewerView } from './viewer.view.js';

/** What every write to one's own, private side answers. */
@ObjectType()
export class ViewerPayload {
  @Field(() => ViewerView) viewer!: ViewerView;
}
