import { Args, ID, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ViewerView } from '../viewer/viewer.view.js';
import { PersonalTokenView, PersonalTokenViews } from './personal-token.view.js';
import { CreatePersonalTokenInput, CreatePersonalTokenPayload } from './personal-tokens.inputs.js';
import { PersonalTokensService } from './personal-tokens.service.js';

@Resolver(() => ViewerView)
export class PersonalTokensResolver {
  constructor(
    private readonly tokens: PersonalTokensService,
    private readonly views: PersonalTokenViews,
  ) {}

  @ResolveField(() => [PersonalTokenView], {
    description: 'The personal access tokens of the viewer, newest first; expired ones for 30 days.',
  })
  personalTokens(@SignedIn() viewer: SignedInViewer): Promise<PersonalTokenView[]> {
    return this.views.ofUser(viewer.id);
  }

  @Allow('user')
  @Limit('create-token')
  @Mutation(() => CreatePersonalTokenPayload, {
    description: 'Creates a personal access token, and emails its owner that there is one.',
  })
  createPersonalToken(
    @Args('input', { description: 'The token to create.' }) input: CreatePersonalTokenInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<CreatePersonalTokenPayload> {
    return this.tokens.create(viewer, input);
  }

  @Allow('user')
  @AllowedWhile('frozen')
  @Mutation(() => DeletePayload, { description: 'Ends a personal access token and closes its connections.' })
  async revokePersonalToken(
    @Args('id', { type: () => ID, description: 'The token to end.' }, IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    await this.tokens.revoke(viewer, id);
    return { deletedId: id };
  }
}
