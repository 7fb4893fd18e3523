import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Answers, AnswersList, AnswersNothing, AnswersRaw } from '#kernel/envelope/answers.decorator.js';
import { uuid } from '#kernel/envelope/rest-shape.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { EmailSubscriptionNotFound, SubscriptionTokenInvalid } from './email-subscription.errors.js';
import { SubscribeBody, SubscriptionTokenBody, VerifiedBody } from './email-subscription.inputs.js';
import { CSV_HEAD, csvOf, RestEmailSubscription, toRestSubscription } from './email-subscription.rest.js';
import { EmailSubscriptionState, EmailSubscriptionViews } from './email-subscription.view.js';
import { ManagedSubscriptionsService } from './managed-subscriptions.service.js';
import { SubscribingService } from './subscribing.service.js';

/** REST endpoints for email subscriptions, and the URL by which email programs unsubscribe. */
@Controller('email-subscription')
export class EmailSubscriptionsController {
  constructor(
    private readonly subscribing: SubscribingService,
    private readonly managed: ManagedSubscriptionsService,
    private readonly views: EmailSubscriptionViews,
  ) {}

  @Allow('anyone')
  @Limit('subscribe-email')
  @AnswersNothing('Emails a link that confirms the subscription. The answer is the same for every address.')
  @Post('subscribe')
  async subscribe(@Body() { email }: SubscribeBody, @Ctx() { language }: RequestContext): Promise<void> {
    await this.subscribing.subscribe(email, language);
  }

  @Allow('anyone')
  @Limit('account-mail')
  @AnswersNothing('Confirms a subscription with the token of its link.')
  @Post('verify')
  async verify(@Body() { token }: SubscriptionTokenBody): Promise<void> {
    await this.subscribing.verify(token);
  }

  /** RFC 8058: email programs post a form to the List-Unsubscribe URL, without a session. */
  @Allow('anyone')
  @AnswersNothing('Ends a subscription with the token of a newsletter, in one click (RFC 8058).')
  @Post('unsubscribe')
  async unsubscribe(@Query('token') token: unknown): Promise<void> {
    if (typeof token !== 'string') throw new SubscriptionTokenInvalid();
    await this.subscribing.unsubscribe(token);
  }

  /** Opening the same URL as a link only shows a page that asks, so that link scanners don't unsubscribe anyone. */
  @Allow('anyone')
  @AnswersRaw('Redirects to the page that asks whether to unsubscribe.')
  @Get('unsubscribe')
  show(@Query('token') token: unknown, @Res() response: Response): void {
    const query = new URLSearchParams({ token: typeof token === 'string' ? token.slice(0, 200) : '' });
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(303, `/unsubscribe?${query.toString()}`);
  }

  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @AnswersList('Lists all subscriptions, newest first.', RestEmailSubscription)
  @Get('admin/list')
  async list(): Promise<RestEmailSubscription[]> {
    return (await this.views.newest()).map(toRestSubscription);
  }

  /** A CSV file without an envelope: all subscriptions, or those that match a search and a state. */
  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @Limit('export')
  @AnswersRaw('The subscriptions as a CSV file.', 'text/csv')
  @Get('admin/export')
  async export(
    @Res() response: Response,
    @Query('query') query?: unknown,
    @Query('state') state?: unknown,
  ): Promise<void> {
    const filter = [textOf('query', query), stateOf(state)] as const;
    const parts = [CSV_HEAD];
    for await (const batch of this.views.all(...filter)) parts.push(csvOf(batch));
    response.setHeader('Content-Disposition', 'attachment; filename="email-subscriptions.csv"');
    response.setHeader('Cache-Control', 'no-store');
    response.type('text/csv; charset=utf-8').send(parts.join(''));
  }

  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @Limit('admin-write')
  @Answers('Confirms a subscription, or takes the confirmation back.', RestEmailSubscription)
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
  @TokenScope('admin')
  @Limit('admin-write')
  @Answers('Deletes a subscription; data is its id.', uuid)
  @Delete('admin/:id')
  async remove(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.managed.remove(viewer, id);
  }
}

/** An optional query parameter that may occur once. @throws InvalidInput */
function textOf(field: string, value: unknown): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  throw new InvalidInput([{ field, message: `${field} must be a string.` }]);
}

/** @throws InvalidInput */
function stateOf(value: unknown): EmailSubscriptionState | null {
  const text = textOf('state', value);
  const states = Object.values(EmailSubscriptionState);
  const state = states.find((each) => each === text);
  if (text !== null && !state) {
    throw new InvalidInput([{ field: 'state', message: `state must be one of ${states.join(', ')}.` }]);
  }
  return state ?? null;
}
