import { z } from 'zod';
import { Controller, Get, Param } from '@nestjs/common';
import { Answers } from '#kernel/envelope/answers.decorator.js';
import { HandleDirectory } from '#identity/directory/handle-directory.js';
import { UserNotFound } from '#identity/users/user.errors.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { type SignedInViewer, type Viewer, VISITOR } from '#kernel/request/viewer.js';
import {
  RestAuthenticatedProfile,
  RestPublicProfile,
  toRestAuthenticatedProfile,
  toRestPublicProfile,
} from '../users/user.rest.js';
import { type UserView, UserViews } from '../users/user.view.js';

/** REST endpoints for profiles: one for everyone, one for signed-in users. */
@Controller('profiles')
export class ProfilesController {
  constructor(
    private readonly views: UserViews,
    private readonly handles: HandleDirectory,
  ) {}

  /** The same response for everyone, so it never depends on the viewer. */
  @Allow('anyone')
  @TokenScope('read')
  @Answers('A person as visitors see them.', RestPublicProfile)
  @Get('public/:handle')
  async publicProfile(@Param('handle') handle: string): Promise<RestPublicProfile> {
    return toRestPublicProfile(await this.find(handle, VISITOR));
  }

  @Allow('user')
  @TokenScope('read')
  @Answers('A person as the signed-in person sees them.', RestAuthenticatedProfile)
  @Get('authenticated/:handle')
  async authenticatedProfile(
    @Param('handle') handle: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestAuthenticatedProfile> {
    return toRestAuthenticatedProfile(await this.find(handle, viewer));
  }

  @Allow('anyone')
  @TokenScope('read')
  @Limit('handle-exists')
  @Answers('Whether a handle is taken.', z.boolean())
  @Get('exists/:handle')
  exists(@Param('handle') handle: string): Promise<boolean> {
    return this.handles.isTaken(handle.replace(/^[@＠]/u, ''));
  }

  private async find(handle: string, viewer: Viewer): Promise<UserView> {
    const user = await this.views.byHandle(handle, viewer);
    if (!user) throw new UserNotFound();
    return user;
  }
}
