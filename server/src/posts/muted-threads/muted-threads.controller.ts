import { Controller, Delete, Param, Post } from '@nestjs/common';
import { Answers } from '#kernel/envelope/answers.decorator.js';
import { uuid } from '#kernel/envelope/rest-shape.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MutedThreadsService } from './muted-threads.service.js';

/** REST endpoints for muted conversations. */
@Controller('posts')
export class MutedThreadsController {
  constructor(private readonly threads: MutedThreadsService) {}

  @Allow('user')
  @TokenScope('write')
  @Limit('filter')
  @Answers("Mutes the conversation of a post; data is the post's id. Doing so again changes nothing.", uuid)
  @Post(':id/quiet')
  mute(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.threads.mute(viewer, id);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('filter')
  @Answers("Unmutes the conversation of a post; data is the post's id. Doing so again changes nothing.", uuid)
  @Delete(':id/quiet')
  unmute(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.threads.unmute(viewer, id);
  }
}
