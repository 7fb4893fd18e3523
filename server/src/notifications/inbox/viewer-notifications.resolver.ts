import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import {
  NotificationFilter,
  type NotificationFilterName,
  NotificationKind,
  type NotificationKindName,
} from '../read/notification-kinds.js';
import { NotificationTimelines } from '../read/notification.timelines.js';
import { NotificationConnection, type NotificationView, NotificationViews } from '../read/notification.view.js';
import { UnreadNotifications } from '../read/unread-notifications.js';

/** The fields that this area adds to `Viewer`. */
@Resolver(() => ViewerView)
export class ViewerNotificationsResolver {
  constructor(
    private readonly timelines: NotificationTimelines,
    private readonly views: NotificationViews,
    private readonly unread: UnreadNotifications,
  ) {}

  @TokenScope('read')
  @ResolveField(() => NotificationConnection, { description: 'Latest activity first.' })
  async notifications(
    @Parent() me: ViewerView,
    @Args('filter', {
      type: () => NotificationFilter,
      nullable: true,
      defaultValue: NotificationFilter.ALL,
      description: 'All by default.',
    })
    filter: NotificationFilterName | null,
    @Args('kinds', {
      type: () => [NotificationKind],
      nullable: true,
      description: 'Only these of what the filter lists; all by default.',
    })
    kinds: readonly NotificationKindName[] | null | undefined,
    @Args() args: PageArgs,
  ): Promise<Connection<NotificationView>> {
    const wanted = filter ?? NotificationFilter.ALL;
    const only = kinds ? chosenKinds(kinds) : null;
    const list = `viewer.notifications.${[wanted, ...(only ?? [])].join('.')}`;
    const page = keysetPage(list, args);
    const idPage = await this.timelines.ofUser(me.id, wanted, only, page);
    return connectionOf(list, page, idPage, await this.views.byIds(idPage.ids, me));
  }

  @TokenScope('read')
  @ResolveField(() => Int, { description: 'Groups with unread activity.' })
  unreadNotificationCount(@Parent() me: ViewerView, @Ctx() { viewer }: RequestContext): Promise<number> {
    return this.unread.countOf(me.id, viewer);
  }
}

/** Each once, in an order of their own, so that a cursor belongs to the kinds and not to how they were written. */
function chosenKinds(kinds: readonly NotificationKindName[]): NotificationKindName[] {
  if (kinds.length === 0) throw new InvalidInput([{ field: 'kinds', message: 'kinds must have at least one kind.' }]);
  return [...new Set(kinds)].toSorted();
}
