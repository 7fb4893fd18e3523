import { Args, Field, ID, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HeldWordNotFound } from '../moderation.errors.js';
import { AddHeldWordInput } from './held-words.inputs.js';
import { HeldWordConnection, HeldWordView, HeldWordViews } from './held-word.view.js';
import { HeldWordsService } from './held-words.service.js';

const REQUIRES = 'Requires the claim reports.decide.';

@ObjectType({ description: 'The entry that was added.' })
export class HeldWordPayload {
  @Field(() => HeldWordView, { description: 'The entry.' }) heldWord!: HeldWordView;
}

@Resolver()
export class HeldWordsResolver {
  constructor(
    private readonly service: HeldWordsService,
    private readonly views: HeldWordViews,
  ) {}

  @Allow('admin', 'reports.decide')
  @TokenScope('admin')
  @Query(() => HeldWordConnection, {
    description: `Words, phrases and domains that hold quacks for a moderator, newest first. ${REQUIRES}`,
  })
  heldWords(@Args() args: PageArgs): Promise<HeldWordConnection> {
    return this.views.list(args);
  }

  @Allow('admin', 'reports.decide')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => HeldWordPayload, {
    description: `Holds quacks with a word, a phrase or a domain from now on, also when they are edited. ${REQUIRES}`,
  })
  async addHeldWord(
    @Args('input', { description: 'The entry.' }) input: AddHeldWordInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<HeldWordPayload> {
    const heldWord = await this.views.byId(await this.service.add(viewer, input));
    if (!heldWord) throw new HeldWordNotFound();
    return { heldWord };
  }

  @Allow('admin', 'reports.decide')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => DeletePayload, {
    description: `Removes an entry. Quacks that wait because of it still wait for a decision. ${REQUIRES}`,
  })
  async removeHeldWord(
    @Args('id', { type: () => ID, description: 'The entry to remove.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    const deletedId = parseId(id, 'id');
    await this.service.remove(viewer, deletedId);
    return { deletedId };
  }
}
