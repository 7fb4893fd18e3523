import { Module } from '@nestjs/common';
import { PostReadModule } from '../read/read.module.js';
import { FoldedReplyTimelines } from './folded-reply.timelines.js';
import { ReplyControlController } from './reply-control.controller.js';
import { ReplyControlResolver } from './reply-control.resolver.js';
import { ReplyControlService } from './reply-control.service.js';
import { UnwantedRepliesHandlers } from './unwanted-replies.handlers.js';
import { UserRepliesResolver } from './user-replies.resolver.js';

@Module({
  imports: [PostReadModule],
  controllers: [ReplyControlController],
  providers: [
    ReplyControlService,
    ReplyControlResolver,
    FoldedReplyTimelines,
    UnwantedRepliesHandlers,
    UserRepliesResolver,
  ],
})
export class ReplyControlModule {}
