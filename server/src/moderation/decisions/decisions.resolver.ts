import { Args, Field, ID, Mutation, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection } from '#kernel/paging/connection.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { holds } from '#kernel/request/claim.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ModeratedPersonView } from '../read/case.view.js';
import { DecisionNotFound } from '../moderation.errors.js';
import { ModeratedPersonLoader, RuleLoader } from '../read/moderation.loaders.js';
import { RuleView } from '../rules/rule.view.js';
import { DecisionInput } from './decision.inputs.js';
import { DecisionConnection, DecisionView, DecisionViews } from '../read/decision.view.js';
import { DecisionsService } from './decisions.service.js';

@ObjectType({ description: 'The decision that was made or undone.' })
export class DecisionPayload {
  @Field(() => DecisionView, { description: 'The decision as it is now.' }) decision!: DecisionView;
}

@Resolver(() => DecisionView)
export class DecisionsResolver {
  constructor(
    private readonly service: DecisionsService,
    private readonly views: DecisionViews,
    private readonly people: ModeratedPersonLoader,
    private readonly rules: RuleLoader,
  ) {}

  @Allow('admin', 'reports.decide')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => DecisionPayload, {
    description:
      'Decides a case: the measure takes effect, and the person concerned and those who reported are told. The person must have a role below the viewer.',
  })
  async decideCase(
    @Args('id', { type: () => ID, description: 'The case to decide.' }) id: string,
    @Args('input', { description: 'What is decided, and why.' }) input: DecisionInput,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DecisionPayload> {
    return this.payload(await this.service.decideCase(ctx, viewer, parseId(id, 'id'), input));
  }

  @Allow('admin', 'reports.decide')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => DecisionPayload, {
    description: 'Takes a measure against a person whom no one reported. Their role must be below that of the viewer.',
  })
  async moderateUser(
    @Args('userId', { type: () => ID, description: 'The person.' }) userId: string,
    @Args('input', { description: 'What is decided, and why.' }) input: DecisionInput,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DecisionPayload> {
    return this.payload(await this.service.decideAbout(ctx, viewer, parseId(userId, 'userId'), input));
  }

  @Allow('admin', 'reports.decide')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => DecisionPayload, {
    description: 'Undoes a decision and its effects. Its case is open again. What was erased after 30 days stays gone.',
  })
  async overruleDecision(
    @Args('id', { type: () => ID, description: 'The decision to undo.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DecisionPayload> {
    const decisionId = parseId(id, 'id');
    await this.service.overrule(viewer, decisionId);
    return this.payload(decisionId);
  }

  @ResolveField(() => RuleView, { nullable: true, description: 'The rule that it is based on.' })
  rule(@Parent() { ruleId }: DecisionView, @Ctx() ctx: RequestContext): Promise<RuleView | null> | null {
    return ruleId === null ? null : this.rules.for(ctx).load(ruleId);
  }

  @ResolveField(() => ModeratedPersonView, { nullable: true, description: 'Who decided; null but for moderators.' })
  decidedBy(
    @Parent() { decidedById }: DecisionView,
    @Ctx() ctx: RequestContext,
  ): Promise<ModeratedPersonView | null> | null {
    if (decidedById === null || !holds(ctx.viewer, 'reports.read')) return null;
    return this.people.for(ctx).load(decidedById);
  }

  @ResolveField(() => ModeratedPersonView, {
    nullable: true,
    description: 'Whom it is about; null but for moderators.',
  })
  person(@Parent() { targetId }: DecisionView, @Ctx() ctx: RequestContext): Promise<ModeratedPersonView | null> | null {
    return holds(ctx.viewer, 'reports.read') ? this.people.for(ctx).load(targetId) : null;
  }

  private async payload(id: string): Promise<DecisionPayload> {
    const decision = await this.views.byId(id);
    if (!decision) throw new DecisionNotFound();
    return { decision };
  }
}

@Resolver(() => ModeratedPersonView)
export class ModeratedPersonFieldsResolver {
  constructor(private readonly views: DecisionViews) {}

  @ResolveField(() => DecisionConnection, { description: 'Measures about the person, newest first.' })
  decisions(@Parent() { id }: ModeratedPersonView, @Args() args: PageArgs): Promise<Connection<DecisionView>> {
    return this.views.about('moderatedPerson.decisions', id, args);
  }
}
