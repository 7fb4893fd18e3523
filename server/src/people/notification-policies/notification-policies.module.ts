import { Module } from '@nestjs/common';
import { DeletedUserPoliciesHandlers } from './deleted-user-policies.handlers.js';
import { NotificationPoliciesResolver } from './notification-policies.resolver.js';
import { NotificationPoliciesService } from './notification-policies.service.js';

@Module({
  providers: [NotificationPoliciesService, NotificationPoliciesResolver, DeletedUserPoliciesHandlers],
  exports: [NotificationPoliciesService],
})
export class NotificationPoliciesModule {}
