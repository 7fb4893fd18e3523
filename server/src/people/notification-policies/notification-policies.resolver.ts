import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerPayload } from '#identity/viewer/viewer.payloads.js';
import { ViewerView, ViewerViews } from '#identity/viewer/viewer.view.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NotificationPoliciesService } from './notification-policies.service.js';
import { UpdateNotificationPolicyInput } from './notification-policy.inputs.js';
import { NotificationPolicyView } from './notification-policy.view.js';

@Resolver(() => ViewerView)
export class NotificationPoliciesResolver {
  constructor(
    private readonly policies: NotificationPoliciesService,
    private readonly views: ViewerViews,
  ) {}

  @TokenScope('read')
  @ResolveField(() => NotificationPolicyView, { description: 'Who reaches the viewer at once, and who has to wait.' })
  notificationPolicy(@Parent() me: ViewerView): Promise<NotificationPolicyView> {
    return this.policies.of(me.id);
  }

  @Allow('user')
  @TokenScope('write')
  @Mutation(() => ViewerPayload, {
    description:
      'What is left out stays unchanged. It concerns what happens from now on, not what has arrived or waits.',
  })
  async updateNotificationPolicy(
    @Args('input', { description: 'The choices to change.' }) input: UpdateNotificationPolicyInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ViewerPayload> {
    await this.policies.update(viewer, input);
    return this.views.payloadOf(viewer);
  }
}
