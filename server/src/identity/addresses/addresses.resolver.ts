import { Args, Mutation, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ViewerPayload } from '../viewer/viewer.payloads.js';
import { ViewerView, ViewerViews } from '../viewer/viewer.view.js';
import { AddressRestoring } from './address-restoring.service.js';
import { ChangeEmailInput } from './addresses.inputs.js';
import {
  ConfirmEmailChangePayload,
  EmailChangeLinkView,
  EmailChangeView,
  emailChangeViewOf,
} from './addresses.payloads.js';
import { EmailChangeLinks } from './email-change-links.service.js';
import { EmailChanges } from './email-changes.service.js';

@Resolver(() => ViewerView)
export class AddressesResolver {
  constructor(
    private readonly restoring: AddressRestoring,
    private readonly changes: EmailChanges,
    private readonly links: EmailChangeLinks,
    private readonly views: ViewerViews,
  ) {}

  @Allow('anyone')
  @AllowedWhile('frozen')
  @Limit('reset-password')
  @Mutation(() => Boolean, {
    description:
      'Undoes a change of the email address, by the token of the email that announced it. Ends every session, and emails a link for ' +
      'a new password to the restored address.',
  })
  async restoreEmail(
    @Args('token', { description: "From the link in the former address's mailbox." }) token: string,
  ): Promise<boolean> {
    await this.restoring.restore(token);
    return true;
  }

  @ResolveField(() => EmailChangeView, {
    nullable: true,
    description: 'The change of address that waits for its confirmations.',
  })
  async emailChange(@SignedIn() viewer: SignedInViewer): Promise<EmailChangeView | null> {
    return emailChangeViewOf(await this.changes.of(viewer));
  }

  @Allow('user')
  @Limit('change-email')
  @Mutation(() => ViewerPayload, {
    description:
      'Emails a link to the present and to the new address; the address changes once both have confirmed, within 24 hours. The ' +
      'answer is the same if another account has the new address.',
  })
  async changeEmail(
    @Args('input', { description: "The new address and the viewer's password." }) input: ChangeEmailInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ViewerPayload> {
    await this.changes.begin(viewer, input.email, input);
    return this.views.payloadOf(viewer);
  }

  @Allow('user')
  @Limit('change-email')
  @Mutation(() => ViewerPayload, { description: 'Emails the links that are not confirmed again, after 60 seconds.' })
  async resendEmailChange(@SignedIn() viewer: SignedInViewer): Promise<ViewerPayload> {
    await this.changes.resend(viewer);
    return this.views.payloadOf(viewer);
  }

  @Allow('user')
  @Mutation(() => ViewerPayload, { description: 'Gives a change of address up.' })
  async cancelEmailChange(@SignedIn() viewer: SignedInViewer): Promise<ViewerPayload> {
    await this.changes.cancel(viewer);
    return this.views.payloadOf(viewer);
  }

  @Allow('anyone')
  @Limit('account-mail')
  @Query(() => EmailChangeLinkView, {
    nullable: true,
    description: 'What the link of an email about a change of address is about; null if it no longer works.',
  })
  emailChangeLink(
    @Args('token', { description: 'From the emailed link.' }) token: string,
  ): Promise<EmailChangeLinkView | null> {
    return this.links.find(token);
  }

  @Allow('anyone')
  @Limit('reset-password')
  @Mutation(() => ConfirmEmailChangePayload, {
    description: 'Confirms a change of address for the address that the link was emailed to.',
  })
  async confirmEmailChange(
    @Args('token', { description: 'From the emailed link.' }) token: string,
  ): Promise<ConfirmEmailChangePayload> {
    return { isComplete: await this.links.confirm(token) };
  }

  @Allow('anyone')
  @AllowedWhile('frozen')
  @Limit('reset-password')
  @Mutation(() => Boolean, {
    description:
      'Stops a change of address, by the link that was emailed to the present address. Ends every session, and emails a link for a ' +
      'new password.',
  })
  async refuseEmailChange(
    @Args('token', { description: "From the link in the present address's mailbox." }) token: string,
  ): Promise<boolean> {
    await this.links.refuse(token);
    return true;
  }
}
