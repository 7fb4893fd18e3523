import { Controller, Get, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NotificationRequestTimelines } from '#notifications/requests/notification-request.timelines.js';
import type { NotificationRequestView } from '#notifications/requests/notification-request.view.js';
import { NotificationRequestsService } from '#notifications/requests/notification-requests.service.js';
import { PostViews } from '#posts/read/post-views.js';
import { type Account, AccountSerializer } from '../entities/account.js';
import { type Status, StatusSerializer } from '../entities/status.js';
import { ids } from '../request/fields.js';
import { askedPage, PageParams, setLinks } from '../request/page.js';
import { Params } from '../request/params.decorator.js';
import { rowsAbove } from '../request/rows-above.js';
import { RecordId } from '../request/record-id.pipe.js';
import { RecordNotFound } from '../request/request.errors.js';

/** https://docs.joinmastodon.org/entities/NotificationRequest/ */
export interface NotificationRequest {
  /** That of the person. */
  id: string;
  created_at: string;
  updated_at: string;
  /** A number. */
  notifications_count: string;
  account: Account;
  last_status: Status | null;
}

const Chosen = z.object({ id: ids(40) });

/** People whose notifications wait for the viewer. */
@Controller('v1/notifications/requests')
export class ClientNotificationRequestsController {
  constructor(
    private readonly timelines: NotificationRequestTimelines,
    private readonly requests: NotificationRequestsService,
    private readonly posts: PostViews,
    private readonly accounts: AccountSerializer,
    private readonly statuses: StatusSerializer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Allow('user')
  @NeedsScope('read:notifications')
  @Get()
  async list(
    @Params(PageParams) params: PageParams,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NotificationRequest[]> {
    const page = askedPage(params, 40, 80);
    const after = page.maxId === null ? null : [page.maxId];
    const { idPage, requests } = await this.timelines.of(viewer, { first: page.limit, after });
    const { rows, ends, hasNext } = rowsAbove(idPage, page);
    setLinks(request, response, this.settings.PUBLIC_URL, ends, hasNext);
    return this.shown(
      rows.map((id) => requests.get(id)).filter((one) => one !== undefined),
      ctx,
    );
  }

  /** What was accepted is shown at once. */
  @Allow('user')
  @NeedsScope('read:notifications')
  @Get('merged')
  merged(): { merged: boolean } {
    return { merged: true };
  }

  @Allow('user')
  @NeedsScope('write:notifications')
  @Limit('request')
  @Post('accept')
  async acceptAll(
    @Params(Chosen) { id }: z.infer<typeof Chosen>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Record<string, never>> {
    for (const each of id) await this.requests.accept(viewer, each);
    return {};
  }

  @Allow('user')
  @NeedsScope('write:notifications')
  @Limit('request')
  @Post('dismiss')
  async dismissAll(
    @Params(Chosen) { id }: z.infer<typeof Chosen>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Record<string, never>> {
    for (const each of id) await this.requests.dismiss(viewer, each);
    return {};
  }

  @Allow('user')
  @NeedsScope('read:notifications')
  @Get(':id')
  async show(
    @Param('id', RecordId) id: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<NotificationRequest> {
    const found = await this.timelines.ofSender(viewer, id);
    if (!found) throw new RecordNotFound();
    return (await this.shown([found], ctx))[0]!;
  }

  @Allow('user')
  @NeedsScope('write:notifications')
  @Limit('request')
  @Post(':id/accept')
  async accept(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<Record<string, never>> {
    await this.requests.accept(viewer, id);
    return {};
  }

  @Allow('user')
  @NeedsScope('write:notifications')
  @Limit('request')
  @Post(':id/dismiss')
  async dismiss(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<Record<string, never>> {
    await this.requests.dismiss(viewer, id);
    return {};
  }

  private async shown(
    requests: readonly NotificationRequestView[],
    ctx: RequestContext,
  ): Promise<NotificationRequest[]> {
    const postIds = requests.map(({ notification }) => notification.post?.id).filter((id) => id !== undefined);
    const posts = await this.posts.withMentions([...new Set(postIds)], ctx.viewer);
    const statuses = new Map((await this.statuses.of(posts, ctx)).map((status) => [status.id, status]));
    return requests.map(({ id, user, count, notification }) => {
      const at = notification.createdAt.toISOString();
      return {
        id,
        created_at: at,
        updated_at: at,
        notifications_count: String(count),
        account: this.accounts.of(user),
        last_status: statuses.get(notification.post?.id ?? '') ?? null,
      };
    });
  }
}
