import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ConnectionOf } from '#kernel/paging/connection.js';
import { UserView } from '#people/users/user.view.js';
import { NotificationView } from '../read/notification.view.js';

/** What one person did that waits for the viewer. */
@ObjectType('NotificationRequest', {
  description: "Notifications of one person that the viewer's policy has wait until the viewer accepts that person.",
})
export class NotificationRequestView {
  @Field(() => ID, { description: 'The id of the person.' }) id!: string;
  @Field(() => UserView, { description: 'Who did it.' }) user!: UserView;
  @Field(() => Int, { description: 'How often they did something that waits.' }) count!: number;
  @Field(() => NotificationView, { description: 'The newest of it.' }) notification!: NotificationView;
}

@ObjectType({ description: 'A page of people whose notifications wait.' })
export class NotificationRequestConnection extends ConnectionOf('NotificationRequest', () => NotificationRequestView) {}
