import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ManagedUserView } from '#identity/managed-users/managed-user.view.js';
import { UserNotFound } from '#identity/users/user.errors.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { AdminUserLoader } from './admin-user.loader.js';
import { UserView } from './user.view.js';

/** Adds the user to a managed account, even when no one else can see them. */
@Resolver(() => ManagedUserView)
export class ManagedUserResolver {
  constructor(private readonly users: AdminUserLoader) {}

  @ResolveField(() => UserView, { description: 'The person as others see them.' })
  async user(@Parent() { id }: ManagedUserView, @Ctx() ctx: RequestContext): Promise<UserView> {
    const user = await this.users.for(ctx).load(id);
    if (!user) throw new UserNotFound();
    return user;
  }
}
