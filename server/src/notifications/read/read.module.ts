import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { FilteredGroups } from './filtered-groups.js';
import { NotificationTimelines } from './notification.timelines.js';
import { NotificationViews } from './notification.view.js';
import { UnreadNotifications } from './unread-notifications.js';

@Module({
  imports: [PeopleModule, PostsModule],
  providers: [NotificationTimelines, NotificationViews, FilteredGroups, UnreadNotifications],
  exports: [NotificationTimelines, NotificationViews, UnreadNotifications],
})
export class NotificationReadModule {}
