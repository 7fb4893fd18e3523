import { Module } from '@nestjs/common';
import { PostReadModule } from '../read/read.module.js';
import { DeletedUserVotesHandlers } from './deleted-user-votes.handlers.js';
import { PollEnds } from './poll-ends.js';
import { PollsController } from './polls.controller.js';
import { PollsResolver } from './polls.resolver.js';
import { VotingService } from './voting.service.js';

@Module({
  imports: [PostReadModule],
  controllers: [PollsController],
  providers: [VotingService, PollsResolver, PollEnds, DeletedUserVotesHandlers],
  exports: [VotingService],
})
export class PollsModule {}
