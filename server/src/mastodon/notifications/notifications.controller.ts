import { Controller, Get, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NotificationActTimelines } from '#notifications/acts/notification-act.timelines.js';
import { askedPage, setLinks } from '../request/page.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import { RecordNotFound } from '../request/request.errors.js';
import { type Notification, NotificationSerializer } from './notification.js';
import { pageOf, USUAL, MOST } from './notification-page.js';
import { CountParams, keepsNotifications, NotificationsParams } from './notification-params.js';
import { wantedKinds } from './notification-types.js';

/** Notifications, each act by itself. */
@Controller('v1/notifications')
export class ClientNotificationsController {
  constructor(
    private readonly timelines: NotificationActTimelines,
    private readonly notifications: NotificationSerializer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Allow('user')
  @NeedsScope('read:notifications')
  @Get()
  async list(
    @Params(NotificationsParams) params: NotificationsParams,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Notification[]> {
    // An account of another server did nothing here.
    if (params.account_id === null) return [];
    const wanted = {
      ...wantedKinds(params),
      actorId: params.account_id ?? null,
      withRequests: params.include_filtered ?? false,
    };
    const { page, ends } = pageOf(askedPage(params, USUAL, MOST));
    const found = await this.timelines.of(viewer.id, wanted, page);
    setLinks(request, response, this.settings.PUBLIC_URL, ends(found.entries), page.isUpwards || found.hasMore);
    return this.notifications.of(found.entries, ctx);
  }

  @Allow('user')
  @NeedsScope('read:notifications')
  @Get('unread_count')
  async unread(
    @Params(CountParams) params: CountParams,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<{ count: number }> {
    const entries = await this.timelines.unreadOf(viewer.id, wantedKinds(params));
    return { count: await this.notifications.countOf(entries, ctx) };
  }

  @Allow('user')
  @NeedsScope('read:notifications')
  @Get(':id')
  async show(
    @Param('id', RecordId) position: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Notification> {
    const entry = await this.timelines.at(viewer.id, { ...wantedKinds({}), withRequests: true }, position);
    const [notification] = entry ? await this.notifications.of([entry], ctx) : [];
    if (!notification) throw new RecordNotFound();
    return notification;
  }

  @Allow('user')
  @NeedsScope('write:notifications')
  @Post(['clear', ':id/dismiss'])
  dismiss(): never {
    throw keepsNotifications();
  }
}
