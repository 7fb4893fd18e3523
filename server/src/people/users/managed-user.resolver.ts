import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ManagedUserView } from '#identity/administration/managed-user.view.js';
import { UserNotFound } from '#identity/users/user.errors.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { ManagedPersonLoader } from './managed-person.loader.js';
import { UserView } from './user.view.js';

/** Adds the person to an account, also where nobody else sees them. */
@Resolver(() => ManagedUserView)
export class ManagedUserResolver {
  constructor(private readonly people: ManagedPersonLoader) {}

  @ResolveField(() => UserView)
  async user(@Parent() { id }: ManagedUserView, @Ctx() ctx: RequestContext): Promise<UserView> {
    const user = await this.people.for(ctx).load(id);
    if (!user) throw new UserNotFound();
    return user;
  }
}
