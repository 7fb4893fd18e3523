import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { IdPipe } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { type Role, ROLES, type SignedInViewer } from '#kernel/request/viewer.js';
import { ManagedUserViews } from '../administration/managed-user.view.js';
import { UserNotFound } from '../users/user.errors.js';
import { RoleNotFound } from './claim.errors.js';
import { type RestHeldClaim, toRestHeldClaim, toRestRoleClaim } from './claim.rest.js';
import { ClaimViews } from './claim.view.js';
import { ClaimGrants } from './claim-grants.service.js';

/** The REST face of who holds which claims. Every write answers the whole list as it is then. */
@Controller('claims')
export class ClaimGrantsController {
  constructor(
    private readonly views: ClaimViews,
    private readonly users: ManagedUserViews,
    private readonly grants: ClaimGrants,
  ) {}

  @Allow('admin', 'claims.assign')
  @Get('users/:id/claims')
  async ofUser(@Param('id', IdPipe) id: string): Promise<RestHeldClaim[]> {
    if (!(await this.users.byId(id))) throw new UserNotFound();
    return (await this.views.heldBy(id)).map(toRestHeldClaim);
  }

  @Allow('admin', 'claims.assign')
  @Limit('admin-write')
  @HttpCode(200)
  @Post('users/:userId/claims/:claimId')
  async grantToUser(
    @Param('userId', IdPipe) userId: string,
    @Param('claimId', IdPipe) claimId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestHeldClaim[]> {
    await this.grants.grantToUser(viewer, userId, claimId);
    return this.ofUser(userId);
  }

  @Allow('admin', 'claims.assign')
  @Limit('admin-write')
  @Delete('users/:userId/claims/:claimId')
  async revokeFromUser(
    @Param('userId', IdPipe) userId: string,
    @Param('claimId', IdPipe) claimId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestHeldClaim[]> {
    await this.grants.revokeFromUser(viewer, userId, claimId);
    return this.ofUser(userId);
  }

  @Allow('admin', 'claims.assign')
  @Get('roles/:id/claims')
  async ofRole(@Param('id') id: string): Promise<RestHeldClaim[]> {
    return (await this.views.ofRole(roleOf(id))).map(toRestRoleClaim);
  }

  @Allow('admin', 'claims.assign')
  @Limit('admin-write')
  @HttpCode(200)
  @Post('roles/:roleId/claims/:claimId')
  async grantToRole(
    @Param('roleId') roleId: string,
    @Param('claimId', IdPipe) claimId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestHeldClaim[]> {
    await this.grants.grantToRole(viewer, roleOf(roleId), claimId);
    return this.ofRole(roleId);
  }

  @Allow('admin', 'claims.assign')
  @Limit('admin-write')
  @Delete('roles/:roleId/claims/:claimId')
  async revokeFromRole(
    @Param('roleId') roleId: string,
    @Param('claimId', IdPipe) claimId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestHeldClaim[]> {
    await this.grants.revokeFromRole(viewer, roleOf(roleId), claimId);
    return this.ofRole(roleId);
  }
}

/** A role by its name, in any case. @throws RoleNotFound */
function roleOf(name: string): Role {
  const role = ROLES.find((candidate) => candidate === name.toLowerCase());
  if (!role) throw new RoleNotFound();
  return role;
}
