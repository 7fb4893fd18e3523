import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { AnswersList } from '#kernel/envelope/answers.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { type Role, ROLES, type SignedInViewer } from '#kernel/request/viewer.js';
import { ManagedUserViews } from '../managed-users/managed-user.view.js';
import { UserNotFound } from '../users/user.errors.js';
import { RoleNotFound } from './claim.errors.js';
import { RestHeldClaim, toRestHeldClaim, toRestRoleClaim } from './claim.rest.js';
import { ClaimViews } from './claim.view.js';
import { ClaimGrants } from './claim-grants.service.js';

/** REST endpoints for granted claims. Every write returns the complete new list. */
@Controller('claims')
export class ClaimGrantsController {
  constructor(
    private readonly views: ClaimViews,
    private readonly users: ManagedUserViews,
    private readonly grants: ClaimGrants,
  ) {}

  @Allow('admin', 'claims.assign')
  @TokenScope('admin')
  @AnswersList('Lists the claims of a person, with where each comes from.', RestHeldClaim)
  @Get('users/:id/claims')
  async ofUser(@Param('id', IdPipe) id: string): Promise<RestHeldClaim[]> {
    if (!(await this.users.byId(id))) throw new UserNotFound();
    return (await this.views.heldBy(id)).map(toRestHeldClaim);
  }

  @Allow('admin', 'claims.assign')
  @Limit('admin-write')
  @HttpCode(200)
  @AnswersList('Grants a claim to a person; data is what they hold then.', RestHeldClaim)
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
  @AnswersList('Takes a claim from a person; data is what they hold then.', RestHeldClaim)
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
  @TokenScope('admin')
  @AnswersList('Lists the claims of a role.', RestHeldClaim)
  @Get('roles/:id/claims')
  async ofRole(@Param('id') id: string): Promise<RestHeldClaim[]> {
    return (await this.views.ofRole(roleOf(id))).map(toRestRoleClaim);
  }

  @Allow('admin', 'claims.assign')
  @Limit('admin-write')
  @HttpCode(200)
  @AnswersList('Grants a claim to a role; data is what it holds then.', RestHeldClaim)
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
  @AnswersList('Takes a claim from a role; data is what it holds then.', RestHeldClaim)
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
