import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { UserNotFound } from '#identity/users/user.errors.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { UserPayload } from '../users/user.payloads.js';
import { UserView, UserViews } from '../users/user.view.js';
import { UpdateProfileFieldsInput, UpdateProfileLinksInput } from './profile-link.inputs.js';
import { linksAmong, ProfileFieldView, ProfileLinkView } from '../users/profile-link.view.js';
import { ProfileLinksLoader } from './profile-links.loader.js';
import { ProfileLinksService } from './profile-links.service.js';

@Resolver(() => UserView)
export class ProfileLinksResolver {
  constructor(
    private readonly service: ProfileLinksService,
    private readonly views: UserViews,
    private readonly links: ProfileLinksLoader,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @Limit('profile-links')
  @Mutation(() => UserPayload, {
    description:
      'Replaces the links of the viewer\'s profile; its texts stay. Their pages are then read, and those that link back with rel="me" are verified.',
  })
  async updateProfileLinks(
    @Args('input', { description: 'All links, in order.' }) input: UpdateProfileLinksInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<UserPayload> {
    await this.service.replaceLinks(viewer, input.links);
    return this.payload(viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('profile-links')
  @Mutation(() => UserPayload, {
    description:
      "Replaces the links and texts of the viewer's profile. Pages of links are read as after updateProfileLinks.",
  })
  async updateProfileFields(
    @Args('input', { description: 'All links and texts, in order.' }) input: UpdateProfileFieldsInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<UserPayload> {
    await this.service.replaceFields(viewer, input.fields);
    return this.payload(viewer);
  }

  @ResolveField(() => [ProfileLinkView], {
    name: 'links',
    description: 'At most 4 links, in order. Empty where the bio is hidden from the viewer.',
  })
  async linksOf(@Parent() user: UserView, @Ctx() ctx: RequestContext): Promise<ProfileLinkView[]> {
    return linksAmong(await this.fieldsOf(user, ctx));
  }

  @ResolveField(() => [ProfileFieldView], {
    name: 'fields',
    description: 'At most 4 links and texts, in order. Empty where the bio is hidden from the viewer.',
  })
  async fieldsOf(@Parent() user: UserView, @Ctx() ctx: RequestContext): Promise<ProfileFieldView[]> {
    const isHidden = user.blocksViewer || (ctx.viewer.id === null && user.requiresLogin);
    return isHidden ? [] : ((await this.links.for(ctx).load(user.id)) ?? []);
  }

  private async payload(viewer: SignedInViewer): Promise<UserPayload> {
    const user = await this.views.byId(viewer.id, viewer);
    if (!user) throw new UserNotFound();
    return { user };
  }
}
