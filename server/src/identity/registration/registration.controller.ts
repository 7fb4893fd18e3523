import { Body, Controller, Get, Post } from '@nestjs/common';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { EmailBody, RegisterBody, registrationOf, VerifyEmailBody } from './registration.inputs.js';
import { RegistrationService } from './registration.service.js';
import { VerificationService } from './verification.service.js';

/** Registration of the REST contract. */
export interface RestRegistration {
  userId: string;
  email: string;
  requiresVerification: boolean;
}

@Controller('registration')
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly verification: VerificationService,
  ) {}

  @Allow('anyone')
  @Get('enabled')
  enabled(): boolean {
    return this.registration.isEnabled;
  }

  @Allow('anyone')
  @Limit('register')
  @Post('register')
  async register(@Body() body: RegisterBody, @Ctx() ctx: RequestContext): Promise<RestRegistration> {
    const registered = await this.registration.register(ctx, registrationOf(body));
    return { ...registered, requiresVerification: true };
  }

  @Allow('anyone')
  @Limit('account-mail')
  @Post('verify-email')
  async verify(@Body() body: VerifyEmailBody): Promise<void> {
    await this.verification.verify(body.token, body.email ?? null);
  }

  @Allow('anyone')
  @Limit('account-mail')
  @Post('resend-verification')
  async resend(@Body() body: EmailBody): Promise<void> {
    await this.verification.resend(body.email);
  }
}
