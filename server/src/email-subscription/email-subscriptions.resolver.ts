import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { EmailSubscriptionNotFound } from './email-subscription.errors.js';
import {
  EmailSubscriptionConnection,
  EmailSubscriptionCounts,
  EmailSubscriptionSort,
  EmailSubscriptionState,
  EmailSubscriptionView,
  EmailSubscriptionViews,
} from './email-subscription.view.js';
import { ManagedSubscriptionsService } from './managed-subscriptions.service.js';
import { SubscribingService } from './subscribing.service.js';

const ID_ARG = { type: () => ID };

@Resolver()
export class EmailSubscriptionsResolver {
  constructor(
    private readonly subscribing: SubscribingService,
    private readonly managed: ManagedSubscriptionsService,
    private readonly views: EmailSubscriptionViews,
  ) {}

  @Allow('anyone')
  @Limit('subscribe-email')
  @Mutation(() => Boolean, {
    description: 'Emails a confirmation link; nothing else is sent until the address is confirmed.',
  })
  async subscribeEmail(
    @Args('email', { description: 'The address that will get a link. The answer is the same for every address.' })
    email: string,
    @Ctx() { language }: RequestContext,
  ): Promise<boolean> {
    await this.subscribing.subscribe(email, language);
    return true;
  }

  @Allow('anyone')
  @Limit('account-mail')
  @Mutation(() => Boolean, {
    description: 'Confirms a subscription with the token of an emailed link; using it again is not an error.',
  })
  async verifyEmailSubscription(
    @Args('token', { description: 'From the emailed link.' }) token: string,
  ): Promise<boolean> {
    await this.subscribing.verify(token);
    return true;
  }

  @Allow('anyone')
  @Mutation(() => Boolean, { description: 'Takes the token of an email; it never expires.' })
  async unsubscribeEmail(
    @Args('token', { description: "From the link in a newsletter; it doesn't expire." }) token: string,
  ): Promise<boolean> {
    await this.subscribing.unsubscribe(token);
    return true;
  }

  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @Query(() => EmailSubscriptionConnection, { description: 'Newest first unless `sort` says otherwise.' })
  emailSubscriptions(
    @Args('query', { type: () => String, nullable: true, description: 'A part of an address.' }) query: string | null,
    @Args('state', { type: () => EmailSubscriptionState, nullable: true, description: 'Only those in this state.' })
    state: EmailSubscriptionState | null,
    @Args('sort', { type: () => EmailSubscriptionSort, nullable: true, description: 'NEWEST by default.' })
    sort: EmailSubscriptionSort | null,
    @Args() args: PageArgs,
  ): Promise<EmailSubscriptionConnection> {
    return this.views.list(query, state ?? null, sort ?? EmailSubscriptionSort.NEWEST, args);
  }

  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @Query(() => EmailSubscriptionCounts, {
    description: 'Subscriptions by their state. Requires the claim subscriptions.manage.',
  })
  emailSubscriptionCounts(): Promise<EmailSubscriptionCounts> {
    return this.views.counts();
  }

  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => EmailSubscriptionView, {
    description:
      'Confirms a subscription without its link, or takes the confirmation back. Requires the claim subscriptions.manage.',
  })
  async setEmailSubscriptionVerified(
    @Args('id', { ...ID_ARG, description: 'The subscription to change.' }, IdPipe) id: string,
    @Args('isVerified', { description: 'Whether it counts as confirmed.' }) isVerified: boolean,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<EmailSubscriptionView> {
    await this.managed.setVerified(viewer, id, isVerified);
    const view = await this.views.byId(id);
    if (!view) throw new EmailSubscriptionNotFound();
    return view;
  }

  @Allow('admin', 'subscriptions.manage')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => DeletePayload, {
    description: 'Removes the address; its unsubscribe links still work. Requires the claim subscriptions.manage.',
  })
  async deleteEmailSubscription(
    @Args('id', { ...ID_ARG, description: 'The subscription to delete.' }, IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.managed.remove(viewer, id) };
  }
}
