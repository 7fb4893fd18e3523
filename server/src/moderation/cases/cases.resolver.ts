import { Args, Field, ID, Int, Mutation, ObjectType, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { UserNotFound } from '#identity/users/user.errors.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { connectionOf } from '#kernel/paging/connection.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MediaView } from '#media/media.view.js';
import { DecisionView } from '../read/decision.view.js';
import { CaseSort, CaseStateFilter } from '../moderation.enums.js';
import { CaseNotFound } from '../moderation.errors.js';
import { CaseDecisionLoader, ModeratedPersonLoader, RuleLoader } from '../read/moderation.loaders.js';
import { RuleView } from '../rules/rule.view.js';
import { CaseReportsLoader, CaseReportView, ReportedMediaLoader, ReportedPostView } from '../read/case-report.view.js';
import { CasesArgs } from './case.inputs.js';
import { CaseSummariesLoader, CaseSummaryView } from '../read/case-summary.view.js';
import { type CaseCounts, CaseTimelines } from './case.timelines.js';
import { CaseConnection, CaseView, CaseViews, ModeratedPersonView } from '../read/case.view.js';
import { CasesService } from './cases.service.js';

@ObjectType({ description: 'The case that changed.' })
export class CasePayload {
  @Field(() => CaseView, { description: 'The case as it is now.' }) case!: CaseView;
}

@ObjectType('CaseCounts', { description: 'How many cases there are, without those about the viewer.' })
export class CaseCountsView implements CaseCounts {
  @Field(() => Int, { description: 'Those that wait for a decision.' }) open!: number;
  @Field(() => Int, { description: 'Of those, the ones that the viewer has taken.' }) mine!: number;
  @Field(() => Int, { description: 'Those that were decided.' }) decided!: number;
  @Field(() => Int, { description: 'Of the open ones, those that should have been decided by now.' }) overdue!: number;
}

@Resolver(() => CaseView)
export class CasesResolver {
  constructor(
    private readonly service: CasesService,
    private readonly timelines: CaseTimelines,
    private readonly views: CaseViews,
    private readonly people: ModeratedPersonLoader,
  ) {}

  @Allow('admin', 'reports.read')
  @TokenScope('admin')
  @Query(() => CaseConnection, {
    description:
      'The queue: the most urgent first, then what is due first, unless `sort` says otherwise. Cases about the viewer are left out.',
  })
  async cases(@Args() args: CasesArgs, @SignedIn() viewer: SignedInViewer): Promise<CaseConnection> {
    const state = args.filter ?? CaseStateFilter.OPEN;
    const sort = args.sort ?? CaseSort.URGENT;
    const list = sort === CaseSort.URGENT ? `cases.${state}` : `cases.${state}.${sort}`;
    const page = this.timelines.page(list, state, sort, args);
    const filter = { ...args, state };
    const [ids, totalCount] = await Promise.all([
      this.timelines.list(viewer.id, filter, sort, page),
      this.timelines.count(viewer.id, filter),
    ]);
    return { ...connectionOf(list, page, ids, await this.views.byIds(ids.ids)), totalCount };
  }

  @Allow('admin', 'reports.read')
  @TokenScope('admin')
  @Query(() => CaseView, {
    name: 'case',
    nullable: true,
    description: 'A case by its id; null for one about the viewer.',
  })
  async one(
    @Args('id', { type: () => ID, description: 'The case to read.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<CaseView | null> {
    const found = await this.views.byId(parseId(id, 'id'));
    return found?.targetId === viewer.id ? null : found;
  }

  @Allow('admin', 'reports.read')
  @TokenScope('admin')
  @Query(() => CaseCountsView, { description: 'How many cases there are.' })
  caseCounts(@SignedIn() viewer: SignedInViewer): Promise<CaseCounts> {
    return this.timelines.counts(viewer.id);
  }

  @Allow('admin', 'reports.read')
  @TokenScope('admin')
  @Query(() => ModeratedPersonView, {
    nullable: true,
    description: 'What moderators know of a person: measures, cases and reports.',
  })
  async moderatedPerson(
    @Args('userId', { type: () => ID, description: 'The person.' }) userId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<ModeratedPersonView | null> {
    return this.people.for(ctx).load(parseId(userId, 'userId'));
  }

  @Allow('admin', 'reports.decide')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => CasePayload, {
    description: "Reserves a case for half an hour. The viewer's former one is free again.",
  })
  async takeCase(
    @Args('id', { type: () => ID, description: 'The case to take.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<CasePayload> {
    const caseId = parseId(id, 'id');
    await this.service.take(viewer, caseId);
    return this.payload(caseId);
  }

  @Allow('admin', 'reports.decide')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => CasePayload, { description: 'Frees a case that the viewer has taken.' })
  async releaseCase(
    @Args('id', { type: () => ID, description: 'The case to free.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<CasePayload> {
    const caseId = parseId(id, 'id');
    await this.service.release(viewer, caseId);
    return this.payload(caseId);
  }

  private async payload(id: string): Promise<CasePayload> {
    const found = await this.views.byId(id);
    if (!found) throw new CaseNotFound();
    return { case: found };
  }
}

@Resolver(() => CaseView)
export class CaseFieldsResolver {
  constructor(
    private readonly people: ModeratedPersonLoader,
    private readonly reportsOf: CaseReportsLoader,
    private readonly summaries: CaseSummariesLoader,
    private readonly decisions: CaseDecisionLoader,
  ) {}

  @ResolveField(() => ModeratedPersonView, { description: 'The person who is responsible for it.' })
  async person(@Parent() { targetId }: CaseView, @Ctx() ctx: RequestContext): Promise<ModeratedPersonView> {
    const person = await this.people.for(ctx).load(targetId);
    if (!person) throw new UserNotFound();
    return person;
  }

  @ResolveField(() => ModeratedPersonView, { nullable: true, description: 'Who works on it; null if no one does.' })
  takenBy(@Parent() { takenById }: CaseView, @Ctx() ctx: RequestContext): Promise<ModeratedPersonView | null> | null {
    return takenById === null ? null : this.people.for(ctx).load(takenById);
  }

  @ResolveField(() => CaseSummaryView, { description: 'Its newest report in short.' })
  async summary(@Parent() { id }: CaseView, @Ctx() ctx: RequestContext): Promise<CaseSummaryView> {
    const summary = await this.summaries.for(ctx).load(id);
    if (!summary) throw new CaseNotFound();
    return summary;
  }

  @ResolveField(() => [CaseReportView], { description: 'Its reports, newest first; at most 50.' })
  async reports(@Parent() { id }: CaseView, @Ctx() ctx: RequestContext): Promise<CaseReportView[]> {
    return (await this.reportsOf.for(ctx).load(id)) ?? [];
  }

  @ResolveField(() => DecisionView, { nullable: true, description: 'The latest decision; null if there was none.' })
  decision(@Parent() { id }: CaseView, @Ctx() ctx: RequestContext): Promise<DecisionView | null> {
    return this.decisions.for(ctx).load(id);
  }
}

@Resolver(() => CaseReportView)
export class CaseReportFieldsResolver {
  constructor(
    private readonly people: ModeratedPersonLoader,
    private readonly ruleLoader: RuleLoader,
  ) {}

  @ResolveField(() => ModeratedPersonView, {
    nullable: true,
    description: 'Who reported it; null for a notice, and once their account was deleted.',
  })
  reporter(
    @Parent() { reporterId }: CaseReportView,
    @Ctx() ctx: RequestContext,
  ): Promise<ModeratedPersonView | null> | null {
    return reporterId === null ? null : this.people.for(ctx).load(reporterId);
  }

  @ResolveField(() => [RuleView], { description: 'The rules that the reporter named.' })
  async rules(@Parent() { ruleIds }: CaseReportView, @Ctx() ctx: RequestContext): Promise<RuleView[]> {
    const found = await Promise.all(ruleIds.map((id) => this.ruleLoader.for(ctx).load(id)));
    return found.filter((rule) => rule !== null);
  }
}

@Resolver(() => ReportedPostView)
export class ReportedPostFieldsResolver {
  constructor(private readonly mediaLoader: ReportedMediaLoader) {}

  @ResolveField(() => [MediaView], { description: 'Its pictures and videos, as far as they still exist.' })
  async media(@Parent() { mediaIds }: ReportedPostView, @Ctx() ctx: RequestContext): Promise<MediaView[]> {
    const found = await Promise.all(mediaIds.map((id) => this.mediaLoader.for(ctx).load(id)));
    return found.filter((one) => one !== null);
  }
}
