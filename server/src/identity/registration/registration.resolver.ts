import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { RegisterInput } from './registration.inputs.js';
import { RegistrationStateView } from '../registration-rules/registration-settings.view.js';
import { RegistrationStates } from './registration-states.js';
import { RegistrationService } from './registration.service.js';
import { VerificationService } from './verification.service.js';

@Resolver()
export class RegistrationResolver {
  constructor(
    private readonly registration: RegistrationService,
    private readonly states: RegistrationStates,
    private readonly verification: VerificationService,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => Boolean, { description: 'Whether people can make an account themselves.' })
  registrationEnabled(): boolean {
    return this.states.isEnabled;
  }

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => RegistrationStateView, { description: 'Who can make an account, and what a form for that needs.' })
  registrationState(): RegistrationStateView {
    return this.states.current();
  }

  @Allow('anyone')
  @Query(() => Boolean, {
    description: 'Whether the account whose address was confirmed by this link waits for approval.',
  })
  registrationAwaitsApproval(
    @Args('token', { type: () => String, description: 'From the emailed link.' }) token: string,
  ): Promise<boolean> {
    return this.verification.awaitsApproval(token);
  }

  @Allow('anyone')
  @Limit('register')
  @Mutation(() => Boolean, {
    description: 'Returns true whether or not the address is known. Accepts an Idempotency-Key.',
  })
  async register(
    @Args('input', { description: 'The account to make.' }) input: RegisterInput,
    @Ctx() ctx: RequestContext,
  ): Promise<boolean> {
    await this.registration.register(ctx, input);
    return true;
  }

  @Allow('anyone')
  @Limit('account-mail')
  @Mutation(() => Boolean, { description: 'Confirms the address of an account with the token of an emailed link.' })
  async verifyEmail(@Args('token', { description: 'From the emailed link.' }) token: string): Promise<boolean> {
    await this.verification.verify(token);
    return true;
  }

  @Allow('anyone')
  @Limit('account-mail')
  @Mutation(() => Boolean, {
    description: 'Takes an email address or a handle. Returns true whether or not it is known.',
  })
  async resendVerification(
    @Args('email', {
      description: "An email address or a handle. The answer doesn't tell whether there is such an account.",
    })
    email: string,
  ): Promise<boolean> {
    await this.verification.resendTo(email);
    return true;
  }
}
