import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/account/viewer.view.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { NotificationFilter, type NotificationFilterName } from './notification-kinds.js';
import { NotificationTimelines } from './notification.timelines.js';
import { NotificationConnection, type NotificationView, NotificationViews } from './notification.view.js';

/** What this area adds to the signed-in person's own side. */
@Resolver(() => ViewerView)
export class ViewerNotificationsResolver {
  constructor(
    private readonly timelines: NotificationTimelines,
    private readonly views: NotificationViews,
  ) {}

  @ResolveField(() => NotificationConnection, { description: 'The one with the latest act first.' })
  async notifications(
    @Parent() me: ViewerView,
    @Args('filter', { type: () => NotificationFilter, nullable: true, defaultValue: NotificationFilter.ALL })
    filter: NotificationFilterName | null,
    @Args() args: PageArgs,
  ): Promise<Connection<NotificationView>> {
    const wanted = filter ?? NotificationFilter.ALL;
    const list = `viewer.notifications.${wanted}`;
    const page = keysetPage(list, args);
    const skeleton = await this.timelines.ofPerson(me.id, wanted, page);
    return connectionOf(list, page, skeleton, await this.views.byIds(skeleton.ids, me));
  }

  @ResolveField(() => Int, { description: 'Groups with something new.' })
  unreadNotificationCount(@Parent() me: ViewerView): Promise<number> {
    return this.timelines.unreadOf(me.id);
  }
}
