import { Module } from '@nestjs/common';
import { PostsModule } from '#posts/posts.module.js';
import { NotificationsModule } from '#notifications/notifications.module.js';
import { MarkersController } from './markers.controller.js';

@Module({
  imports: [PostsModule, NotificationsModule],
  controllers: [MarkersController],
})
export class MastodonMarkersModule {}
