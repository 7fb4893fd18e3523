import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { Answers, AnswersList } from '#kernel/envelope/answers.decorator.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { RestInvite, toRestInvite } from './invite.rest.js';
import { InviteViews } from './invite.view.js';
import { CreateInviteInput } from './invites.inputs.js';
import { InvitesService } from './invites.service.js';

/** REST endpoints for one's own invites. */
@Controller('invites')
export class InvitesController {
  constructor(
    private readonly invites: InvitesService,
    private readonly views: InviteViews,
  ) {}

  @Allow('user')
  @TokenScope('read')
  @AnswersList("One's own invites, newest first; those that have ended for 30 days.", RestInvite)
  @Get()
  async mine(@SignedIn() viewer: SignedInViewer): Promise<RestInvite[]> {
    return (await this.views.ofOwner(viewer.id)).map(toRestInvite);
  }

  @Allow('user', 'invites.create')
  @Limit('create-invite')
  @Answers('Creates an invite.', RestInvite)
  @Post()
  async create(@Body() body: CreateInviteInput, @SignedIn() viewer: SignedInViewer): Promise<RestInvite> {
    return toRestInvite(await this.invites.create(viewer, body));
  }

  @Allow('user')
  @Answers("Ends an invite of one's own; those who have registered with it stay.", RestInvite)
  @Delete(':id')
  async revoke(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestInvite> {
    return toRestInvite(await this.invites.revoke(viewer, id));
  }
}
