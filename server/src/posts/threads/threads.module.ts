import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { NodsModule } from '../nods/nods.module.js';
import { PublishingModule } from '../publishing/publishing.module.js';
import { PostReadModule } from '../read/read.module.js';
import { LiveReplies } from './live-replies.js';
import { OwnThreadLoader } from './own-thread.loader.js';
import { OwnThreadResolver } from './own-thread.resolver.js';
import { PostListsResolver } from './post-lists.resolver.js';
import { ReplyAddedHandlers } from './reply-added.handlers.js';
import { ReplyAddedSubscriptions } from './reply-added.subscriptions.js';
import { ReplyTimelines } from './reply.timelines.js';
import { ThreadTimelines } from './thread.timelines.js';
import { ThreadViews } from './thread.view.js';
import { ThreadsController } from './threads.controller.js';
import { ThreadsResolver } from './threads.resolver.js';

@Module({
  imports: [PeopleModule, NodsModule, PublishingModule, PostReadModule],
  controllers: [ThreadsController],
  providers: [
    ReplyTimelines,
    ThreadTimelines,
    ThreadViews,
    LiveReplies,
    ReplyAddedHandlers,
    PostListsResolver,
    OwnThreadLoader,
    OwnThreadResolver,
    ThreadsResolver,
    ReplyAddedSubscriptions,
  ],
  exports: [ThreadViews],
})
export class ThreadsModule {}
