import { Args, ID, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { UserConnection, UserView, UserViews } from '../users/user.view.js';
import { ListContentsLoader } from './list-contents.loader.js';
import { ListMemberTimelines } from './list-member.timelines.js';
import { ListView, ListViews } from './list.view.js';
import { ViewerListsLoader } from './viewer-lists.loader.js';

const MEMBERS = 'list.members';

/** What a list holds. */
@Resolver(() => ListView)
export class ListFieldsResolver {
  constructor(
    private readonly contents: ListContentsLoader,
    private readonly timelines: ListMemberTimelines,
    private readonly people: UserViews,
  ) {}

  @ResolveField(() => Int, { description: 'How many people it has, at most 500.' })
  async memberCount(@Parent() { id }: ListView, @Ctx() ctx: RequestContext): Promise<number> {
    return (await this.contents.for(ctx).load(id))?.memberCount ?? 0;
  }

  @ResolveField(() => [String], { description: 'Its hashtags as they were typed, without the #, latest first.' })
  async hashtags(@Parent() { id }: ListView, @Ctx() ctx: RequestContext): Promise<string[]> {
    return (await this.contents.for(ctx).load(id))?.hashtags ?? [];
  }

  @ResolveField(() => [String], { description: 'Its phrases as they were typed, latest first.' })
  async phrases(@Parent() { id }: ListView, @Ctx() ctx: RequestContext): Promise<string[]> {
    return (await this.contents.for(ctx).load(id))?.phrases ?? [];
  }

  @ResolveField(() => UserConnection, { description: 'Its people, latest first.' })
  async members(
    @Parent() { id }: ListView,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<UserView>> {
    const page = keysetPage(MEMBERS, args);
    const idPage = await this.timelines.of(id, page);
    return connectionOf(MEMBERS, page, idPage, await this.people.byIds(idPage.ids, viewer));
  }
}

@Resolver(() => ViewerView)
export class ViewerListsResolver {
  constructor(private readonly views: ListViews) {}

  @TokenScope('read')
  @ResolveField(() => [ListView], { description: 'The lists of the viewer, at most 50, in their order.' })
  lists(@Parent() me: ViewerView): Promise<ListView[]> {
    return this.views.ofOwner(me.id);
  }
}

@Resolver(() => UserView)
export class UserListsResolver {
  constructor(private readonly lists: ViewerListsLoader) {}

  @ResolveField(() => [ID], { description: "The viewer's lists that this person is in; no one else sees them." })
  async viewerListIds(@Parent() { id }: UserView, @Ctx() ctx: RequestContext): Promise<string[]> {
    return (await this.lists.for(ctx).load(id)) ?? [];
  }
}
