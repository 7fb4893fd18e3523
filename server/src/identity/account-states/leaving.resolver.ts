import { Args, Field, Mutation, ObjectType, Resolver } from '@nestjs/graphql';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { CodeArg } from '../second-factor/code-field.js';
import { OwnPassword } from '../second-factor/own-password.js';
import { Leaving } from './leaving.service.js';

@ObjectType({ description: 'What happens to an account whose owner asked to delete it.' })
export class DeleteAccountPayload {
  @Field(() => DateTime, { description: 'When it is deleted for good; until then, signing in takes it back.' })
  deletesAt!: Date;
}

@Resolver()
export class LeavingResolver {
  constructor(
    private readonly leaving: Leaving,
    private readonly passwords: OwnPassword,
  ) {}

  @Allow('user')
  @AllowedWhile('frozen')
  @Limit('change-password')
  @Mutation(() => DeleteAccountPayload, {
    description:
      'Deletes the own account in 30 days. It is hidden at once and every session ends; login with takeBack keeps it after all.',
  })
  async deleteAccount(
    @Args('password', { description: 'The current password, or the token of a confirmation.' }) password: string,
    @CodeArg() code: string | null,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeleteAccountPayload> {
    await this.passwords.confirm(viewer, { password, code });
    return { deletesAt: await this.leaving.leave(viewer) };
  }

  @Allow('user')
  @AllowedWhile('frozen')
  @Limit('change-password')
  @Mutation(() => DeleteAccountPayload, {
    description: 'Deletes the own account at once, without the 30 days. It cannot be taken back.',
  })
  async deleteAccountAtOnce(
    @Args('password', { description: 'The current password, or the token of a confirmation.' }) password: string,
    @CodeArg() code: string | null,
    @Args('handle', { description: 'The own handle, typed as a confirmation; BAD_USER_INPUT NOT_OWN_HANDLE.' })
    handle: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeleteAccountPayload> {
    await this.passwords.confirm(viewer, { password, code });
    return { deletesAt: await this.leaving.leaveAtOnce(viewer, handle) };
  }
}
