import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { RegistrationDecisions } from './registration-decisions.service.js';
import { RegistrationRequestConnection, RegistrationRequestViews } from './registration-request.view.js';
import { DecideRegistrationInput, DecideRegistrationPayload } from './registration-requests.inputs.js';

@Resolver()
export class RegistrationRequestsResolver {
  constructor(
    private readonly views: RegistrationRequestViews,
    private readonly decisions: RegistrationDecisions,
  ) {}

  @Allow('admin', 'registrations.review')
  @TokenScope('admin')
  @Query(() => RegistrationRequestConnection, {
    description: 'Registrations that wait for approval, first come first; only those whose address is verified.',
  })
  registrationRequests(@Args() args: PageArgs): Promise<RegistrationRequestConnection> {
    return this.views.waiting(args);
  }

  @Allow('admin', 'registrations.review')
  @Limit('admin-write')
  @Mutation(() => DecideRegistrationPayload, {
    description: 'Approves or refuses requests to join. Each person is told by email.',
  })
  async decideRegistration(
    @Args('input', { description: 'The requests and the decision.' }) input: DecideRegistrationInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DecideRegistrationPayload> {
    const ids = input.ids.map((id) => parseId(id, 'ids'));
    return { decidedIds: await this.decisions.decide(viewer, { ...input, ids }) };
  }
}
