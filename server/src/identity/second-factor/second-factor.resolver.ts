import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ViewerPayload } from '../viewer/viewer.payloads.js';
import { ViewerView, ViewerViews } from '../viewer/viewer.view.js';
import { AccountSecurityView, AccountSecurityViews } from './account-security.view.js';
import { SessionViewers } from '../sessions/session-viewers.js';
import { PasskeysService } from './passkeys.service.js';
import {
  AddPasskeyInput,
  ConfirmationPayload,
  PasskeyOptionsPayload,
  ProofInput,
  RecoveryCodesPayload,
  TotpSetupPayload,
} from './second-factor.inputs.js';
import { TotpSettings } from './totp-settings.service.js';

/** The viewer's second factor and passkeys. */
@Resolver(() => ViewerView)
export class SecondFactorResolver {
  constructor(
    private readonly totp: TotpSettings,
    private readonly passkeys: PasskeysService,
    private readonly views: AccountSecurityViews,
    private readonly viewers: ViewerViews,
    private readonly sessions: SessionViewers,
  ) {}

  @ResolveField(() => AccountSecurityView, { description: 'The second factor and the passkeys.' })
  security(@Parent() _: ViewerView, @SignedIn() viewer: SignedInViewer): Promise<AccountSecurityView> {
    return this.views.ofUser(viewer.id);
  }

  @TokenScope('read')
  @ResolveField(() => Boolean, {
    description:
      'True if the operator requires a second factor of staff and the viewer has none: their role and claims do not count until then.',
  })
  needsSecondFactor(@Parent() _: ViewerView, @SignedIn() viewer: SignedInViewer): Promise<boolean> {
    return this.sessions.needsSecondFactor(viewer);
  }

  @Allow('user')
  @Limit('security')
  @Mutation(() => TotpSetupPayload, {
    description: 'Makes a secret for an authenticator app. The second factor is on once `confirmTotp` has a code.',
  })
  beginTotp(
    @Args('password', { description: 'The current password, or the token of a confirmation.' }) password: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<TotpSetupPayload> {
    return this.totp.begin(viewer, password);
  }

  @Allow('user')
  @Limit('security')
  @Mutation(() => RecoveryCodesPayload, { description: 'Turns the second factor on, by a code of the app.' })
  async confirmTotp(
    @Args('code', { description: 'Six digits.' }) code: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RecoveryCodesPayload> {
    const codes = await this.totp.confirm(viewer, code);
    return { codes, ...(await this.viewers.payloadOf(viewer)) };
  }

  @Allow('user')
  @Limit('security')
  @Mutation(() => ViewerPayload, { description: 'Turns the second factor off, and forgets the recovery codes.' })
  async disableTotp(
    @Args('input', { description: 'The password and a code.' }) input: ProofInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ViewerPayload> {
    await this.totp.disable(viewer, input);
    return this.viewers.payloadOf(viewer);
  }

  @Allow('user')
  @Limit('security')
  @Mutation(() => RecoveryCodesPayload, { description: 'Makes new recovery codes; earlier ones stop working.' })
  async renewRecoveryCodes(
    @Args('input', { description: 'The password and a code.' }) input: ProofInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RecoveryCodesPayload> {
    const codes = await this.totp.renewRecovery(viewer, input);
    return { codes, ...(await this.viewers.payloadOf(viewer)) };
  }

  @Allow('user')
  @Limit('security')
  @Mutation(() => PasskeyOptionsPayload, {
    description: 'Asks for a new passkey, which `addPasskey` stores within 5 minutes.',
  })
  async beginPasskey(
    @Args('input', { description: 'The password, and a code if the second factor is on.' }) input: ProofInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PasskeyOptionsPayload> {
    return { options: await this.passkeys.begin(viewer, input) };
  }

  @Allow('user')
  @Limit('security')
  @Mutation(() => ViewerPayload, { description: 'Stores a new passkey, and emails its owner that there is one.' })
  async addPasskey(
    @Args('input', { description: 'The passkey.' }) input: AddPasskeyInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ViewerPayload> {
    await this.passkeys.add(viewer, input.name, input.credential);
    return this.viewers.payloadOf(viewer);
  }

  @Allow('user')
  @Limit('security')
  @Mutation(() => ViewerPayload, { description: 'Gives a passkey another name.' })
  async renamePasskey(
    @Args('id', { type: () => ID, description: 'The passkey.' }, IdPipe) id: string,
    @Args('name', { description: '1 to 60 characters.' }) name: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ViewerPayload> {
    await this.passkeys.rename(viewer, id, name);
    return this.viewers.payloadOf(viewer);
  }

  @Allow('user')
  @Limit('security')
  @Mutation(() => DeletePayload, { description: 'Removes a passkey: it no longer signs in.' })
  async removePasskey(
    @Args('id', { type: () => ID, description: 'The passkey.' }, IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    await this.passkeys.remove(viewer, id);
    return { deletedId: id };
  }

  @Allow('user')
  @Limit('security')
  @Mutation(() => PasskeyOptionsPayload, {
    description: 'Asks one of the passkeys of the viewer to confirm an act, for `confirmByPasskey`.',
  })
  async beginPasskeyConfirmation(@SignedIn() viewer: SignedInViewer): Promise<PasskeyOptionsPayload> {
    return { options: await this.passkeys.askToConfirm(viewer) };
  }

  @Allow('user')
  @Limit('security')
  @Mutation(() => ConfirmationPayload, {
    description: 'Confirms an act by a passkey. The token is sent in place of the password that the act asks for.',
  })
  confirmByPasskey(
    @Args('credential', { description: 'What the device signed, as JSON (PublicKeyCredential.toJSON).' })
    credential: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ConfirmationPayload> {
    return this.passkeys.confirmAct(viewer, credential);
  }

  @Allow('user')
  @Limit('security')
  @Mutation(() => ConfirmationPayload, {
    description:
      'Confirms an act by the password and a code. The token is sent in place of the password that the act asks for.',
  })
  confirmByCode(
    @Args('input', { description: 'The password and a code.' }) input: ProofInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ConfirmationPayload> {
    return this.totp.confirmAct(viewer, input);
  }
}
