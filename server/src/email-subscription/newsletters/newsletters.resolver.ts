import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import type { Connection } from '#kernel/paging/connection.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { SendNewsletterInput } from '../email-subscription.inputs.js';
import { NewsletterConnection, NewsletterView, NewsletterViews } from './newsletter.view.js';
import { newsletterPreviewOf } from './newsletter-text.js';
import { NewslettersService } from './newsletters.service.js';

@Resolver()
export class NewslettersResolver {
  constructor(
    private readonly service: NewslettersService,
    private readonly views: NewsletterViews,
  ) {}

  @Allow('admin', 'subscriptions.manage')
  @Limit('admin-write')
  @Mutation(() => NewsletterView, {
    description: 'Emails an issue to every confirmed subscriber once. Accepts an Idempotency-Key.',
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
  @Query(() => NewsletterConnection, { description: 'Newest first.' })
  newsletters(@Args() args: PageArgs): Promise<Connection<NewsletterView>> {
    return this.views.list(args);
  }

  @Allow('admin', 'subscriptions.manage')
  @Limit('suggest')
  @Query(() => String, {
    description: 'Renders Markdown as sanitized HTML, as the email will show it; stores and sends nothing.',
  })
  newsletterPreview(@Args('body', { type: () => String, description: 'Markdown.' }) body: string): string {
    return newsletterPreviewOf(body);
  }
}
