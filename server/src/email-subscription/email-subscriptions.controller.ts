import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { IdPipe } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { EmailSubscriptionNotFound, SubscriptionTokenInvalid } from './email-subscription.errors.js';
import { SubscribeBody, SubscriptionTokenBody, VerifiedBody } from './email-subscription.inputs.js';
import { CSV_HEAD, csvOf, type RestEmailSubscription, toRestSubscription } from './email-subscription.rest.js';
import { EmailSubscriptionViews } from './email-subscription.view.js';
import { ManagedSubscriptionsService } from './managed-subscriptions.service.js';
import { SubscribingService } from './subscribing.service.js';

/** The REST face of email subscriptions, and the address that mail programs end them by. */
@Controller('email-subscription')
export class EmailSubscriptionsController {
  constructor(
    private readonly subscribing: SubscribingService,
    private readonly managed: ManagedSubscriptionsService,
    private readonly views: EmailSubscriptionViews,
  ) {}

  @Allow('anyone')
  @Limit('subscribe-email')
  @Post('subscribe')
  async subscribe(@Body() { email }: SubscribeBody, @Ctx() { language }: RequestContext): Promise<void> {
    await this.subscribing.subscribe(email, language);
  }

  @Allow('anyone')
  @Limit('account-mail')
  @Post('verify')
  async verify(@Body() { token }: SubscriptionTokenBody): Promise<void> {
    await this.subscribing.verify(token);
  }

  /** RFC 8058: a mail program posts a form to the address of List-Unsubscribe, without a session. */
  @Allow('anyone')
  @Post('unsubscribe')
  async unsubscribe(@Query('token') token: unknown): Promise<void> {
    if (typeof token !== 'string') throw new SubscriptionTokenInvalid();
    await this.subscribing.unsubscribe(token);
  }

  /** Who follows the same address as a link comes to the page that asks; scanners of mails change nothing. */
  @Allow('anyone')
  @Get('unsubscribe')
  show(@Query('token') token: unknown, @Res() response: Response): void {
    const query = new URLSearchParams({ token: typeof token === 'string' ? token.slice(0, 200) : '' });
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(303, `/unsubscribe?${query.toString()}`);
  }

  @Allow('admin', 'subscriptions.manage')
  @Get('admin/list')
  async list(): Promise<RestEmailSubscription[]> {
    return (await this.views.newest()).map(toRestSubscription);
  }

  /** A CSV file without an envelope. */
  @Allow('admin', 'subscriptions.manage')
  @Limit('export')
  @Get('admin/export')
  async export(@Res() response: Response): Promise<void> {
    const parts = [CSV_HEAD];
    for await (const batch of this.views.all()) parts.push(csvOf(batch));
    response.setHeader('Content-Disposition', 'attachment; filename="email-subscriptions.csv"');
    response.setHeader('Cache-Control', 'no-store');
    response.type('text/csv; charset=utf-8').send(parts.join(''));
  }

  @Allow('admin', 'subscriptions.manage')
  @Limit('admin-write')
  @Put('admin/verify/:id')
  async setVerified(
    @Param('id', IdPipe) id: string,
    @Body() { isVerified }: VerifiedBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestEmailSubscription> {
    await this.managed.setVerified(viewer, id, isVerified);
    const view = await this.views.byId(id);
    if (!view) throw new EmailSubscriptionNotFound();
    return toRestSubscription(view);
  }

  @Allow('admin', 'subscriptions.manage')
  @Limit('admin-write')
  @Delete('admin/:id')
  async remove(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.managed.remove(viewer, id);
  }
}
