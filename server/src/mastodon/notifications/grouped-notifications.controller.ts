import { Controller, Get, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NotificationActTimelines, type NotificationEntry } from '#notifications/acts/notification-act.timelines.js';
import { UserViews } from '#people/users/user.view.js';
import { type Account, AccountSerializer } from '../entities/account.js';
import { askedPage, setLinks } from '../request/page.js';
import { Params } from '../request/params.decorator.js';
import { RecordNotFound } from '../request/request.errors.js';
import { type GroupedNotifications, NotificationSerializer } from './notification.js';
import { MOST, pageOf, USUAL } from './notification-page.js';
import { CountParams, keepsNotifications, NotificationsParams } from './notification-params.js';
import { GROUPED, parseGroupKey, wantedKinds } from './notification-types.js';

/** Notifications, those about one thing together. */
@Controller('v2/notifications')
export class GroupedNotificationsController {
  constructor(
    private readonly timelines: NotificationActTimelines,
    private readonly notifications: NotificationSerializer,
    private readonly users: UserViews,
    private readonly accounts: AccountSerializer,
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
  ): Promise<GroupedNotifications> {
    if (params.account_id === null) return { accounts: [], statuses: [], notification_groups: [] };
    const actorId = params.account_id ?? null;
    const wanted = {
      // What one person did is listed act by act.
      ...wantedKinds(params, actorId === null ? (params.grouped_types ?? GROUPED) : []),
      actorId,
      withRequests: params.include_filtered ?? false,
    };
    const { page, ends } = pageOf(askedPage(params, USUAL, MOST));
    const found = await this.timelines.of(viewer.id, wanted, page);
    setLinks(request, response, this.settings.PUBLIC_URL, ends(found.entries), page.isUpwards || found.hasMore);
    return this.notifications.grouped(found.entries, ctx);
  }

  @Allow('user')
  @NeedsScope('read:notifications')
  @Get('unread_count')
  async unread(
    @Params(CountParams) params: CountParams,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<{ count: number }> {
    const entries = await this.timelines.unreadOf(viewer.id, wantedKinds(params, params.grouped_types ?? GROUPED));
    return { count: await this.notifications.countOf(entries, ctx) };
  }

  @Allow('user')
  @NeedsScope('read:notifications')
  @Get(':group_key')
  async show(
    @Param('group_key') key: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<GroupedNotifications> {
    const found = await this.notifications.grouped([await this.entry(viewer, key)], ctx);
    if (found.notification_groups.length === 0) throw new RecordNotFound();
    return found;
  }

  @Allow('user')
  @NeedsScope('read:notifications')
  @Get(':group_key/accounts')
  async people(@Param('group_key') key: string, @SignedIn() viewer: SignedInViewer): Promise<Account[]> {
    const { groupId, actorIds } = await this.entry(viewer, key);
    const isGroup = parseGroupKey(key)?.kind !== null;
    const ids = isGroup ? await this.timelines.actorsOf(viewer.id, groupId, MOST) : actorIds;
    return (await this.users.inOrder(ids, viewer)).map((user) => this.accounts.of(user));
  }

  @Allow('user')
  @NeedsScope('write:notifications')
  @Post(':group_key/dismiss')
  dismiss(): never {
    throw keepsNotifications();
  }

  private async entry(viewer: SignedInViewer, key: string): Promise<NotificationEntry> {
    const asked = parseGroupKey(key);
    const entry =
      asked &&
      (asked.kind === null
        ? await this.timelines.at(viewer.id, wantedKinds({}), asked.id)
        : await this.timelines.group(viewer.id, asked.kind, asked.id));
    if (!entry) throw new RecordNotFound();
    return entry;
  }
}
