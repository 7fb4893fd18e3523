import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { HandleDirectory } from '#identity/users/handle-directory.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage, keysetPageOf } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { UserTimelines } from './user.timelines.js';
import { UserConnection, UserView, UserViews } from './user.view.js';

/** People that a relevance list can reach; deeper than that nobody looks. */
const MAX_SEEN = 1_000;

@Resolver(() => UserView)
export class UsersResolver {
  constructor(
    private readonly timelines: UserTimelines,
    private readonly views: UserViews,
    private readonly handles: HandleDirectory,
  ) {}

  @Allow('anyone')
  @Query(() => UserView, { nullable: true, description: 'By handle in any case, with or without its @.' })
  user(
    @Args('handle', { type: () => String }) handle: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<UserView | null> {
    return this.views.byHandle(handle, viewer);
  }

  @Allow('anyone')
  @Limit('handle-exists')
  @Query(() => Boolean, { description: 'Whether somebody has the handle, so that nobody else can take it.' })
  handleExists(@Args('handle', { type: () => String }) handle: string): Promise<boolean> {
    return this.handles.isTaken(handle.replace(/^[@＠]/u, ''));
  }

  @Allow('anyone')
  @Limit('suggest')
  @Query(() => UserConnection, { description: 'People by handle or name, best match first.' })
  async searchUsers(
    @Args('query', { type: () => String }) query: string,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<UserView>> {
    const page = keysetPageOf('searchUsers', 1, args);
    const seen = Number(page.after?.[0] ?? 0);
    if (!Number.isInteger(seen) || seen < 0 || seen > MAX_SEEN) {
      throw new InvalidInput([{ field: 'after', message: 'The cursor is not valid for this list.' }], 'INVALID_CURSOR');
    }
    const skeleton = await this.timelines.search(query, viewer, page);
    return connectionOf('searchUsers', page, skeleton, await this.views.byIds(skeleton.ids, viewer));
  }

  @Allow('anyone')
  @Query(() => [UserView], { description: 'Active people whom the viewer does not follow yet.' })
  async suggestedUsers(
    @Args('first', { type: () => Int, nullable: true, defaultValue: 5 }) first: number | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<UserView[]> {
    const page = keysetPage('suggestedUsers', { first: first ?? 5 });
    return this.views.inOrder(await this.timelines.suggested(viewer, page.first), viewer);
  }
}
