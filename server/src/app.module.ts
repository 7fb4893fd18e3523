import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { EmailSubscriptionModule } from '#email-subscription/email-subscription.module.js';
import { IdentityModule } from '#identity/identity.module.js';
import { PortabilityModule } from '#portability/portability.module.js';
import { HelpModule } from '#help/help.module.js';
import { ProductsModule } from '#products/products.module.js';
import { ApiDocsModule } from '#operations/api-docs/api-docs.module.js';
import { HealthModule } from '#operations/health/health.module.js';
import { DashboardModule } from '#operations/dashboard/dashboard.module.js';
import { WebPagesModule } from '#operations/web-pages/web-pages.module.js';
import { MaintenanceModule } from '#operations/maintenance/maintenance.module.js';
import { MetricsModule } from '#operations/metrics/metrics.module.js';
import { SiteAddressModule } from '#operations/site-address/site-address.module.js';
import { NotificationsModule } from '#notifications/notifications.module.js';
import { MastodonModule } from '#mastodon/mastodon.module.js';
import { ModerationModule } from '#moderation/moderation.module.js';
import { MediaModule } from '#media/media.module.js';
import { PeopleModule } from '#people/people.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { WhispersModule } from '#whispers/whispers.module.js';
import { DemoModule } from './demo/demo.module.js';
import { GraphqlModule } from './kernel/graphql/module/graphql.module.js';
import { JobsModule } from './kernel/jobs/jobs.module.js';
import { type Infrastructure, KernelModule } from './kernel/kernel.module.js';
import { LimitsModule } from './kernel/limits/limits.module.js';
import { MailModule } from './kernel/mail/mail.module.js';
import { PubsubModule } from './kernel/pubsub/pubsub.module.js';
import { StorageModule } from './kernel/storage/storage.module.js';

/** The areas, left to right: each may import those before it. */
export const areas: readonly Type[] = [
  IdentityModule,
  PeopleModule,
  MediaModule,
  PostsModule,
  WhispersModule,
  NotificationsModule,
  ModerationModule,
  MastodonModule,
  PortabilityModule,
  HelpModule,
  ProductsModule,
  EmailSubscriptionModule,
  HealthModule,
  WebPagesModule,
  MaintenanceModule,
  DashboardModule,
  MetricsModule,
  SiteAddressModule,
  ApiDocsModule,
  DemoModule,
];

@Module({})
export class AppModule {
  static on(infrastructure: Infrastructure): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KernelModule.on(infrastructure),
        PubsubModule,
        JobsModule,
        MailModule,
        LimitsModule,
        StorageModule,
        GraphqlModule.on(infrastructure.settings),
        ...areas,
      ],
    };
  }
}
