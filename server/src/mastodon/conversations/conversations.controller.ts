import { Controller, Delete, Get, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ConversationTimelines } from '#whispers/conversation.timelines.js';
import { ConversationViews } from '#whispers/conversation.view.js';
import { WhispersService } from '#whispers/whispers.service.js';
import { askedPage, PageParams, setLinks } from '../request/page.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import { RecordNotFound } from '../request/request.errors.js';
import { rowsAbove } from '../request/rows-above.js';
import { type Conversation, ConversationSerializer } from './conversation.js';

/** Conversations, with those that wait for the viewer to accept them: an app has no other way to show them. */
@Controller('v1/conversations')
export class ConversationsController {
  constructor(
    private readonly timelines: ConversationTimelines,
    private readonly views: ConversationViews,
    private readonly whispers: WhispersService,
    private readonly conversations: ConversationSerializer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Allow('user')
  @NeedsScope('read:statuses')
  @Get()
  async list(
    @Params(PageParams) params: PageParams,
    @SignedIn() viewer: SignedInViewer,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Conversation[]> {
    const asked = askedPage(params, 20, 40);
    const after = asked.maxId === null ? null : [asked.maxId];
    const idPage = await this.timelines.ofUser(viewer.id, { first: asked.limit, after }, 'withRequests');
    const { rows, ends, hasNext } = rowsAbove(idPage, asked);
    setLinks(request, response, this.settings.PUBLIC_URL, ends, hasNext);
    const views = await this.views.byIds(rows, viewer);
    return rows.flatMap((id) => views.get(id) ?? []).map((view) => this.conversations.of(view));
  }

  @Allow('user')
  @AllowedWhile('frozen')
  @NeedsScope('write:conversations')
  @Post(':id/read')
  async markRead(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<Conversation> {
    const conversation = await this.conversations.byId(await this.whispers.markRead(viewer, id), viewer);
    if (!conversation) throw new RecordNotFound();
    return conversation;
  }

  /** Dismisses one that waits, and deletes any other for the viewer. */
  @Allow('user')
  @Limit('request')
  @NeedsScope('write:conversations')
  @Delete(':id')
  async remove(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<Record<string, never>> {
    const conversation = await this.views.byId(id, viewer);
    if (!conversation) throw new RecordNotFound();
    if (conversation.isRequest) await this.whispers.decide(viewer, id, 'dismiss');
    else await this.whispers.delete(viewer, id);
    return {};
  }
}
