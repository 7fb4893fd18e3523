import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerPayload } from '#identity/viewer/viewer.payloads.js';
import { ViewerView, ViewerViews } from '#identity/viewer/viewer.view.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { UpdateNotificationSettingsInput } from './notification-settings.inputs.js';
import { NotificationSettingsService, settingsView } from './notification-settings.service.js';
import { NotificationSettingsView } from './notification-settings.view.js';

@Resolver(() => ViewerView)
export class NotificationSettingsResolver {
  constructor(
    private readonly settings: NotificationSettingsService,
    private readonly views: ViewerViews,
  ) {}

  @TokenScope('read')
  @ResolveField(() => NotificationSettingsView, {
    description: 'Push, quiet hours and the digest. Kinds that are made and emailed are in preferences.',
  })
  async notificationSettings(@Parent() me: ViewerView): Promise<NotificationSettingsView> {
    return settingsView(await this.settings.of(me.id));
  }

  @Allow('user')
  @TokenScope('write')
  @Mutation(() => ViewerPayload, { description: 'What is left out stays unchanged.' })
  async updateNotificationSettings(
    @Args('input', { description: 'The settings to change.' }) input: UpdateNotificationSettingsInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ViewerPayload> {
    await this.settings.update(viewer, input);
    return this.views.payloadOf(viewer);
  }
}
