import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import { type MediaView, MediaViews } from '#media/media.view.js';
import {
  MachineFinding,
  type MachineFindingName,
  ReportCategory,
  type ReportCategoryName,
} from '../moderation.enums.js';
import type { PersonEvidence, QuotedEvidence } from '../evidence/evidence.js';
import type { CaseSchema } from '../model/case.entity.js';
import type { ReportSchema } from '../model/report.entity.js';

@ObjectType('ReportedPerson', { description: 'A profile as it was when it was reported.' })
export class ReportedPersonView implements PersonEvidence {
  @Field(() => String, { description: 'The handle that it had.' }) handle!: string;
  @Field(() => String, { description: 'The name that it had.' }) displayName!: string;
  @Field(() => String, { description: 'What the person said about themselves.' }) bio!: string;
  @Field(() => String, { nullable: true, description: 'Where they said they are.' }) location!: string | null;
  @Field(() => String, { nullable: true, description: 'Their website.' }) website!: string | null;
  @Field(() => String, { nullable: true, description: 'The profile picture, which may be gone.' }) imageUrl!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The wide picture, which may be gone.' }) bannerUrl!:
    | string
    | null;
}

@ObjectType('ReportedQuotedPost', { description: 'What a reported quack quotes, as it was when it was reported.' })
export class ReportedQuotedPostView implements QuotedEvidence {
  @Field(() => ID, { description: 'Its id.' }) id!: string;
  @Field(() => String, { description: 'Who wrote it.' }) authorHandle!: string;
  @Field(() => String, { description: 'What it said.' }) content!: string;
  @Field(() => String, { nullable: true, description: 'The warning before it.' }) contentWarning!: string | null;
}

@ObjectType('ReportedPost', { description: 'A quack or reply as it was when it was reported.' })
export class ReportedPostView {
  @Field(() => ID, { description: 'Its id.' }) id!: string;
  @Field(() => String, { description: 'What it said.' }) content!: string;
  @Field(() => String, { nullable: true, description: 'The warning before it.' }) contentWarning!: string | null;
  @Field(() => DateTime, { description: 'When it was published.' }) createdAt!: Date;
  @Field(() => Boolean, { description: 'Whether it was a reply.' }) isReply!: boolean;
  @Field(() => ReportedQuotedPostView, {
    nullable: true,
    description: 'What it quotes; null if nothing, or if the reporter did not see that.',
  })
  quoted!: QuotedEvidence | null;
  @Field(() => [String], { description: 'The answers of its poll; empty without one.' })
  pollOptions!: readonly string[];
  /** Resolved as `media`. */
  mediaIds!: readonly string[];
}

@ObjectType('ReportedWhisper', { description: 'A whisper as it was when it was reported, or one around it.' })
export class ReportedWhisperView {
  @Field(() => ID, { description: 'Its id.' }) id!: string;
  @Field(() => String, { description: 'Who wrote it.' }) authorHandle!: string;
  @Field(() => String, { description: 'What it said.' }) content!: string;
  @Field(() => DateTime, { description: 'When it was sent.' }) createdAt!: Date;
  @Field(() => Boolean, { description: 'The reporter picked it; the others were sent just before or after.' })
  isReported!: boolean;
}

@ObjectType('ReportNotice', { description: 'What someone without an account says, as the law requires it.' })
export class ReportNoticeView {
  @Field(() => String, { nullable: true, description: 'Their name; null where the law lets them stay unnamed.' })
  name!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Their email address; null where the law lets them stay unnamed.',
  })
  email!: string | null;
  @Field(() => String, { description: 'The law that they name.' }) law!: string;
  @Field(() => String, { description: 'Why it is illegal.' }) explanation!: string;
}

/** A report as moderators see it. */
@ObjectType('CaseReport', { description: 'A report, for moderators.', implements: () => [Node] })
export class CaseReportView implements Node {
  @Field(() => ID, { description: 'Identifies the report.' }) id!: string;
  @Field(() => MachineFinding, {
    nullable: true,
    description: 'What the server found by itself; null for a report of a person.',
  })
  foundBy!: MachineFindingName | null;
  @Field(() => ReportCategory, { description: 'Why it was reported.' }) category!: ReportCategoryName;
  @Field(() => String, { description: 'What the reporter added; may be empty.' }) comment!: string;
  @Field(() => Boolean, { description: 'The reporter says that it is illegal.' }) isIllegal!: boolean;
  @Field(() => ReportNoticeView, { nullable: true, description: 'For a notice of someone without an account.' })
  notice!: ReportNoticeView | null;
  @Field(() => ReportedPersonView, { description: 'The profile, as it was.' }) reportedPerson!: ReportedPersonView;
  @Field(() => [ReportedPostView], { description: 'The quacks, as they were.' }) reportedPosts!: ReportedPostView[];
  @Field(() => [ReportedWhisperView], { description: 'The whispers and those around them, oldest first.' })
  reportedWhispers!: ReportedWhisperView[];
  @Field(() => DateTime, { description: 'When it was made.' }) createdAt!: Date;
  /** Resolved as `reporter` and `rules`. */
  reporterId!: string | null;
  ruleIds!: readonly string[];
  caseId!: string;
}

/** Reports of one case that are read: the newest. */
const MAX_REPORTS_READ = 50;

/** The reports of cases, newest first, at most 50 of each; batched within a request. */
@Injectable()
export class CaseReportsLoader extends RequestLoader<string, CaseReportView[]> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(caseIds: readonly string[]): Promise<Map<string, CaseReportView[]>> {
    const found = new Map<string, CaseReportView[]>(caseIds.map((id) => [id, []]));
    for (const { evidence, ...row } of await this.newest(caseIds)) {
      found.get(row.caseId)!.push({
        ...row,
        reportedPerson: evidence.person,
        reportedPosts: evidence.posts.map((post) => ({
          ...post,
          quoted: post.quoted ?? null,
          pollOptions: post.pollOptions ?? [],
          createdAt: new Date(post.createdAt),
        })),
        reportedWhispers: evidence.whispers.map((whisper) => ({ ...whisper, createdAt: new Date(whisper.createdAt) })),
      });
    }
    return found;
  }

  private newest(caseIds: readonly string[]) {
    return this.database
      .reads<InferKyselyDB<typeof CaseSchema | typeof ReportSchema>>()
      .selectFrom('cases as c')
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('reports')
            .selectAll()
            .whereRef('case_id', '=', 'c.id')
            .orderBy('id', 'desc')
            .limit(MAX_REPORTS_READ)
            .as('r'),
        (join) => join.onTrue(),
      )
      .select(['r.id', 'r.case_id as caseId', 'r.reporter_id as reporterId', 'r.found_by as foundBy', 'r.category'])
      .select(['r.rule_ids as ruleIds', 'r.comment', 'r.is_illegal as isIllegal', 'r.notice', 'r.evidence'])
      .select('r.created_at as createdAt')
      .where('c.id', 'in', caseIds)
      .orderBy('r.id', 'desc')
      .execute();
  }
}

/** Pictures that were reported, as far as they still exist; batched within a request. */
@Injectable()
export class ReportedMediaLoader extends RequestLoader<string, MediaView> {
  constructor(private readonly media: MediaViews) {
    super();
  }

  protected fetch(ids: readonly string[]): Promise<Map<string, MediaView>> {
    return this.media.byIds(ids);
  }
}
