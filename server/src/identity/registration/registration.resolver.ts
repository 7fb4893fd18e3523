import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { RegisterInput } from './registration.inputs.js';
import { RegistrationService } from './registration.service.js';
import { VerificationService } from './verification.service.js';

@Resolver()
export class RegistrationResolver {
  constructor(
    private readonly registration: RegistrationService,
    private readonly verification: VerificationService,
  ) {}

  @Allow('anyone')
  @Query(() => Boolean)
  registrationEnabled(): boolean {
    return this.registration.isEnabled;
  }

  @Allow('anyone')
  @Limit('register')
  @Mutation(() => Boolean, {
    description: 'Answers true whether or not the address is known. Takes an Idempotency-Key.',
  })
  async register(@Args('input') input: RegisterInput, @Ctx() ctx: RequestContext): Promise<boolean> {
    await this.registration.register(ctx, input);
    return true;
  }

  @Allow('anyone')
  @Limit('account-mail')
  @Mutation(() => Boolean)
  async verifyEmail(@Args('token') token: string): Promise<boolean> {
    await this.verification.verify(token);
    return true;
  }

  @Allow('anyone')
  @Limit('account-mail')
  @Mutation(() => Boolean, { description: 'Answers true whether or not the address is known.' })
  async resendVerification(@Args('email') email: string): Promise<boolean> {
    await this.verification.resend(email);
    return true;
  }
}
