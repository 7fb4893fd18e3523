import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { UserNotFound } from '#identity/users/user.errors.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { UserLoader } from './user.loader.js';
import { UserView } from './user.view.js';

/** Adds the public user to the viewer. */
@Resolver(() => ViewerView)
export class ViewerUserResolver {
  constructor(private readonly users: UserLoader) {}

  @TokenScope('read')
  @ResolveField(() => UserView, { description: 'The viewer as others see them.' })
  async user(@Parent() viewer: ViewerView, @Ctx() ctx: RequestContext): Promise<UserView> {
    const user = await this.users.for(ctx).load(viewer.id);
    if (!user) throw new UserNotFound();
    return user;
  }
}
