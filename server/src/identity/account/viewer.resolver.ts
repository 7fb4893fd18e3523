import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { AllowedDuringMaintenance } from '#kernel/request/allowed-during-maintenance.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { SessionView, SessionViews } from '../devices/session.view.js';
import type { Onboarding } from '../users/user.entity.js';
import { OnboardingEnum } from '../viewer/graphql-enums.js';
import { UpdatePreferencesInput, UpdateProfileInput } from './account.inputs.js';
import { HandleChanges } from './handle-changes.service.js';
import { PreferencesService } from './preferences.service.js';
import { ProfileService } from './profile.service.js';
import { ViewerPayload } from '../viewer/viewer.payloads.js';
import { ViewerView, ViewerViews } from '../viewer/viewer.view.js';

@Resolver(() => ViewerView)
export class ViewerResolver {
  constructor(
    private readonly views: ViewerViews,
    private readonly profiles: ProfileService,
    private readonly preferences: PreferencesService,
    private readonly sessionViews: SessionViews,
    private readonly handles: HandleChanges,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @AllowedDuringMaintenance()
  @AllowedWhile('suspended')
  @Query(() => ViewerView, { nullable: true, description: 'Null for a visitor.' })
  async viewer(@Ctx() { viewer }: RequestContext): Promise<ViewerView | null> {
    return viewer.id === null ? null : this.views.byId(viewer.id);
  }

  @Allow('user')
  @TokenScope('write')
  @Mutation(() => ViewerPayload, { description: 'What is left out stays unchanged.' })
  async updateProfile(
    @Args('input', { description: 'What to change.' }) input: UpdateProfileInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ViewerPayload> {
    await this.profiles.update(viewer, input);
    return this.views.payloadOf(viewer);
  }

  @Allow('user')
  @Limit('change-handle')
  @Mutation(() => ViewerPayload, {
    description: 'At most once in 7 days. The former handle leads to the viewer and is held for them for a year.',
  })
  async changeHandle(
    @Args('handle', {
      type: () => String,
      description: '3 to 30 letters, digits, hyphens or underscores, without the @.',
    })
    handle: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ViewerPayload> {
    await this.handles.change(viewer, handle);
    return this.views.payloadOf(viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Mutation(() => ViewerPayload, { description: 'What is left out stays unchanged.' })
  async updatePreferences(
    @Args('input', { description: 'The settings to change.' }) input: UpdatePreferencesInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ViewerPayload> {
    await this.preferences.update(viewer, input);
    return this.views.payloadOf(viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Mutation(() => ViewerPayload, { description: 'Only moves forward: WELCOME, CHECKLIST, DONE.' })
  async setOnboarding(
    @Args('onboarding', { type: () => OnboardingEnum, description: "The next step; it can't go back." })
    onboarding: Onboarding,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ViewerPayload> {
    await this.preferences.setOnboarding(viewer, onboarding);
    return this.views.payloadOf(viewer);
  }

  @ResolveField(() => [SessionView], { description: 'Most recently used first.' })
  async sessions(@Parent() _: ViewerView, @SignedIn() viewer: SignedInViewer): Promise<SessionView[]> {
    return this.sessionViews.of(viewer);
  }
}
