import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import type { GraphqlContext } from '#kernel/request/context-of.js';
import { StaysOpen } from '#kernel/request/stays-open.decorator.js';
import { LogoutService } from './logout.service.js';
import { RefreshService } from './refresh.service.js';
import { SignInService } from './sign-in.service.js';
import { LoginInput } from './tokens.inputs.js';
import { AuthPayload, AuthPayloads } from './tokens.payloads.js';

@StaysOpen()
@Resolver()
export class TokensResolver {
  constructor(
    private readonly signIn: SignInService,
    private readonly refreshes: RefreshService,
    private readonly logouts: LogoutService,
    private readonly payloads: AuthPayloads,
  ) {}

  @Allow('anyone')
  @Limit('login')
  @Mutation(() => AuthPayload)
  async login(@Args('input') input: LoginInput, @Context() context: GraphqlContext): Promise<AuthPayload> {
    return this.payloads.of(await this.signIn.signIn(context.request, input.login, input.password), context);
  }

  @Allow('anyone')
  @Mutation(() => AuthPayload)
  async refreshToken(@Args('refreshToken') token: string, @Context() context: GraphqlContext): Promise<AuthPayload> {
    return this.payloads.of(await this.refreshes.refresh(token), context);
  }

  @Allow('anyone')
  @Mutation(() => Boolean, { description: 'Ends the session that the refresh token belongs to.' })
  async logout(@Args('refreshToken') token: string): Promise<boolean> {
    await this.logouts.logOut(token);
    return true;
  }
}
