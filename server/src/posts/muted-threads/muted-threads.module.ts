import { Module } from '@nestjs/common';
import { PostReadModule } from '../read/read.module.js';
import { MutedThreadLoader } from './muted-thread.loader.js';
import { MutedThreadsController } from './muted-threads.controller.js';
import { MutedThreadsResolver } from './muted-threads.resolver.js';
import { MutedThreadsService } from './muted-threads.service.js';

@Module({
  imports: [PostReadModule],
  controllers: [MutedThreadsController],
  providers: [MutedThreadsService, MutedThreadLoader, MutedThreadsResolver],
  exports: [MutedThreadsService, MutedThreadLoader],
})
export class MutedThreadsModule {}
