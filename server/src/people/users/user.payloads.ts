import { Field, ObjectType } from '@nestjs/graphql';
import { UserView } from './user.view.js';

@ObjectType({ description: 'The person, as the viewer sees them after the change.' })
export class UserPayload {
  @Field(() => UserView, { description: 'The person themselves.' }) user!: UserView;
}
