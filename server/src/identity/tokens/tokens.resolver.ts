import { Args, Context, Info, Mutation, Resolver } from '@nestjs/graphql';
import { type GraphQLResolveInfo } from 'graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import type { GraphqlContext } from '#kernel/request/context-of.js';
import { AllowedDuringMaintenance } from '#kernel/request/allowed-during-maintenance.decorator.js';
import { WorksWhenFull } from '#kernel/storage/works-when-full.decorator.js';
import { LogoutService } from './logout.service.js';
import { RefreshService } from './refresh.service.js';
import { SignInService } from './sign-in.service.js';
import { LoginInput } from './tokens.inputs.js';
import { AuthPayload, AuthPayloads } from './tokens.payloads.js';

@AllowedDuringMaintenance()
@AllowedWhile('frozen', 'suspended')
@WorksWhenFull()
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
  @Mutation(() => AuthPayload, { description: 'Signs in with a handle or email address, and opens a session.' })
  async login(
    @Args('input', { description: 'Who signs in.' }) input: LoginInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AuthPayload> {
    return this.payloads.of(await this.signIn.signIn(context.request, input), context, info);
  }

  @Allow('anyone')
  @Mutation(() => AuthPayload, {
    description:
      'Exchanges a refresh token for the next pair of tokens. A token that was replaced ends the session when it is used again.',
  })
  async refreshToken(
    @Args('refreshToken', { description: 'The latest refresh token of the session.' }) token: string,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AuthPayload> {
    return this.payloads.of(await this.refreshes.refresh(token), context, info);
  }

  @Allow('anyone')
  @Mutation(() => Boolean, { description: 'Ends the session of the refresh token.' })
  async logout(
    @Args('refreshToken', { description: 'The refresh token of the session to end.' }) token: string,
  ): Promise<boolean> {
    await this.logouts.logOut(token);
    return true;
  }
}
