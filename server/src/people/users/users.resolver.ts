import { Args, Query, Resolver } from '@nestjs/graphql';
import { HandleDirectory } from '#identity/directory/handle-directory.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPageOf } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { UserTimelines } from './user.timelines.js';
import { UserConnection, UserView, UserViews } from './user.view.js';

/** Users that a search can page through at most. */
const MAX_SEEN = 1_000;

@Resolver(() => UserView)
export class UsersResolver {
  constructor(
    private readonly timelines: UserTimelines,
    private readonly views: UserViews,
    private readonly handles: HandleDirectory,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => UserView, {
    nullable: true,
    description: 'By handle, in any case, with or without the @. A former handle leads to the user too.',
  })
  user(
    @Args('handle', {
      type: () => String,
      description: 'With or without the @; a former handle finds the same person.',
    })
    handle: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<UserView | null> {
    return this.views.byHandle(handle, viewer);
  }

  @Allow('anyone')
  @Limit('handle-exists')
  @Query(() => Boolean, { description: 'Whether the handle is taken. A handle that the viewer gave up is not.' })
  handleExists(
    @Args('handle', { type: () => String, description: 'With or without the @; case does not matter.' }) handle: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    return this.handles.isTaken(handle.replace(/^[@＠]/u, ''), undefined, viewer.id);
  }

  @Allow('anyone')
  @TokenScope('read')
  @Limit('suggest')
  @Query(() => UserConnection, { description: 'People by handle or name, best match first.' })
  async searchUsers(
    @Args('query', { type: () => String, description: 'Part of a handle or display name.' }) query: string,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<UserView>> {
    const page = keysetPageOf('searchUsers', 1, args);
    const seen = Number(page.after?.[0] ?? 0);
    if (!Number.isInteger(seen) || seen < 0 || seen > MAX_SEEN) {
      throw new InvalidInput([{ field: 'after', message: 'The cursor is not valid for this list.' }], 'INVALID_CURSOR');
    }
    const idPage = await this.timelines.search(query, viewer, page);
    return connectionOf('searchUsers', page, idPage, await this.views.byIds(idPage.ids, viewer));
  }
}
