import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { appViewOf } from './app.view.js';
import { AppAuthorizationView, AuthorizationInput, AuthorizeAppPayload, DenyAppPayload } from './apps.inputs.js';
import { Authorizations } from './authorizations.service.js';
import { placeOf } from './redirect-uri.js';

@Resolver()
export class AppsResolver {
  constructor(private readonly authorizations: Authorizations) {}

  @Allow('anyone')
  @Query(() => AppAuthorizationView, {
    description: 'What an app asks for, before the person allows it; an error where it asks for what it may not have.',
  })
  async appAuthorization(
    @Args('input', { description: 'The query of the link.' }) input: AuthorizationInput,
  ): Promise<AppAuthorizationView> {
    const { app, scopes } = await this.authorizations.read(input);
    return { app: appViewOf(app), scopes, returnsTo: placeOf(input.redirectUri) };
  }

  @Allow('user')
  @Limit('authorize-app')
  @Mutation(() => AuthorizeAppPayload, {
    description: 'Lets an app act for the viewer. It is one of the sessions from then on, and ended like them.',
  })
  authorizeApp(
    @Args('input', { description: 'The query of the link.' }) input: AuthorizationInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<AuthorizeAppPayload> {
    return this.authorizations.allow(viewer, input);
  }

  @Allow('anyone')
  @AllowedWhile('frozen')
  @Mutation(() => DenyAppPayload, { description: 'Says no to an app, and where the person goes from here.' })
  async denyApp(
    @Args('input', { description: 'The query of the link.' }) input: AuthorizationInput,
  ): Promise<DenyAppPayload> {
    return { redirectTo: await this.authorizations.deny(input) };
  }
}
