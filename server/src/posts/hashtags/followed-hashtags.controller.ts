import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { z } from 'zod';
import { AnswersList } from '#kernel/envelope/answers.decorator.js';
import { restShape } from '#kernel/envelope/rest-shape.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { FollowedHashtags } from './followed-hashtags.service.js';

const RestFollowedHashtag = restShape('FollowedHashtag', { tag: z.string(), name: z.string() });
type RestFollowedHashtag = z.infer<typeof RestFollowedHashtag>;

/** REST endpoints for followed hashtags. */
@Controller('hashtags')
export class FollowedHashtagsController {
  constructor(private readonly followed: FollowedHashtags) {}

  @Allow('user')
  @TokenScope('read')
  @AnswersList('The hashtags that one follows, latest first.', RestFollowedHashtag)
  @Get('followed')
  list(@SignedIn() viewer: SignedInViewer): Promise<RestFollowedHashtag[]> {
    return this.followed.of(viewer.id);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @AnswersList(
    'Follows a hashtag, and answers with all that one follows. Doing so again changes nothing.',
    RestFollowedHashtag,
  )
  @Put('tag/:tag/follow')
  async follow(@Param('tag') tag: string, @SignedIn() viewer: SignedInViewer): Promise<RestFollowedHashtag[]> {
    await this.followed.follow(viewer, tag);
    return this.followed.of(viewer.id);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @AnswersList('Stops following a hashtag, and answers with all that one follows.', RestFollowedHashtag)
  @Delete('tag/:tag/follow')
  async unfollow(@Param('tag') tag: string, @SignedIn() viewer: SignedInViewer): Promise<RestFollowedHashtag[]> {
    await this.followed.unfollow(viewer, tag);
    return this.followed.of(viewer.id);
  }
}
