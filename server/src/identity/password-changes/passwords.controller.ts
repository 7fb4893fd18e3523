import { Body, Controller, Post, Put } from '@nestjs/common';
import { AnswersNothing } from '#kernel/envelope/answers.decorator.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { EmailBody } from '../registration/registration.inputs.js';
import { ChangePasswordService } from './change-password.service.js';
import { ChangePasswordBody, requireSame, ResetPasswordBody } from './password.inputs.js';
import { ResetPasswordService } from './reset-password.service.js';
import { ResetRequests } from './reset-requests.js';

@Controller('identity')
export class PasswordsController {
  constructor(
    private readonly requests: ResetRequests,
    private readonly resets: ResetPasswordService,
    private readonly changes: ChangePasswordService,
  ) {}

  @Allow('anyone')
  @Limit('account-mail')
  @AnswersNothing('Emails a link for a new password. The answer is the same for every address.')
  @Post('forgot-password')
  async forgot(@Body() { email }: EmailBody): Promise<void> {
    await this.requests.request(email);
  }

  @Allow('anyone')
  @Limit('reset-password')
  @AnswersNothing('Sets a new password with the token of such a link, and ends all sessions.')
  @Post('reset-password')
  async reset(@Body() { token, password, confirmPassword, email }: ResetPasswordBody): Promise<void> {
    requireSame(password, confirmPassword, 'confirmPassword');
    await this.resets.reset(token, password, email ?? null);
  }

  @Allow('user')
  @AllowedWhile('frozen')
  @Limit('change-password')
  @AnswersNothing('Changes the own password, and ends all other sessions.')
  @Put('change-password')
  async change(@Body() body: ChangePasswordBody, @SignedIn() viewer: SignedInViewer): Promise<void> {
    const { password: current, code, newPassword: next } = body;
    requireSame(next, body.confirmNewPassword, 'confirmNewPassword');
    await this.changes.change(viewer, { current, code, next, fields: { current: 'password', next: 'newPassword' } });
  }
}
