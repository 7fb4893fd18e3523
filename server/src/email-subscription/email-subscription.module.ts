import { Module } from '@nestjs/common';
import { HelpModule } from '#help/help.module.js';
import { EmailSubscriptionViews } from './email-subscription.view.js';
import { EmailSubscriptionsController } from './email-subscriptions.controller.js';
import { EmailSubscriptionsResolver } from './email-subscriptions.resolver.js';
import { ManagedSubscriptionsService } from './managed-subscriptions.service.js';
import { NewsletterDelivery } from './newsletters/newsletter-delivery.js';
import { NewsletterViews } from './newsletters/newsletter.view.js';
import { NewslettersResolver } from './newsletters/newsletters.resolver.js';
import { NewsletterTestsService } from './newsletters/newsletter-tests.service.js';
import { NewslettersService } from './newsletters/newsletters.service.js';
import { ScheduledNewslettersService } from './newsletters/scheduled-newsletters.service.js';
import { SubscribingService } from './subscribing.service.js';
import { SubscriptionKeys } from './subscription-keys.js';
import { SubscriptionMails } from './subscription-mails.js';
import { UnconfirmedSubscriptionsJob } from './unconfirmed-subscriptions.job.js';

@Module({
  imports: [HelpModule],
  controllers: [EmailSubscriptionsController],
  providers: [
    SubscriptionKeys,
    SubscriptionMails,
    SubscribingService,
    ManagedSubscriptionsService,
    EmailSubscriptionViews,
    EmailSubscriptionsResolver,
    NewslettersService,
    ScheduledNewslettersService,
    NewsletterTestsService,
    NewsletterViews,
    NewsletterDelivery,
    NewslettersResolver,
    UnconfirmedSubscriptionsJob,
  ],
})
export class EmailSubscriptionModule {}
