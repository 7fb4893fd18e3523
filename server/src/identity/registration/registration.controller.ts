import { z } from 'zod';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { Answers, AnswersNothing } from '#kernel/envelope/answers.decorator.js';
import { restShape, uuid } from '#kernel/envelope/rest-shape.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { EmailBody, RegisterBody, registrationOf, VerifyEmailBody } from './registration.inputs.js';
import { REGISTRATION_MODES } from '../registration-rules/registration-rules.entity.js';
import { RegistrationStates } from './registration-states.js';
import { RegistrationService } from './registration.service.js';
import { VerificationService } from './verification.service.js';

/** Registration of the REST contract. */
export const RestRegistration = restShape('Registration', {
  userId: uuid,
  email: z.string(),
  requiresVerification: z.boolean(),
});
export type RestRegistration = z.infer<typeof RestRegistration>;

/** Who may register now. */
export const RestRegistrationState = restShape('RegistrationState', {
  mode: z.enum(REGISTRATION_MODES),
  formToken: z.string(),
  formSeconds: z.number().int(),
  minAge: z.number().int().nullable(),
});
export type RestRegistrationState = z.infer<typeof RestRegistrationState>;

@Controller('registration')
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly states: RegistrationStates,
    private readonly verification: VerificationService,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @Answers('Whether people can make an account themselves.', z.boolean())
  @Get('enabled')
  enabled(): boolean {
    return this.states.isEnabled;
  }

  @Allow('anyone')
  @TokenScope('read')
  @Answers('Who can make an account, and what a form for that needs.', RestRegistrationState)
  @Get('state')
  state(): RestRegistrationState {
    return this.states.current();
  }

  @Allow('anyone')
  @Limit('register')
  @Answers('Makes an account, and emails a link that confirms it.', RestRegistration)
  @Post('register')
  async register(@Body() body: RegisterBody, @Ctx() ctx: RequestContext): Promise<RestRegistration> {
    const registered = await this.registration.register(ctx, registrationOf(body));
    return { ...registered, requiresVerification: true };
  }

  @Allow('anyone')
  @Limit('account-mail')
  @AnswersNothing('Confirms an account with the token of its link.')
  @Post('verify-email')
  async verify(@Body() body: VerifyEmailBody): Promise<void> {
    await this.verification.verify(body.token, body.email ?? null);
  }

  @Allow('anyone')
  @Limit('account-mail')
  @AnswersNothing('Emails the link again. The answer is the same for every address.')
  @Post('resend-verification')
  async resend(@Body() body: EmailBody): Promise<void> {
    await this.verification.resend(body.email);
  }
}
