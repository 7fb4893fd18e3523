import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { ViewerPayload } from '#identity/viewer/viewer.payloads.js';
import { ViewerViews } from '#identity/viewer/viewer.view.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NotificationsService } from './notifications.service.js';

@Resolver()
export class NotificationsResolver {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly viewers: ViewerViews,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @AllowedWhile('frozen')
  @Mutation(() => ViewerPayload, {
    description: 'With upTo, that notification and older ones; without it, all of them.',
  })
  async markNotificationsRead(
    @Args('upTo', {
      type: () => ID,
      nullable: true,
      description: 'The newest notification that was read; absent: all.',
    })
    upTo: string | null | undefined,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ViewerPayload> {
    await this.notifications.markRead(viewer, upTo === null || upTo === undefined ? null : parseId(upTo, 'upTo'));
    const me = await this.viewers.byId(viewer.id);
    if (!me) throw new NotSignedIn();
    return { viewer: me };
  }
}
