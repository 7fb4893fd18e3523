import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { Role, SignedInViewer } from '#kernel/request/viewer.js';
import { RoleEnum } from '../viewer/graphql-enums.js';
import { ManagedUserView, ManagedUserViews } from '../managed-users/managed-user.view.js';
import { UserNotFound } from '../users/user.errors.js';
import { ChangeClaimsInput, claimChangesOf } from './claim.inputs.js';
import { ChangeClaimsPayload } from './claim.payloads.js';
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
  @TokenScope('admin')
  @Query(() => [ClaimDefinitionView], { description: 'Claims granted to a role, including inactive ones.' })
  roleClaims(
    @Args('role', { type: () => RoleEnum, description: 'Whose claims to list.' }) role: Role,
  ): Promise<ClaimDefinitionView[]> {
    return this.views.ofRole(role);
  }

  @Allow('admin', 'claims.assign')
  @TokenScope('admin')
  @Query(() => Int, {
    description:
      'Active people of a role: those that a change of its claims affects. With `without`, those who were not granted that ' +
      'claim directly: they gain and lose it with the role.',
  })
  roleSize(
    @Args('role', { type: () => RoleEnum, description: 'Whose people to count.' }) role: Role,
    @Args(
      'without',
      { type: () => ID, nullable: true, description: 'A claim: people who were granted it directly are not counted.' },
      IdPipe,
    )
    without: string | null | undefined,
  ): Promise<number> {
    return this.sizes.of(role, without ?? null);
  }

  @Allow('admin', 'claims.assign')
  @Limit('admin-write')
  @Mutation(() => ManagedUserView, { description: 'Grants a claim to one person. Requires the claim claims.assign.' })
  async grantUserClaim(
    @Args('userId', { ...ID_ARG, description: 'The person who gets it.' }, IdPipe) userId: string,
    @Args('claimId', { ...ID_ARG, description: 'The claim to grant.' }, IdPipe) claimId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ManagedUserView> {
    await this.grants.grantToUser(viewer, userId, claimId);
    return this.user(userId);
  }

  @Allow('admin', 'claims.assign')
  @Limit('admin-write')
  @Mutation(() => ManagedUserView, {
    description:
      'Takes a directly granted claim from a person; one that comes with the role stays. Requires the claim claims.assign.',
  })
  async revokeUserClaim(
    @Args('userId', { ...ID_ARG, description: 'The person who loses it.' }, IdPipe) userId: string,
    @Args('claimId', { ...ID_ARG, description: 'The claim to revoke.' }, IdPipe) claimId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ManagedUserView> {
    await this.grants.revokeFromUser(viewer, userId, claimId);
    return this.user(userId);
  }

  @Allow('admin', 'claims.assign')
  @Limit('admin-write')
  @Mutation(() => [ClaimDefinitionView], {
    description: 'Grants a claim to everyone with the role. Requires the claim claims.assign.',
  })
  async grantRoleClaim(
    @Args('role', { type: () => RoleEnum, description: 'The role that gets it.' }) role: Role,
    @Args('claimId', { ...ID_ARG, description: 'The claim to grant.' }, IdPipe) claimId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ClaimDefinitionView[]> {
    await this.grants.grantToRole(viewer, role, claimId);
    return this.views.ofRole(role);
  }

  @Allow('admin', 'claims.assign')
  @Limit('admin-write')
  @Mutation(() => [ClaimDefinitionView], {
    description: 'Takes a claim from everyone who holds it by this role only. Requires the claim claims.assign.',
  })
  async revokeRoleClaim(
    @Args('role', { type: () => RoleEnum, description: 'The role that loses it.' }) role: Role,
    @Args('claimId', { ...ID_ARG, description: 'The claim to revoke.' }, IdPipe) claimId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ClaimDefinitionView[]> {
    await this.grants.revokeFromRole(viewer, role, claimId);
    return this.views.ofRole(role);
  }

  @Allow('admin', 'claims.assign')
  @Limit('admin-write')
  @Mutation(() => ChangeClaimsPayload, {
    description: 'Grants and revokes claims of roles and people in one transaction: all of the changes or none.',
  })
  async changeClaims(
    @Args('input', { description: 'Up to 200 grants and revocations.' }) input: ChangeClaimsInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ChangeClaimsPayload> {
    const changes = claimChangesOf(input);
    await this.grants.change(viewer, changes);
    const roles = new Set(changes.flatMap(({ holder }) => ('role' in holder ? [holder.role] : [])));
    const userIds = new Set(changes.flatMap(({ holder }) => ('userId' in holder ? [holder.userId] : [])));
    return {
      roles: await Promise.all([...roles].map(async (role) => ({ role, claims: await this.views.ofRole(role) }))),
      users: await this.users.inOrder([...userIds]),
    };
  }

  private async user(id: string): Promise<ManagedUserView> {
    const user = await this.users.byId(id);
    if (!user) throw new UserNotFound();
    return user;
  }
}
