import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { StaysOpen } from '#kernel/request/stays-open.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { SessionView, SessionViews } from '../sessions/session.view.js';
import { UpdatePreferencesInput, UpdateProfileInput } from './account.inputs.js';
import { PreferencesService } from './preferences.service.js';
import { ProfileService } from './profile.service.js';
import { ViewerPayload } from './viewer.payloads.js';
import { ViewerView, ViewerViews } from './viewer.view.js';

@Resolver(() => ViewerView)
export class ViewerResolver {
  constructor(
    private readonly views: ViewerViews,
    private readonly profiles: ProfileService,
    private readonly preferences: PreferencesService,
    private readonly sessionViews: SessionViews,
  ) {}

  @Allow('anyone')
  @StaysOpen()
  @Query(() => ViewerView, { nullable: true, description: 'Null for a visitor.' })
  async viewer(@Ctx() { viewer }: RequestContext): Promise<ViewerView | null> {
    return viewer.id === null ? null : this.views.byId(viewer.id);
  }

  @Allow('user')
  @Mutation(() => ViewerPayload)
  async updateProfile(
    @Args('input') input: UpdateProfileInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ViewerPayload> {
    await this.profiles.update(viewer, input);
    return this.payload(viewer);
  }

  @Allow('user')
  @Mutation(() => ViewerPayload)
  async updatePreferences(
    @Args('input') input: UpdatePreferencesInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ViewerPayload> {
    await this.preferences.update(viewer, input);
    return this.payload(viewer);
  }

  @ResolveField(() => [SessionView], { description: 'The one used latest first.' })
  async sessions(@Parent() _: ViewerView, @SignedIn() viewer: SignedInViewer): Promise<SessionView[]> {
    return this.sessionViews.of(viewer);
  }

  private async payload({ id }: SignedInViewer): Promise<ViewerPayload> {
    const viewer = await this.views.byId(id);
    if (!viewer) throw new NotSignedIn();
    return { viewer };
  }
}
