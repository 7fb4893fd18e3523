import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { RegistrationBoard } from './registration-board.js';
import type { RegistrationMode } from './registration-rules.entity.js';
import { RegistrationSettingsService } from './registration-settings.service.js';
import { RegistrationModeEnum, RegistrationSettingsView } from './registration-settings.view.js';

@Resolver()
export class RegistrationSettingsResolver {
  constructor(
    private readonly board: RegistrationBoard,
    private readonly settings: RegistrationSettingsService,
  ) {}

  @Allow('admin', 'registrations.review')
  @TokenScope('admin')
  @Query(() => RegistrationSettingsView, { description: 'Requires the claim registrations.review.' })
  registrationSettings(): RegistrationSettingsView {
    const { mode, modeInForce, reviewerSeenAt, minAge } = this.board;
    return { mode, modeInForce, reviewerSeenAt, minAge };
  }

  @Allow('admin', 'registrations.review')
  @Limit('admin-write')
  @Mutation(() => RegistrationSettingsView, {
    description: 'Chooses who may register, in place of REGISTRATION_ENABLED. Requires the claim registrations.review.',
  })
  async setRegistrationMode(
    @Args('mode', { type: () => RegistrationModeEnum, description: 'Who may register.' }) mode: RegistrationMode,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RegistrationSettingsView> {
    await this.settings.setMode(viewer, mode);
    return this.registrationSettings();
  }

  @Allow('admin', 'registrations.review')
  @Limit('admin-write')
  @Mutation(() => RegistrationSettingsView, {
    description: 'Chooses the age that people confirm who register. Requires the claim registrations.review.',
  })
  async setRegistrationMinAge(
    @Args('minAge', { type: () => Int, nullable: true, description: 'In years, 13 to 21; null for none.' })
    minAge: number | null,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RegistrationSettingsView> {
    await this.settings.setMinAge(viewer, minAge ?? null);
    return this.registrationSettings();
  }
}
