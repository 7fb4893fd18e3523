import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { IdPipe } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { EmailSubscriptionNotFound } from './email-subscription.errors.js';
import {
  EmailSubscriptionConnection,
  EmailSubscriptionCounts,
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
  @Mutation(() => Boolean, { description: 'Mails a link that confirms the address; nothing else is sent before that.' })
  async subscribeEmail(@Args('email') email: string, @Ctx() { language }: RequestContext): Promise<boolean> {
    await this.subscribing.subscribe(email, language);
    return true;
  }

  @Allow('anyone')
  @Limit('account-mail')
  @Mutation(() => Boolean)
  async verifyEmailSubscription(@Args('token') token: string): Promise<boolean> {
    await this.subscribing.verify(token);
    return true;
  }

  @Allow('anyone')
  @Mutation(() => Boolean, { description: 'By the token of a mail; it never expires.' })
  async unsubscribeEmail(@Args('token') token: string): Promise<boolean> {
    await this.subscribing.unsubscribe(token);
    return true;
  }

  @Allow('admin', 'subscriptions.manage')
  @Query(() => EmailSubscriptionConnection, { description: 'Newest first.' })
  emailSubscriptions(
    @Args('query', { type: () => String, nullable: true, description: 'A part of an address.' }) query: string | null,
    @Args('state', { type: () => EmailSubscriptionState, nullable: true }) state: EmailSubscriptionState | null,
    @Args() args: PageArgs,
  ): Promise<EmailSubscriptionConnection> {
    return this.views.list(query, state ?? null, args);
  }

  @Allow('admin', 'subscriptions.manage')
  @Query(() => EmailSubscriptionCounts)
  emailSubscriptionCounts(): Promise<EmailSubscriptionCounts> {
    return this.views.counts();
  }

  @Allow('admin', 'subscriptions.manage')
  @Limit('admin-write')
  @Mutation(() => EmailSubscriptionView)
  async setEmailSubscriptionVerified(
    @Args('id', ID_ARG, IdPipe) id: string,
    @Args('isVerified') isVerified: boolean,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<EmailSubscriptionView> {
    await this.managed.setVerified(viewer, id, isVerified);
    const view = await this.views.byId(id);
    if (!view) throw new EmailSubscriptionNotFound();
    return view;
  }

  @Allow('admin', 'subscriptions.manage')
  @Limit('admin-write')
  @Mutation(() => DeletePayload)
  async deleteEmailSubscription(
    @Args('id', ID_ARG, IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.managed.remove(viewer, id) };
  }
}
