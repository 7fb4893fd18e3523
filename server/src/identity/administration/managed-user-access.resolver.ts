import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { OwnPassword } from '../second-factor/own-password.js';
import { UserNotFound } from '../users/user.errors.js';
import { AccountLinks } from './account-links.service.js';
import { Invitations } from './invitations.service.js';
import { InviteManagedUserInput } from './managed-user.inputs.js';
import { ManagedUserView, ManagedUserViews } from '../managed-users/managed-user.view.js';
import { ManagedUsersService } from './managed-users.service.js';

const ID_ARG = { type: () => ID };

/** What helps people whose account waits for them, or is not safe with them. */
@Resolver(() => ManagedUserView)
export class ManagedUserAccessResolver {
  constructor(
    private readonly views: ManagedUserViews,
    private readonly invitations: Invitations,
    private readonly links: AccountLinks,
    private readonly users: ManagedUsersService,
    private readonly ownPassword: OwnPassword,
  ) {}

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Mutation(() => ManagedUserView, {
    description:
      'Makes an account and emails an invitation, by which the person chooses a password within 7 days. Requires the claim users.write, and users.role for a role.',
  })
  async inviteManagedUser(
    @Args('input', { description: 'Whom to invite.' }) input: InviteManagedUserInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ManagedUserView> {
    await this.ownPassword.confirmRole(viewer, input.role, input);
    return this.view(await this.invitations.invite(viewer, input));
  }

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Mutation(() => ManagedUserView, {
    description: 'Ends all sessions and access tokens of a person of a lower role. Requires the claim users.write.',
  })
  async signOutManagedUser(
    @Args('id', { ...ID_ARG, description: 'The person to sign out.' }, IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ManagedUserView> {
    await this.users.signOut(viewer, id);
    return this.view(id);
  }

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Mutation(() => ManagedUserView, {
    description:
      'Emails a person of a lower role a link to choose a new password; their password stays until then. Requires the claim users.write.',
  })
  async sendManagedPasswordReset(
    @Args('id', { ...ID_ARG, description: 'The person to send it to.' }, IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ManagedUserView> {
    await this.links.sendReset(viewer, id);
    return this.view(id);
  }

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Mutation(() => ManagedUserView, {
    description:
      'Emails the link again that an unverified account waits for: an invitation, or one that confirms its address. CONFLICT if it waits for none. Requires the claim users.write.',
  })
  async sendManagedVerification(
    @Args('id', { ...ID_ARG, description: 'The person to send it to.' }, IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ManagedUserView> {
    await this.links.sendVerification(viewer, id);
    return this.view(id);
  }

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Mutation(() => ManagedUserView, {
    description:
      'Marks the address of an account as verified that never had a verified one. A new address in place of a verified one is FORBIDDEN: only its owner confirms it. Requires the claim users.write.',
  })
  async verifyManagedUser(
    @Args('id', { ...ID_ARG, description: 'The person whose address is verified.' }, IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ManagedUserView> {
    await this.links.verify(viewer, id);
    return this.view(id);
  }

  private async view(id: string): Promise<ManagedUserView> {
    const user = await this.views.byId(id);
    if (!user) throw new UserNotFound();
    return user;
  }
}
