import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { IdPipe } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { Role, SignedInViewer } from '#kernel/request/viewer.js';
import { RoleEnum } from '../account/graphql-enums.js';
import { ManagedUserView, ManagedUserViews } from '../administration/managed-user.view.js';
import { UserNotFound } from '../users/user.errors.js';
import { ClaimDefinitionView, ClaimViews } from './claim.view.js';
import { ClaimGrants } from './claim-grants.service.js';
import { RoleSizes } from './role-sizes.js';

const ID_ARG = { type: () => ID };

@Resolver()
export class ClaimGrantsResolver {
  constructor(
    private readonly views: ClaimViews,
    private readonly users: ManagedUserViews,
    private readonly grants: ClaimGrants,
    private readonly sizes: RoleSizes,
  ) {}

  @Allow('admin', 'claims.assign')
  @Query(() => [ClaimDefinitionView], { description: 'What a role was granted, inactive ones among them.' })
  roleClaims(@Args('role', { type: () => RoleEnum }) role: Role): Promise<ClaimDefinitionView[]> {
    return this.views.ofRole(role);
  }

  @Allow('admin', 'claims.assign')
  @Query(() => Int, {
    description:
      'Active people of a role: those whom a change of its claims concerns. With `without`, those who do not hold that ' +
      'claim by themselves: they gain it with the role, and lose it with the role.',
  })
  roleSize(
    @Args('role', { type: () => RoleEnum }) role: Role,
    @Args('without', { type: () => ID, nullable: true }, IdPipe) without: string | null | undefined,
  ): Promise<number> {
    return this.sizes.of(role, without ?? null);
  }

  @Allow('admin', 'claims.assign')
  @Limit('admin-write')
  @Mutation(() => ManagedUserView)
  async grantUserClaim(
    @Args('userId', ID_ARG, IdPipe) userId: string,
    @Args('claimId', ID_ARG, IdPipe) claimId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ManagedUserView> {
    await this.grants.grantToUser(viewer, userId, claimId);
    return this.user(userId);
  }

  @Allow('admin', 'claims.assign')
  @Limit('admin-write')
  @Mutation(() => ManagedUserView)
  async revokeUserClaim(
    @Args('userId', ID_ARG, IdPipe) userId: string,
    @Args('claimId', ID_ARG, IdPipe) claimId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ManagedUserView> {
    await this.grants.revokeFromUser(viewer, userId, claimId);
    return this.user(userId);
  }

  @Allow('admin', 'claims.assign')
  @Limit('admin-write')
  @Mutation(() => [ClaimDefinitionView])
  async grantRoleClaim(
    @Args('role', { type: () => RoleEnum }) role: Role,
    @Args('claimId', ID_ARG, IdPipe) claimId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ClaimDefinitionView[]> {
    await this.grants.grantToRole(viewer, role, claimId);
    return this.views.ofRole(role);
  }

  @Allow('admin', 'claims.assign')
  @Limit('admin-write')
  @Mutation(() => [ClaimDefinitionView])
  async revokeRoleClaim(
    @Args('role', { type: () => RoleEnum }) role: Role,
    @Args('claimId', ID_ARG, IdPipe) claimId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ClaimDefinitionView[]> {
    await this.grants.revokeFromRole(viewer, role, claimId);
    return this.views.ofRole(role);
  }

  private async user(id: string): Promise<ManagedUserView> {
    const user = await this.users.byId(id);
    if (!user) throw new UserNotFound();
    return user;
  }
}
