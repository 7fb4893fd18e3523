import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ChangePasswordService } from './change-password.service.js';
import { ChangePasswordInput, ResetPasswordInput } from './password.inputs.js';
import { ResetPasswordService } from './reset-password.service.js';
import { ResetRequests } from './reset-requests.js';

@Resolver()
export class PasswordsResolver {
  constructor(
    private readonly requests: ResetRequests,
    private readonly resets: ResetPasswordService,
    private readonly changes: ChangePasswordService,
  ) {}

  @Allow('anyone')
  @Limit('account-mail')
  @Mutation(() => Boolean, { description: 'Returns true whether or not the address is known.' })
  async forgotPassword(
    @Args('email', { description: "The address of the account. The answer doesn't tell whether there is one." })
    email: string,
  ): Promise<boolean> {
    await this.requests.request(email);
    return true;
  }

  @Allow('anyone')
  @Limit('account-mail')
  @Query(() => Boolean, { description: "Whether an emailed link's token can set a password. It stays valid." })
  passwordResetWorks(@Args('token', { description: 'From the emailed link.' }) token: string): Promise<boolean> {
    return this.resets.works(token);
  }

  @Allow('anyone')
  @Limit('reset-password')
  @Mutation(() => Boolean, { description: 'Ends every session of the account.' })
  async resetPassword(
    @Args('input', { description: 'The token and the new password.' }) { token, password }: ResetPasswordInput,
  ): Promise<boolean> {
    await this.resets.reset(token, password);
    return true;
  }

  @Allow('user')
  @AllowedWhile('frozen')
  @Limit('change-password')
  @Mutation(() => Boolean, { description: 'Ends all other sessions.' })
  async changePassword(
    @Args('input', { description: 'Both passwords.' }) input: ChangePasswordInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<boolean> {
    const { currentPassword: current, code, newPassword: next } = input;
    await this.changes.change(viewer, {
      current,
      code,
      next,
      fields: { current: 'currentPassword', next: 'newPassword' },
    });
    return true;
  }
}
