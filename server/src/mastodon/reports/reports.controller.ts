import { Controller, Post } from '@nestjs/common';
import { z } from 'zod';
import { UserNotFound } from '#identity/users/user.errors.js';
import { instantOf } from '#kernel/database/ids.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import type { ReportCategoryName } from '#moderation/moderation.enums.js';
import { MAX_REPORTED_POSTS } from '#moderation/reports/report.inputs.js';
import { MAX_COMMENT_LENGTH, ReportingService } from '#moderation/reports/reporting.service.js';
import { RuleViews } from '#moderation/rules/rule.view.js';
import { UserViews } from '#people/users/user.view.js';
import { WhisperViews } from '#whispers/whisper.view.js';
import { AccountSerializer } from '../entities/account.js';
import type { Report, ReportCategoryWord } from '../entities/report.js';
import { id, ids, text } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';
import { RecordNotFound } from '../request/request.errors.js';

const MAX_RULES = 10;
/** Mastodon's `legal` and `violation` say who is offended, the law or the site, and not by what. */
const CATEGORIES: Readonly<Record<ReportCategoryWord, ReportCategoryName>> = {
  spam: 'SPAM',
  legal: 'OTHER',
  violation: 'OTHER',
  other: 'OTHER',
};
const WORDS = Object.keys(CATEGORIES) as ReportCategoryWord[];

const NewReport = z.object({
  account_id: id,
  status_ids: ids(MAX_REPORTED_POSTS).optional(),
  rule_ids: ids(MAX_RULES).optional(),
  category: z.enum(WORDS).nullish(),
  comment: text.nullish(),
});
type NewReport = z.infer<typeof NewReport>;

/** Reports of people to the moderators. */
@Controller('v1/reports')
export class ReportsController {
  constructor(
    private readonly reporting: ReportingService,
    private readonly rules: RuleViews,
    private readonly users: UserViews,
    private readonly accounts: AccountSerializer,
    private readonly whispers: WhisperViews,
  ) {}

  @Allow('user')
  @NeedsScope('write:reports')
  @Limit('report')
  @Post()
  async create(
    @Params(NewReport) asked: NewReport,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Report> {
    const { account_id: userId, status_ids: postIds = [], rule_ids: ruleIds = [] } = asked;
    if (userId === null) throw new RecordNotFound();
    const category = asked.category ?? (ruleIds.length > 0 ? 'violation' : 'other');
    const comment = asked.comment?.trim() || (await this.broken(ruleIds, ctx.language));
    const draft = { ruleIds, comment, category: CATEGORIES[category], isIllegal: category === 'legal' };
    const report = (await this.areWhispersOf(userId, postIds, viewer))
      ? await this.reporting.whispers(ctx, viewer, { ...draft, whisperIds: postIds })
      : await this.reporting.person(ctx, viewer, { ...draft, userId, postIds });
    const target = await this.users.byId(userId, viewer);
    if (!target) throw new UserNotFound();
    return {
      ...{ id: report, action_taken: false, action_taken_at: null, category, comment, forwarded: false },
      created_at: instantOf(report).toISOString(),
      ...{ status_ids: postIds, rule_ids: ruleIds, target_account: this.accounts.of(target) },
    };
  }

  /** Clients know whispers as direct statuses. A report is of posts or of whispers: the first tells of which. */
  private async areWhispersOf(userId: string, ids: readonly string[], viewer: SignedInViewer): Promise<boolean> {
    const whisper = ids[0] === undefined ? null : await this.whispers.byId(ids[0], viewer.id);
    return whisper?.author.id === userId;
  }

  /** What a report without a comment says: the rules that were broken. */
  private async broken(ruleIds: readonly string[], language: string): Promise<string> {
    const rules = await this.rules.byIds(ruleIds, language);
    const texts = [...rules.values()].map((rule) => rule.text).join('\n');
    return Array.from(texts).slice(0, MAX_COMMENT_LENGTH).join('');
  }
}
