import { Args, Field, Mutation, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { DecisionConnection, type DecisionView, DecisionViews } from '../read/decision.view.js';
import { ReportPersonInput, ReportPostInput, ReportWhispersInput } from './report.inputs.js';
import { ReportConnection, ReportView, ReportViews } from '../read/report.view.js';
import { ReportingService } from './reporting.service.js';

@ObjectType({ description: 'The report that was made.' })
export class ReportPayload {
  @Field(() => ReportView, { description: 'The receipt.' }) report!: ReportView;
}

@Resolver(() => ViewerView)
export class ReportsResolver {
  constructor(
    private readonly reporting: ReportingService,
    private readonly views: ReportViews,
    private readonly decisionViews: DecisionViews,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @Limit('report')
  @Mutation(() => ReportPayload, {
    description: 'Reports a person to the moderators. The person is not told who did.',
  })
  async reportPerson(
    @Args('input', { description: 'Who is reported, and why.' }) input: ReportPersonInput,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ReportPayload> {
    return this.payload(await this.reporting.person(ctx, viewer, input), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('report')
  @Mutation(() => ReportPayload, {
    description: 'Reports a quack or a reply to the moderators. Its author is not told who did.',
  })
  async reportPost(
    @Args('input', { description: 'What is reported, and why.' }) input: ReportPostInput,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ReportPayload> {
    return this.payload(await this.reporting.post(ctx, viewer, input), viewer);
  }

  @Allow('user')
  @TokenScope('whispers')
  @Limit('report')
  @Mutation(() => ReportPayload, {
    description: 'Reports whispers to the moderators, who see them and three around each, and nothing else.',
  })
  async reportWhispers(
    @Args('input', { description: 'What is reported, and why.' }) input: ReportWhispersInput,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ReportPayload> {
    return this.payload(await this.reporting.whispers(ctx, viewer, input), viewer);
  }

  @TokenScope('read')
  @ResolveField(() => ReportConnection, { description: "The viewer's own reports, newest first." })
  async reports(@Parent() me: ViewerView, @Args() args: PageArgs): Promise<Connection<ReportView>> {
    const list = 'viewer.reports';
    const page = keysetPage(list, args);
    const ids = await this.views.ids(me.id, page);
    return connectionOf(list, page, ids, await this.views.byIds(ids.ids, me.id));
  }

  @TokenScope('read')
  @ResolveField(() => DecisionConnection, { description: 'Measures about the viewer, newest first.' })
  decisions(@Parent() me: ViewerView, @Args() args: PageArgs): Promise<Connection<DecisionView>> {
    return this.decisionViews.about('viewer.decisions', me.id, args);
  }

  private async payload(id: string, viewer: SignedInViewer): Promise<ReportPayload> {
    return { report: (await this.views.byId(id, viewer.id))! };
  }
}
