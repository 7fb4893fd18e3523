import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Answers, AnswersList, AnswersPage } from '#kernel/envelope/answers.decorator.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import type { NumberedPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { CaseTimelines } from '../cases/case.timelines.js';
import { CaseViews } from '../read/case.view.js';
import { DecisionInput } from '../decisions/decision.inputs.js';
import { DecisionViews } from '../read/decision.view.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import { DecisionNotFound } from '../moderation.errors.js';
import {
  RestCase,
  RestDecision,
  RestReceipt,
  RestReport,
  RestRule,
  toRestCase,
  toRestDecision,
  toRestReport,
} from './moderation.rest.js';
import { NoticeInput } from '../notices/notice.input.js';
import { NoticesService } from '../notices/notices.service.js';
import { ReportBody } from '../reports/report.body.js';
import { ReportViews } from '../read/report.view.js';
import { ReportingService } from '../reports/reporting.service.js';
import { RuleViews } from '../rules/rule.view.js';

/** REST endpoints of reports and cases. */
@Controller()
export class ModerationController {
  constructor(
    private readonly reporting: ReportingService,
    private readonly notices: NoticesService,
    private readonly reports: ReportViews,
    private readonly cases: CaseTimelines,
    private readonly caseViews: CaseViews,
    private readonly decisions: DecisionsService,
    private readonly decisionViews: DecisionViews,
    private readonly rules: RuleViews,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @Limit('report')
  @Answers('Reports a person, a quack or whispers to the moderators.', RestReport)
  @Post('reports')
  async report(
    @Body() body: ReportBody,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestReport> {
    return toRestReport((await this.reports.byId(await this.store(ctx, viewer, body), viewer.id))!);
  }

  @Allow('user')
  @TokenScope('read')
  @AnswersPage("One's own reports, newest first.", RestReport)
  @Get('reports/mine')
  async mine(@Paged() page: NumberedPage, @SignedIn() viewer: SignedInViewer): Promise<FlatPage<RestReport>> {
    const { ids, totalCount, hasNextPage } = await this.reports.numberedIds(viewer.id, page);
    const found = await this.reports.byIds(ids, viewer.id);
    const rows = ids.map((id) => found.get(id)).filter((report) => report !== undefined);
    return new FlatPage(rows.map(toRestReport), page, totalCount, hasNextPage);
  }

  @Allow('anyone')
  @Limit('notice')
  @Answers('Sends a notice of illegal content; no account is needed.', RestReceipt)
  @Post('notices')
  async notice(@Body() body: NoticeInput, @Ctx() ctx: RequestContext): Promise<RestReceipt> {
    return { number: await this.notices.send(ctx, body) };
  }

  @Allow('anyone')
  @TokenScope('read')
  @AnswersList('The rules of the site, in order.', RestRule)
  @Get('rules')
  inForce(@Ctx() { language }: RequestContext): Promise<RestRule[]> {
    return this.rules.inForce(language);
  }

  @Allow('admin', 'reports.read')
  @TokenScope('admin')
  @AnswersPage('Open cases, the most urgent first.', RestCase)
  @Get('moderation/cases')
  async open(@Paged() page: NumberedPage, @SignedIn() viewer: SignedInViewer): Promise<FlatPage<RestCase>> {
    const { ids, totalCount, hasNextPage } = await this.cases.openByNumber(viewer.id, page);
    const found = await this.caseViews.byIds(ids);
    const rows = ids.map((id) => found.get(id)).filter((one) => one !== undefined);
    return new FlatPage(rows.map(toRestCase), page, totalCount, hasNextPage);
  }

  @Allow('admin', 'reports.decide')
  @TokenScope('admin')
  @Limit('admin-write')
  @Answers('Decides a case.', RestDecision)
  @Post('moderation/cases/:id/decision')
  async decide(
    @Param('id', IdPipe) id: string,
    @Body() body: DecisionInput,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestDecision> {
    const decision = await this.decisionViews.byId(await this.decisions.decideCase(ctx, viewer, id, body));
    if (!decision) throw new DecisionNotFound();
    return toRestDecision(decision);
  }

  private store(ctx: RequestContext, viewer: SignedInViewer, body: ReportBody): Promise<string> {
    const { postId, userId, whisperIds } = body;
    if (postId) return this.reporting.post(ctx, viewer, { ...body, postId });
    if (userId) return this.reporting.person(ctx, viewer, { ...body, userId });
    return this.reporting.whispers(ctx, viewer, { ...body, whisperIds: whisperIds ?? [] });
  }
}
