import { Args, Context, Info, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import type { GraphqlContext } from '#kernel/request/context-of.js';
import { AllowedDuringMaintenance } from '#kernel/request/allowed-during-maintenance.decorator.js';
import { AuthPayload, AuthPayloads } from './tokens.payloads.js';
import { DisownedSignIns } from '../second-factor/disowned-sign-ins.js';
import { PasskeySignIn } from './passkey-sign-in.service.js';
import { DisownSignInPayload, PasskeyOptionsPayload } from '../second-factor/second-factor.inputs.js';

/** Signing in by a passkey, and saying that a sign-in was someone else's. */
@AllowedDuringMaintenance()
@AllowedWhile('frozen', 'suspended')
@Resolver()
export class PasskeySignInResolver {
  constructor(
    private readonly passkeys: PasskeySignIn,
    private readonly disowned: DisownedSignIns,
    private readonly payloads: AuthPayloads,
  ) {}

  @Allow('anyone')
  @Limit('passkey-options')
  @Mutation(() => PasskeyOptionsPayload, { description: 'Asks for a passkey to sign in with, for `loginWithPasskey`.' })
  async beginPasskeySignIn(): Promise<PasskeyOptionsPayload> {
    return { options: await this.passkeys.ask() };
  }

  @Allow('anyone')
  @Limit('login')
  @Mutation(() => AuthPayload, { description: 'Signs in with a passkey, without a password or a code.' })
  async loginWithPasskey(
    @Args('credential', { description: 'What the device signed, as JSON (PublicKeyCredential.toJSON).' })
    credential: string,
    @Args('takeBack', {
      type: () => Boolean,
      nullable: true,
      description: 'True keeps an account that its owner asked to delete, as in login.',
    })
    takeBack: boolean | null,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AuthPayload> {
    return this.payloads.of(await this.passkeys.signIn(context.request, credential, takeBack ?? false), context, info);
  }

  @Allow('anyone')
  @Limit('reset-password')
  @Mutation(() => DisownSignInPayload, {
    description:
      "Says that a sign-in was someone else's, by the token of the email about it. Ends every session, and the password no longer works.",
  })
  async disownSignIn(
    @Args('token', { description: 'From the link in the email.' }) token: string,
  ): Promise<DisownSignInPayload> {
    return { resetToken: await this.disowned.disown(token) };
  }
}
