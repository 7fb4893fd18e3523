import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import type { Connection } from '#kernel/paging/connection.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NewsletterMailArgs, ScheduleNewsletterInput, SendNewsletterInput } from '../email-subscription.inputs.js';
import { NewsletterNotScheduled } from '../email-subscription.errors.js';
import {
  NewsletterConnection,
  NewsletterMailView,
  NewsletterView,
  NewsletterViews,
  ScheduledNewsletterView,
  SendNewsletterTestPayload,
} from './newsletter.view.js';
import { NewsletterTestsService } from './newsletter-tests.service.js';
import { NewslettersService } from './newsletters.service.js';
import { ScheduledNewslettersService } from './scheduled-newsletters.service.js';

@Resolver()
export class NewslettersResolver {
  constructor(
    private readonly service: NewslettersService,
    private readonly scheduling: ScheduledNewslettersService,
    private readonly tests: NewsletterTestsService,
    private readonly views: NewsletterViews,
  ) {}

  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => NewsletterView, {
    description:
      'Emails an issue once to every confirmed subscriber, or to those of one language. Accepts an Idempotency-Key.',
  })
  async sendNewsletter(
    @Args('input', { type: () => SendNewsletterInput, description: 'What to send.' }) input: SendNewsletterInput,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<NewsletterView> {
    const view = await this.views.byId(await this.service.send(ctx, viewer, input));
    if (!view) throw new Error('A newsletter is there once it was sent.');
    return view;
  }

  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @Query(() => NewsletterView, {
    nullable: true,
    description: 'A newsletter and how far it has been sent. Requires the claim subscriptions.manage.',
  })
  newsletter(
    @Args('id', { type: () => ID, description: 'The newsletter to read.' }, IdPipe) id: string,
  ): Promise<NewsletterView | null> {
    return this.views.byId(id);
  }

  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @Query(() => NewsletterConnection, { description: 'Newest first.' })
  newsletters(@Args() args: PageArgs): Promise<Connection<NewsletterView>> {
    return this.views.list(args);
  }

  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @Query(() => Int, { description: 'How many confirmed subscribers an issue would be sent to now.' })
  newsletterRecipients(
    @Args('language', {
      type: () => String,
      nullable: true,
      description: 'Only those of this language: `en` or `he`.',
    })
    language?: string | null,
  ): Promise<number> {
    return this.service.countRecipients(language);
  }

  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @Limit('suggest')
  @Query(() => NewsletterMailView, {
    description:
      'An issue as its email, laid out by what sends it; stores and sends nothing. The unsubscribe link is of no one.',
  })
  newsletterMail(@Args() draft: NewsletterMailArgs): NewsletterMailView {
    return this.tests.preview(draft);
  }

  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @Limit('newsletter-test')
  @Mutation(() => SendNewsletterTestPayload, { description: 'Emails an issue to the viewer alone.' })
  async sendNewsletterTest(
    @Args('input', { type: () => SendNewsletterInput, description: 'What to send.' }) input: SendNewsletterInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<SendNewsletterTestPayload> {
    return { email: await this.tests.send(viewer, input) };
  }

  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @Query(() => [ScheduledNewsletterView], { description: 'Issues that are sent later, soonest first; at most 50.' })
  scheduledNewsletters(): Promise<ScheduledNewsletterView[]> {
    return this.views.scheduled();
  }

  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => ScheduledNewsletterView, {
    description: 'Sends an issue later, to those who are subscribers then. Accepts an Idempotency-Key.',
  })
  async scheduleNewsletter(
    @Args('input', { type: () => ScheduleNewsletterInput, description: 'What to send, and when.' })
    input: ScheduleNewsletterInput,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ScheduledNewsletterView> {
    return this.scheduledView(await this.scheduling.schedule(ctx, viewer, input));
  }

  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => ScheduledNewsletterView, { description: 'Once it is sent, it is NOT_FOUND.' })
  async updateScheduledNewsletter(
    @Args('id', { type: () => ID, description: 'A scheduled newsletter.' }, IdPipe) id: string,
    @Args('input', { type: () => ScheduleNewsletterInput, description: 'The new text, recipients and time.' })
    input: ScheduleNewsletterInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ScheduledNewsletterView> {
    await this.scheduling.edit(viewer, id, input);
    return this.scheduledView(id);
  }

  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => DeletePayload, { description: 'Once it is sent, it is NOT_FOUND.' })
  async cancelScheduledNewsletter(
    @Args('id', { type: () => ID, description: 'A scheduled newsletter.' }, IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.scheduling.cancel(viewer, id) };
  }

  private async scheduledView(id: string): Promise<ScheduledNewsletterView> {
    const view = await this.views.scheduledById(id);
    if (!view) throw new NewsletterNotScheduled();
    return view;
  }
}
