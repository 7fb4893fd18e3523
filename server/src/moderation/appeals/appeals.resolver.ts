import { Args, Field, ID, Mutation, ObjectType, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import type { Connection } from '#kernel/paging/connection.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { holds } from '#kernel/request/claim.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ModeratedPersonView } from '../read/case.view.js';
import { DecisionView } from '../read/decision.view.js';
import { AppealNotFound } from '../moderation.errors.js';
import { DecisionLoader, ModeratedPersonLoader } from '../read/moderation.loaders.js';
import { AppealConnection, AppealView, AppealViews } from '../read/appeal.view.js';
import { AppealsService } from './appeals.service.js';

@ObjectType({ description: 'The appeal that was made or decided.' })
export class AppealPayload {
  @Field(() => AppealView, { description: 'The appeal as it is now.' }) appeal!: AppealView;
}

@Resolver(() => AppealView)
export class AppealsResolver {
  constructor(
    private readonly service: AppealsService,
    private readonly views: AppealViews,
    private readonly people: ModeratedPersonLoader,
    private readonly decisions: DecisionLoader,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @AllowedWhile('frozen', 'suspended')
  @Limit('appeal')
  @Mutation(() => AppealPayload, {
    description: 'Appeals against a decision about the viewer, or about what they reported: once, within 184 days.',
  })
  async appeal(
    @Args('decisionId', { type: () => ID, description: 'The decision.' }) decisionId: string,
    @Args('text', { type: () => String, description: 'Why it is wrong; 1 to 2,000 characters.' }) text: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<AppealPayload> {
    return this.payload(await this.service.appeal(ctx, viewer, parseId(decisionId, 'decisionId'), text));
  }

  @Allow('admin', 'appeals.decide')
  @TokenScope('admin')
  @Query(() => AppealConnection, {
    description:
      'Appeals; who has waited longest comes first. Those of the viewer, and those about decisions on the viewer, are left out.',
  })
  appeals(
    @Args('isOpen', {
      type: () => Boolean,
      nullable: true,
      defaultValue: true,
      description: 'True for those that wait for an answer, false for the others.',
    })
    isOpen: boolean | null,
    @Args() args: PageArgs,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Connection<AppealView>> {
    return this.views.list(viewer.id, isOpen ?? true, args);
  }

  @Allow('admin', 'appeals.decide')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => AppealPayload, {
    description:
      'Grants or denies an appeal. Granted to the person concerned, it undoes the decision; granted to who reported, the case is open again. Someone else than who decided has to do it, where there is someone.',
  })
  async decideAppeal(
    @Args('id', { type: () => ID, description: 'The appeal.' }) id: string,
    @Args('isGranted', { type: () => Boolean, description: 'Whether the person is right.' }) isGranted: boolean,
    @Args('reasons', { type: () => String, description: 'Why; 1 to 2,000 characters, for the person who appealed.' })
    reasons: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<AppealPayload> {
    const appealId = parseId(id, 'id');
    await this.service.decide(viewer, appealId, { isGranted, reasons });
    return this.payload(appealId);
  }

  @ResolveField(() => ModeratedPersonView, { nullable: true, description: 'Who appeals; null but for moderators.' })
  by(@Parent() { byId }: AppealView, @Ctx() ctx: RequestContext): Promise<ModeratedPersonView | null> | null {
    return holds(ctx.viewer, 'appeals.decide') ? this.people.for(ctx).load(byId) : null;
  }

  @ResolveField(() => DecisionView, { nullable: true, description: 'What it is against; null but for moderators.' })
  decision(@Parent() { decisionId }: AppealView, @Ctx() ctx: RequestContext): Promise<DecisionView | null> | null {
    return holds(ctx.viewer, 'appeals.decide') ? this.decisions.for(ctx).load(decisionId) : null;
  }

  private async payload(id: string): Promise<AppealPayload> {
    const appeal = await this.views.byId(id);
    if (!appeal) throw new AppealNotFound();
    return { appeal };
  }
}
