import { IsIn } from 'class-validator';
import { POST_NOTIFICATIONS, type PostNotificationsName } from '../ties/post-notifications.js';

/** The body of a choice of notifications in REST. */
export class PostNotificationsBody {
  @IsIn(POST_NOTIFICATIONS, { message: `choice must be one of ${POST_NOTIFICATIONS.join(', ')}.` })
  choice!: PostNotificationsName;
}
